#import "AppDelegate.h"

@interface AppDelegate ()
@property(nonatomic) NSMutableArray<NSString *> *lines;
@end

@implementation AppDelegate

// Runs before anything else of this class, and so before iLink decides anything. The application's delegate is iLink's
// delegate too, without being set, because it says that it is one.
+ (void)initialize {
  if (self != [AppDelegate class]) return;
  iLink *link = iLink.sharedInstance;

  // This demo is not in the store, so it looks up an app that is. Your own app needs no such line.
  link.applicationBundleID = @"com.yelp.yelpiphone";

  // Shows the prompt at each launch, to proof-read it. For your own app: only while you do that.
  link.previewMode = YES;

  link.remindPeriod = 2;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  return YES;
}

- (NSArray<NSString *> *)log {
  return self.lines ?: @[];
}

- (void)note:(NSString *)line {
  if (self.lines == nil) self.lines = [NSMutableArray array];
  [self.lines insertObject:line atIndex:0];
  if (self.onNews != nil) self.onNews();
}

// MARK: What iLink tells. Each of these is optional.

- (void)iLinkDidFindiTunesInfo {
  [self note:[NSString stringWithFormat:@"The store has version %@", iLink.sharedInstance.applicationStoreVersion]];
}

- (void)iLinkCouldNotConnectToAppStore:(NSError *)error {
  [self note:[NSString stringWithFormat:@"No answer: %@", error.localizedDescription]];
}

- (BOOL)iLinkShouldPromptForUpdate {
  [self note:@"May it ask? Yes"];
  return YES;
}

- (void)iLinkDidDetectAppUpdate {
  [self note:@"This app was updated"];
}

- (void)iLinkDidOpenAppStore {
  [self note:@"A page of the App Store was opened"];
}

- (void)iLinkDidPromptForUpdate {
  [self note:@"It asks"];
}

- (void)iLinkUserDidAttemptToUpdateApp {
  [self note:@"The answer: update"];
}

- (void)iLinkUserDidDeclineToUpdateApp {
  [self note:@"The answer: no"];
}

- (void)iLinkUserDidRequestReminderToUpdateApp {
  [self note:@"The answer: later"];
}

@end

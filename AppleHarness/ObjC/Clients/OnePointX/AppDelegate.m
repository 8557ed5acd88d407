// An app of iLink 1.x's days. It says everything that iLink 1.x documents, and differs from what it said then in three
// things only: the import, the type of a notification, and URLs that may be nil.

@import iLinkKit;
#if TARGET_OS_OSX
@import AppKit;
#else
@import UIKit;
#endif
#if !TARGET_OS_TV
@import UserNotifications;
#endif

#if TARGET_OS_OSX
@interface AppDelegate : NSObject <NSApplicationDelegate, iLinkDelegate>
#else
@interface AppDelegate : UIResponder <UIApplicationDelegate, iLinkDelegate>
#endif
@end

@implementation AppDelegate

// Before anything starts: the place that iLink 1.x recommended.
+ (void)initialize {
  [iLink sharedInstance].remindPeriod = 2;
  [iLink sharedInstance].globalPromptForUpdate = YES;
  [iLink sharedInstance].aggressiveUpdatePrompt = NO;
  [iLink sharedInstance].applicationBundleID = @"com.example.app";
  [iLink sharedInstance].previewMode = YES;
}

- (void)identity {
  iLink *link = [iLink sharedInstance];
  link.appStoreID = 284910350;
  link.artistID = 5;
  link.appStoreCountry = @"de";
  link.applicationName = @"Example";
  link.applicationVersion = @"1.0";
  NSString *storeVersion = link.applicationStoreVersion;
  NSUInteger genre = link.appStoreGenreID;
  NSLog(@"%@ %lu %lu %lu", storeVersion, genre, link.appStoreID, link.artistID);
}

- (void)settings {
  iLink *link = [iLink sharedInstance];
  link.useAllAvailableLanguages = YES;
  link.onlyPromptIfMainWindowIsAvailable = YES;
  link.onlyPromptIfLatestVersion = NO;
  link.promptAtLaunch = YES;
  link.verboseLogging = YES;
  link.localNotificationWhenUpdate = NO;
  link.usesUntilPrompt = 3;
  link.eventsUntilPrompt = 4;
  link.daysUntilPrompt = 1.5f;
  link.usesPerWeekForPrompt = 2;
  link.linkParams = @"ct=spring";
}

// nil goes back to the text or the URL of iLink's own; a getter gives what is in effect.
- (void)texts {
  iLink *link = [iLink sharedInstance];
  link.messageTitle = nil;
  link.message = nil;
  link.cancelButtonLabel = @"";
  link.remindButtonLabel = nil;
  link.updateButtonLabel = nil;
  link.applicationName = nil;
  link.appStoreCountry = nil;
  link.applicationVersion = nil;
  link.applicationBundleID = nil;
  link.linkParams = nil;
  link.ratingsURL = nil;
  link.appLocalURL = nil;
  link.appShareURL = nil;
  link.artistURL = nil;
  NSString *_Nonnull title = link.messageTitle;
  NSString *_Nonnull message = link.message;
  NSLog(@"%@ %@ %@ %@ %@", title, message, link.cancelButtonLabel, link.remindButtonLabel, link.updateButtonLabel);
}

- (void)remembered {
  iLink *link = [iLink sharedInstance];
  NSDate *first = link.firstUsed;
  link.firstUsed = first;
  link.lastReminded = nil;
  link.usesCount = 0;
  link.eventCount += 1;
  if (link.declinedThisVersion || link.declinedAnyVersion) link.declinedThisVersion = NO;
  NSLog(@"%f", link.usesPerWeek);
}

- (void)links {
  iLink *link = [iLink sharedInstance];
  [link iLinkOpenAppPageInAppStore];
  [link iLinkOpenAppPageInAppStoreWithAppleID:284910350];
  [link iLinkOpenDeveloperPage];
  [link openRatingsPageInAppStore];
  [link iLinkOpenRatingsPageInAppStore];
  NSURL *local = [link iLinkGetAppURLforLocal];
  NSURL *sharing = [link iLinkGetAppURLforSharing];
  NSURL *developer = [link iLinkGetDeveloperURLforLocal];
  NSURL *developerToShare = [link iLinkGetDeveloperURLforSharing];
  NSURL *rating = [link iLinkGetRatingURL];
  if (local != nil) NSLog(@"%@ %@ %@ %@ %@", local, sharing, developer, developerToShare, rating);
}

- (void)asking {
  iLink *link = [iLink sharedInstance];
  link.delegate = self;
  [link promptForUpdate];
  [link checkForUpdateOnBackground];
  [link logEvent:NO];
}

#if !TARGET_OS_TV
- (BOOL)isOurs:(UNNotification *)notification {
  return [[iLink sharedInstance] isUpdateLocalNotification:notification];
}
#endif

// The delegate. Each of these is optional.

- (void)iLinkDidFindiTunesInfo {
}

- (void)iLinkCouldNotConnectToAppStore:(NSError *)error {
  NSLog(@"%@ %ld", error.domain, error.code);
}

- (BOOL)iLinkShouldPromptForUpdate {
  return YES;
}

- (void)iLinkDidDetectAppUpdate {
}

- (void)iLinkDidOpenAppStore {
}

- (void)iLinkDidPromptForUpdate {
}

- (void)iLinkUserDidAttemptToUpdateApp {
}

- (void)iLinkUserDidDeclineToUpdateApp {
}

- (void)iLinkUserDidRequestReminderToUpdateApp {
}

@end

// An app that hears of nothing is a delegate too.
@interface Silent : NSObject <iLinkDelegate>
@end

@implementation Silent
@end

// What an app written in Objective-C says to the sample.
@import Foundation;
#import "Sample-Swift.h"

@interface AppDelegate : NSObject <SampleDelegate>
@end

@implementation AppDelegate

- (void)launch {
  [Sample sharedInstance].remindPeriod = 2;
  [Sample sharedInstance].appStoreID = 284910350;
  [Sample sharedInstance].message = nil;
  [Sample sharedInstance].delegate = self;
  [[Sample sharedInstance] openPageWithAppleID:284910350];
  [[Sample sharedInstance] logEvent:NO];
  NSURL *url = [[Sample sharedInstance] getURLForSharing];
  if (url == nil) return;
}

- (void)sampleDidFindInfo {
}

- (BOOL)sampleShouldPrompt {
  return YES;
}

@end

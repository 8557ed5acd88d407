// What iLink 2 adds, as far as Objective-C can say it.

@import iLinkKit;
@import AppFoundation;
#if !TARGET_OS_TV
@import UserNotifications;
#endif

@interface New : NSObject
@end

@implementation New

- (void)settings {
  iLink *link = iLink.sharedInstance;
  link.releaseDelay = 0.5f;
  link.minimumSupportedVersion = @"2.1";
  link.minimumSupportedVersion = nil;
  link.promptOutsideAppStore = YES;
  link.storefrontFallbacks = @[ @"fr", @"ch" ];
  NSLog(@"%@ %@ %@", link.availableVersion, link.lastDecisionReport, link.exportState);
}

- (void)check {
  [iLink.sharedInstance statusWithCompletionHandler:^(enum iLinkUpdateStatus status, NSString *version) {
    switch (status) {
      case iLinkUpdateStatusUpToDate: NSLog(@"This is the newest version."); break;
      case iLinkUpdateStatusAvailable: NSLog(@"Version %@ is there.", version); break;
      case iLinkUpdateStatusCannotTell: NSLog(@"The store cannot be asked."); break;
    }
  }];
  [iLink.sharedInstance checkForUpdateWithCompletionHandler:^(BOOL wouldAsk) {
    NSLog(@"%d", wouldAsk);
  }];
}

- (void)actions {
  iLink *link = iLink.sharedInstance;
  [link openAppPage];
  [link openDeveloperPage];
  [link openRatingsPage];
  [link showProductPage];
  [link showProductPageWithAppleID:284910350];
  [link previewPrompt];
  [link dismissPrompt];
  [link resetHistory];
#if !TARGET_OS_TV
  [link requestReview];
#endif
}

#if !TARGET_OS_TV
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))completionHandler {
  if (![iLink.sharedInstance isUpdateNotificationResponse:response]) NSLog(@"It is a notification of the app's own.");
  completionHandler();
}
#endif

@end

@import UIKit;
@import iLinkKit;

NS_ASSUME_NONNULL_BEGIN

/// Configures iLink before it starts, and hears of all that happens.
@interface AppDelegate : UIResponder <UIApplicationDelegate, iLinkDelegate>

/// What iLink has told, the newest first.
@property(nonatomic, readonly) NSArray<NSString *> *log;

/// Adds a line to the log.
- (void)note:(NSString *)line;

/// Called whenever there is something new in the log.
@property(nonatomic, copy, nullable) void (^onNews)(void);

@end

NS_ASSUME_NONNULL_END

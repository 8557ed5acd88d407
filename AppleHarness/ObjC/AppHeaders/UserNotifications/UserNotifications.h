// Notifications, as much as an app gives iLink of them.

@import AppFoundation;

#pragma clang assume_nonnull begin

@interface UNNotification : NSObject
@end

@interface UNNotificationResponse : NSObject
@property(readonly, copy) UNNotification *notification;
@end

@class UNUserNotificationCenter;

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))completionHandler;
@end

@interface UNUserNotificationCenter : NSObject
+ (UNUserNotificationCenter *)currentNotificationCenter;
@property(nullable, weak) id<UNUserNotificationCenterDelegate> delegate;
@end

#pragma clang assume_nonnull end

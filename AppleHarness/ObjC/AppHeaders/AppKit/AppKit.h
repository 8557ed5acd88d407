// AppKit, as much as a small app in Objective-C needs.

@import AppFoundation;

#pragma clang assume_nonnull begin

@interface NSNotification (App)
@property(nullable, readonly, retain) id object;
@end

@protocol NSApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(NSNotification *)notification;
@end

#pragma clang assume_nonnull end

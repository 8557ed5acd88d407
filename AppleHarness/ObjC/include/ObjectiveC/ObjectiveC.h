// The root of Objective-C's classes, as much of it as the check of iLink's Objective-C face needs.

#pragma clang assume_nonnull begin

typedef _Bool BOOL;  // as on every 64-bit device of today
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL)selector;
@property(readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)new;
+ (instancetype)alloc;
- (instancetype)init __attribute__((objc_designated_initializer));
@end

#pragma clang assume_nonnull end

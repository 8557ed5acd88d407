// The classes of Foundation that show in Objective-C. Swift sees many of them as values of its own.

@import ObjectiveC;

#pragma clang assume_nonnull begin

#define BRIDGED(name) __attribute__((swift_bridge(name)))
#define SWIFT_NAMED(name) __attribute__((swift_name(name)))
#define SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define SWIFT_NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))

typedef double NSTimeInterval;

BRIDGED("Swift.String") @interface NSString : NSObject
@property(readonly) NSUInteger length;
@end

BRIDGED("FoundationEssentials.URL") @interface NSURL : NSObject
+ (nullable instancetype)URLWithString:(NSString *)text;
@end

BRIDGED("FoundationEssentials.Date") @interface NSDate : NSObject
+ (instancetype)date;
@end

BRIDGED("FoundationEssentials.Data") @interface NSData : NSObject
@end

SWIFT_SENDABLE @interface NSValue : NSObject
@property(readonly) const char *objCType;
@end

SWIFT_SENDABLE @interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value SWIFT_NAMED("init(value:)");
- (instancetype)initWithLongLong:(long long)value SWIFT_NAMED("init(value:)");
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value SWIFT_NAMED("init(value:)");
- (instancetype)initWithDouble:(double)value SWIFT_NAMED("init(value:)");
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAMED("init(value:)");
@property(readonly) BOOL boolValue;
@property(readonly) int intValue;
@property(readonly) long long longLongValue SWIFT_NAMED("int64Value");
@property(readonly) double doubleValue;
@end

BRIDGED("Swift.Dictionary") @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

BRIDGED("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

BRIDGED("Swift.Error") SWIFT_SENDABLE @interface NSError : NSObject
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSString *, id> *)userInfo;
@property(readonly, copy) NSString *domain;
@property(readonly) NSInteger code;
@property(readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property(readonly, copy) NSString *localizedDescription;
@end

extern NSString *const NSLocalizedDescriptionKey;
extern NSString *const NSUnderlyingErrorKey;

BRIDGED("Notification") SWIFT_NOT_SENDABLE @interface NSNotification : NSObject
@end

#pragma clang assume_nonnull end

#include "URLLoading.h"

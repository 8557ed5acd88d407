#pragma clang assume_nonnull begin

typedef double CGFloat;
typedef struct CGRect {
  CGFloat x, y, width, height;
} CGRect;

@class UIWindow, UIApplication;

@interface UIResponder : NSObject
@end

typedef NSString *UIApplicationLaunchOptionsKey;

@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
@property(nullable, nonatomic, strong) UIWindow *window;
@end

@interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication;
@property(nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@end

extern int UIApplicationMain(int argc, char *_Nullable argv[_Nonnull], NSString *_Nullable principalClassName,
                             NSString *_Nullable delegateClassName);
extern NSString *NSStringFromClass(Class aClass);

@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor;
@end

@interface UIView : UIResponder
@property(nullable, nonatomic, copy) UIColor *tintColor;
@property(nonatomic) NSInteger tag;
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIViewController : UIResponder
@property(nullable, nonatomic, copy) NSString *title;
@property(null_resettable, nonatomic, strong) UIView *view;
- (void)viewDidLoad;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@end

@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSInteger numberOfLines;
@end

typedef NSUInteger UIControlEvents;
enum { UIControlEventValueChanged = 1 << 12 };

@interface UIControl : UIView
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end

@interface UISwitch : UIControl
@property(nonatomic, getter=isOn) BOOL on;
@end

#pragma clang assume_nonnull end

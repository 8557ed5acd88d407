@import UIKit;

NS_ASSUME_NONNULL_BEGIN

/// Puts the demo's one screen into the scene.
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>

@property(nonatomic, strong, nullable) UIWindow *window;

@end

NS_ASSUME_NONNULL_END

#import "SceneDelegate.h"

#import "DemoViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
  DemoViewController *demo = [[DemoViewController alloc] initWithStyle:UITableViewStyleInsetGrouped];
  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
  self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:demo];
  [self.window makeKeyAndVisible];
}

@end

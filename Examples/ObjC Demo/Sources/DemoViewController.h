@import UIKit;

NS_ASSUME_NONNULL_BEGIN

/// A switch for each setting that is on or off, a row for each link and action, and what iLink has told.
@interface DemoViewController : UITableViewController
@end

NS_ASSUME_NONNULL_END

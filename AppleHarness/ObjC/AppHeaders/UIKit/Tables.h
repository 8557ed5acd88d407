#pragma clang assume_nonnull begin

@interface NSIndexPath : NSObject
@property(nonatomic, readonly) NSInteger section;
@property(nonatomic, readonly) NSInteger row;
@end

typedef NSInteger UITableViewCellStyle;
enum { UITableViewCellStyleDefault };
typedef NSInteger UITableViewCellSelectionStyle;
enum { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray,
       UITableViewCellSelectionStyleDefault };
typedef NSInteger UITableViewStyle;
enum { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped };

@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier;
@property(nullable, nonatomic, readonly, strong) UILabel *textLabel;
@property(nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property(nullable, nonatomic, strong) UIView *accessoryView;
@end

@class UITableView;

@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
@end

@protocol UITableViewDelegate <NSObject>
@optional
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface UITableView : UIView
- (void)reloadData;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@end

@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style;
@property(null_resettable, nonatomic, strong) UITableView *tableView;
@end

#pragma clang assume_nonnull end

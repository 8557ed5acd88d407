#import "DemoViewController.h"

#import "AppDelegate.h"

/// A setting that is on or off.
@interface DemoSetting : NSObject
@property(nonatomic, copy) NSString *name;
@property(nonatomic, copy) BOOL (^isOn)(void);
@property(nonatomic, copy) void (^turn)(BOOL on);
@end

@implementation DemoSetting

+ (DemoSetting *)settingNamed:(NSString *)name isOn:(BOOL (^)(void))isOn turn:(void (^)(BOOL on))turn {
  DemoSetting *setting = [DemoSetting new];
  setting.name = name;
  setting.isOn = isOn;
  setting.turn = turn;
  return setting;
}

@end

/// One of iLink's properties, by its name.
#define SETTING(property)                                               \
  [DemoSetting settingNamed:@ #property                                 \
                       isOn:^BOOL {                                     \
                         return iLink.sharedInstance.property;          \
                       }                                                \
                       turn:^(BOOL on) {                                \
                         iLink.sharedInstance.property = on;            \
                       }]

/// Something to tap: a title, and what it does.
@interface DemoAction : NSObject
@property(nonatomic, copy) NSString *title;
@property(nonatomic, copy) void (^perform)(iLink *link);
@end

@implementation DemoAction

+ (DemoAction *)actionWithTitle:(NSString *)title perform:(void (^)(iLink *link))perform {
  DemoAction *action = [DemoAction new];
  action.title = title;
  action.perform = perform;
  return action;
}

@end

enum { SettingsSection, ActionsSection, LogSection, SectionCount };

@interface DemoViewController ()
@property(nonatomic) NSArray<DemoSetting *> *settings;
@property(nonatomic) NSArray<DemoAction *> *actions;
@end

@implementation DemoViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"iLink";
  self.settings = @[
    SETTING(previewMode), SETTING(globalPromptForUpdate), SETTING(aggressiveUpdatePrompt), SETTING(promptAtLaunch),
    SETTING(promptOutsideAppStore), SETTING(localNotificationWhenUpdate), SETTING(useAllAvailableLanguages),
    SETTING(onlyPromptIfMainWindowIsAvailable), SETTING(onlyPromptIfLatestVersion), SETTING(verboseLogging),
  ];
  self.actions = [self makeActions];
  __weak DemoViewController *weakSelf = self;
  self.app.onNews = ^{
    [weakSelf.tableView reloadData];
  };
}

- (AppDelegate *)app {
  return (AppDelegate *)UIApplication.sharedApplication.delegate;
}

- (NSArray<DemoAction *> *)makeActions {
  __weak DemoViewController *weakSelf = self;
  return @[
    [DemoAction actionWithTitle:@"Prompt for an update" perform:^(iLink *link) { [link promptForUpdate]; }],
    [DemoAction actionWithTitle:@"Show the prompt to proof-read it" perform:^(iLink *link) { [link previewPrompt]; }],
    [DemoAction actionWithTitle:@"Check for updates…" perform:^(iLink *link) { [weakSelf showStatusOf:link]; }],
    [DemoAction actionWithTitle:@"Check in the background"
                        perform:^(iLink *link) { [link checkForUpdateOnBackground]; }],
    [DemoAction actionWithTitle:@"Log an event" perform:^(iLink *link) { [link logEvent:NO]; }],
    [DemoAction actionWithTitle:@"Open the app's page" perform:^(iLink *link) { [link iLinkOpenAppPageInAppStore]; }],
    [DemoAction actionWithTitle:@"Open another app's page"
                        perform:^(iLink *link) { [link iLinkOpenAppPageInAppStoreWithAppleID:361309726]; }],
    [DemoAction actionWithTitle:@"Show the app's page here" perform:^(iLink *link) { [link showProductPage]; }],
    [DemoAction actionWithTitle:@"Open the developer's page" perform:^(iLink *link) { [link iLinkOpenDeveloperPage]; }],
    [DemoAction actionWithTitle:@"Open the review page"
                        perform:^(iLink *link) { [link iLinkOpenRatingsPageInAppStore]; }],
    [DemoAction actionWithTitle:@"Ask the system for a rating" perform:^(iLink *link) { [link requestReview]; }],
    [DemoAction actionWithTitle:@"Links, as text" perform:^(iLink *link) { [weakSelf showLinksOf:link]; }],
    [DemoAction actionWithTitle:@"Why was there a prompt, or none?"
                        perform:^(iLink *link) { [weakSelf showDecisionOf:link]; }],
    [DemoAction actionWithTitle:@"Forget all answers" perform:^(iLink *link) { [link resetHistory]; }],
  ];
}

- (void)showStatusOf:(iLink *)link {
  [link statusWithCompletionHandler:^(enum iLinkUpdateStatus status, NSString *version) {
    switch (status) {
      case iLinkUpdateStatusUpToDate: [self show:@"There is nothing newer for this device"]; break;
      case iLinkUpdateStatusAvailable: [self show:[NSString stringWithFormat:@"Version %@ is there", version]]; break;
      case iLinkUpdateStatusCannotTell: [self show:@"It cannot be told"]; break;
    }
  }];
}

- (void)showLinksOf:(iLink *)link {
  NSURL *sharing = [link iLinkGetAppURLforSharing];
  if (sharing == nil) return [self show:@"The app's ID is not known yet"];
  [self show:[NSString stringWithFormat:@"To share: %@", sharing.absoluteString]];
  [self show:[NSString stringWithFormat:@"To open: %@", [link iLinkGetAppURLforLocal].absoluteString]];
  [self show:[NSString stringWithFormat:@"To rate: %@", [link iLinkGetRatingURL].absoluteString]];
  [self show:[NSString stringWithFormat:@"Developer: %@", [link iLinkGetDeveloperURLforSharing].absoluteString]];
}

- (void)showDecisionOf:(iLink *)link {
  [self show:link.lastDecisionReport ?: @"Nothing was decided yet"];
}

- (void)show:(NSString *)line {
  [self.app note:line];
}

// MARK: The table

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return SectionCount;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return @[ @"Settings", @"Links and actions", @"What iLink told" ][(NSUInteger)section];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  switch (section) {
    case SettingsSection: return (NSInteger)self.settings.count;
    case ActionsSection: return (NSInteger)self.actions.count;
    default: return (NSInteger)self.app.log.count;
  }
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
  NSUInteger row = (NSUInteger)indexPath.row;
  cell.textLabel.numberOfLines = 0;
  cell.selectionStyle = UITableViewCellSelectionStyleNone;
  switch (indexPath.section) {
    case SettingsSection:
      cell.textLabel.text = self.settings[row].name;
      cell.accessoryView = [self switchForSetting:row];
      break;
    case ActionsSection:
      cell.textLabel.text = self.actions[row].title;
      cell.selectionStyle = UITableViewCellSelectionStyleDefault;
      break;
    default:
      cell.textLabel.text = self.app.log[row];
      cell.textLabel.textColor = UIColor.secondaryLabelColor;
  }
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:YES];
  if (indexPath.section == ActionsSection) self.actions[(NSUInteger)indexPath.row].perform(iLink.sharedInstance);
}

// MARK: Switches

- (UISwitch *)switchForSetting:(NSUInteger)row {
  UISwitch *control = [UISwitch new];
  control.tag = (NSInteger)row;
  control.on = self.settings[row].isOn();
  [control addTarget:self action:@selector(change:) forControlEvents:UIControlEventValueChanged];
  return control;
}

- (void)change:(UISwitch *)control {
  self.settings[(NSUInteger)control.tag].turn(control.on);
}

@end

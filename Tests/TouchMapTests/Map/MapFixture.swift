@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A small screen: a list with a button, half covered by a banner in a window of its own that lets
/// touches beside the banner fall through. The app's window is not as high as the banner's, so
/// nobody takes touches at the bottom.
enum MapFixture {
  static let text = """
    <UIWindow: 0x1; frame = (0 0; 120 80)>
       | <UITableView: 0x2; frame = (0 0; 120 80)>
       |    | <UIButton: 0x3; frame = (20 10; 80 40)>
       |    |    | <UIButtonLabel: 0x4; frame = (0 0; 80 40); text = 'Buy'; userInteractionEnabled = NO>
    <PassThroughWindow: 0x5; baseClass = UIWindow; frame = (0 0; 120 100)>
       | <UIView: 0x6; frame = (0 0; 120 100)>
       |    | <Banner: 0x7; frame = (0 30; 60 20); accessibilityIdentifier = 'banner'>
    """

  /// A toast window that takes all taps, over a button that the toast itself half covers.
  static let toast = """
    # level 0
    <UIWindow: 0x1; frame = (0 0; 200 200)>
       | <UIButton: 0x2; frame = (0 0; 200 60); accessibilityIdentifier = 'top'>
       | <UIButton: 0x3; frame = (0 100; 200 60); accessibilityIdentifier = 'pay'>
    # level 1
    <Shop.ToastWindow: 0x4; baseClass = UIWindow; frame = (0 0; 200 200)>
       | <UIView: 0x5; frame = (0 0; 200 200)>
       |    | <UIButton: 0x6; frame = (0 140; 200 60); accessibilityIdentifier = 'undo'>
    """

  static func report(_ text: String = text) throws -> MapReport {
    MapReport(ReportedScreen(try onlyScreen(text), file: "shop/screen.txt"))
  }
}

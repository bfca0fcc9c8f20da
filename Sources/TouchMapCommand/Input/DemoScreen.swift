import TouchMap

/// The screen of `touchmap demo`: the text of Examples/Screens/toast-over-feed.txt, so that the
/// command has it wherever it is installed.
enum DemoScreen {
  /// A point on a button of the feed, under the overlay window.
  static let point = Screen.Point(x: 196, y: 420)

  /// The dump.
  static let text = ##"""
    A feed on iOS 26.0, and an overlay window that shows a toast near the bottom. Back to front:

    (lldb) po [appWindow recursiveDescription]
    <UIWindow: 0x101d0a4b0; frame = (0 0; 393 852); gestureRecognizers = <NSArray: \##
    0x600000c1a2b0>; layer = <UIWindowLayer: 0x600000c1a190>>
       | <UITransitionView: 0x101e05c20; frame = (0 0; 393 852); autoresize = W+H; layer = \##
    <CALayer: 0x600000241f80>>
       |    | <UIDropShadowView: 0x101e06990; frame = (0 0; 393 852); autoresize = W+H; layer = \##
    <CALayer: 0x6000002420a0>>
       |    |    | <UIView: 0x101d11730; frame = (0 0; 393 852); autoresize = W+H; \##
    backgroundColor = <UIDynamicSystemColor: 0x600001758a40; name = systemBackgroundColor>; \##
    layer = <CALayer: 0x600000242220>>
       |    |    |    | <UICollectionView: 0x10280e400; frame = (0 0; 393 852); clipsToBounds = \##
    YES; autoresize = W+H; gestureRecognizers = <NSArray: 0x600000c1b4e0>; layer = <CALayer: \##
    0x600000242400>; contentOffset: {0, 812}; contentSize: {393, 2880}; adjustedContentInset: \##
    {103, 0, 83, 0}; layout: <UICollectionViewCompositionalLayout: 0x101d13a60>; dataSource: \##
    <Feed.FeedDataSource: 0x600002614d20>>
       |    |    |    |    | <Feed.PostCell: 0x102813000; baseClass = UICollectionViewCell; \##
    frame = (16 916; 361 232); clipsToBounds = YES; layer = <CALayer: 0x600000242640>>
       |    |    |    |    |    | <UIView: 0x101d17e30; frame = (0 0; 361 232); \##
    gestureRecognizers = <NSArray: 0x600000c1bd50>; layer = <CALayer: 0x600000242700>>
       |    |    |    |    |    |    | <UIImageView: 0x101d18c80; frame = (16 16; 44 44); \##
    clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; image = \##
    <UIImage:0x6000026103f0 named(main: avatar-mira) {44, 44} renderingMode=automatic>; layer = \##
    <CALayer: 0x6000002427c0>>
       |    |    |    |    |    |    | <UILabel: 0x101d19540; frame = (72 16; 200 20.3333); text \##
    = 'Mira's garden; week 3'; userInteractionEnabled = NO; backgroundColor = \##
    UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x600002114a00>>
       |    |    |    |    |    |    | <UIButton: 0x101d1a2f0; frame = (261 172; 84 44); opaque \##
    = NO; gestureRecognizers = <NSArray: 0x600000c1c120>; layer = <CALayer: 0x600000242880>>
       |    |    |    |    |    |    |    | <UIButtonLabel: 0x101d1b0d0; frame = (16 12; 52 \##
    20.3333); text = 'Follow'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: \##
    0x600002114c80>>
       |    |    |    |    | <Feed.PostCell: 0x102816600; baseClass = UICollectionViewCell; \##
    frame = (16 1164; 361 232); clipsToBounds = YES; layer = <CALayer: 0x600000242a60>>
       |    |    |    |    |    | <UIView: 0x101d1e710; frame = (0 0; 361 232); \##
    gestureRecognizers = <NSArray: 0x600000c1c6f0>; layer = <CALayer: 0x600000242b20>>
       |    |    |    |    |    |    | <UILabel: 0x101d1f480; frame = (72 16; 200 20.3333); text \##
    = 'Ten walks by the sea'; userInteractionEnabled = NO; backgroundColor = \##
    UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x600002115400>>
       |    |    |    |    |    |    | <UIButton: 0x101d20260; frame = (16 40; 329 60); opaque = \##
    NO; gestureRecognizers = <NSArray: 0x600000c1ca50>; layer = <CALayer: 0x600000242be0>>
       |    |    |    |    |    |    |    | <UIButtonLabel: 0x101d21040; frame = (118 19.6667; \##
    93 20.3333); text = 'Open album'; opaque = NO; userInteractionEnabled = NO; layer = \##
    <_UILabelLayer: 0x600002115680>>
       |    |    |    |    | <_UIScrollViewScrollIndicator: 0x101d22e90; frame = (387 1300; 3 \##
    240); alpha = 0; autoresize = LM; layer = <CALayer: 0x600000242d60>>
       |    |    |    | <UINavigationBar: 0x101d0f8e0; frame = (0 59; 393 44); opaque = NO; \##
    autoresize = W; layer = <CALayer: 0x600000242e80>>
       |    |    |    |    | <UILabel: 0x101d24050; frame = (170 12; 53 20.3333); text = 'Feed'; \##
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002115900>>
       |    |    |    | <UITabBar: 0x101d25690; frame = (0 769; 393 83); opaque = NO; autoresize \##
    = W+TM; gestureRecognizers = <NSArray: 0x600000c1d0b0>; layer = <CALayer: 0x600000243060>>
       |    |    |    |    | <UIKit._UITabBarPlatterView: 0x101d26000; frame = (59.5 0; 274 62); \##
    layer = <CALayer: 0x600000243070>>
       |    |    |    |    |    | <_UITabButton: 0x101d26100; frame = (4 4; 94 54); opaque = NO; \##
    layer = <CALayer: 0x600000243080>>
       |    |    |    |    |    |    | <UILabel: 0x101d26180; frame = (34.6667 37; 24.6667 12); \##
    text = 'Feed'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002115c00>>
       |    |    |    |    |    | <_UITabButton: 0x101d26200; frame = (90 4; 94 54); opaque = \##
    NO; layer = <CALayer: 0x600000243090>>
       |    |    |    |    |    |    | <UILabel: 0x101d26280; frame = (30.3333 37; 33.3333 12); \##
    text = 'Search'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002116c00>>
       |    |    |    |    |    | <_UITabButton: 0x101d26300; frame = (176 4; 94 54); opaque = \##
    NO; layer = <CALayer: 0x6000002430a0>>
       |    |    |    |    |    |    | <UILabel: 0x101d26380; frame = (29.6667 37; 34.6667 12); \##
    text = 'Profile'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002117c00>>
       |    |    |    | <UIActivityIndicatorView: 0x101d27bc0; frame = (178.333 408; 37 37); \##
    hidden = YES; autoresize = LM+RM+TM+BM; layer = <CALayer: 0x600000243180>>

    (lldb) po [overlayWindow recursiveDescription]
    # level 1999
    <Feed.ToastWindow: 0x101f0c5d0; baseClass = UIWindow; frame = (0 0; 393 852); \##
    gestureRecognizers = <NSArray: 0x600000c1d980>; layer = <UIWindowLayer: 0x600000c1d7a0>>
       | <UITransitionView: 0x101f0e840; frame = (0 0; 393 852); autoresize = W+H; layer = \##
    <CALayer: 0x600000243480>>
       |    | <UIDropShadowView: 0x101f0f530; frame = (0 0; 393 852); autoresize = W+H; layer = \##
    <CALayer: 0x600000243600>>
       |    |    | \##
    <_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentV4Feed9ToastViewVS_14_PaddingLayout__: \##
    0x10290a200; frame = (0 0; 393 852); autoresize = W+H; gestureRecognizers = <NSArray: \##
    0x600000c1dfe0>; layer = <CALayer: 0x6000002436c0>>
       |    |    |    | <CALayer: 0x600000243840> (layer)
       |    |    |    | <_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5914CGDrawingLayer: \##
    0x600002116080> (layer)
    """##
}

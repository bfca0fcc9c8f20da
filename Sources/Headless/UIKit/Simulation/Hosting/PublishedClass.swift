/// A class with which SwiftUI shows content, as others published it, and the class of the model for
/// it.
///
/// The model builds its trees from this table, and tests of code that uses class names read it.
/// Sources are keys of `Documentation/Evidence/fidelity-items.txt`. (FS-404)
package struct PublishedClass: Sendable {
  /// What a view or layer of the class is for a hit test.
  package enum Meaning: Sendable {
    /// A hosting view.
    case host
    /// A leaf of SwiftUI's drawing, which shows what its layer shows.
    case leaf
    /// A leaf that shows something on all its bounds.
    case drawnLeaf
    /// A view around others that never answers itself.
    case wrapper
    /// A layer that shows something on all its bounds.
    case drawnLayer
    /// A layer whose path or whose layers show something, or which shows what is behind it.
    case otherLayer
    /// A view of UIKit, or one like it, that takes touches itself.
    case realView
  }

  /// The name on a device, mangled where the device does so.
  package let name: String
  /// The names of its superclasses, without `UIView` and `CALayer` and their superclasses.
  package let superclasses: [String]
  /// What it is for a hit test.
  package let meaning: Meaning
  /// The major versions of iOS that use it. From 26 on a layer only appears in an app of that SDK,
  /// and a leaf only in an app of an older SDK.
  package let systems: ClosedRange<Int>
  /// Keys of sources, with semicolons between them; "KEY alone" if the source describes another
  /// system, and the row is inferred.
  package let sources: String
  /// The model's classes for it.
  fileprivate let models: [ObjectIdentifier]

  private init(
    _ name: String, of superclasses: [String] = [], _ meaning: Meaning,
    _ systems: ClosedRange<Int>, _ sources: String, _ models: AnyClass...
  ) {
    self.name = name
    self.superclasses = superclasses
    self.meaning = meaning
    self.systems = systems
    self.sources = sources
    self.models = models.map { ObjectIdentifier($0) }
  }

  /// Returns the published name of a class of the model's; nil for every other class.
  package static func name(of anyClass: AnyClass) -> String? { names[ObjectIdentifier(anyClass)] }

  /// Returns the row of a class of the model's; nil for every other class.
  package static func row(of anyClass: AnyClass) -> PublishedClass? {
    all.first { $0.models.contains(ObjectIdentifier(anyClass)) }
  }

  private static let names = Dictionary(
    all.flatMap { row in row.models.map { ($0, row.name) } },
    uniquingKeysWith: { first, _ in first })

  private static let graphics = "SwiftUI._UIGraphicsView"
  private static let newest = 99

  /// All of them.
  package static let all = [
    // Hosting views and their layers.
    PublishedClass(
      "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", .host, 13...newest, "SENTRYTREES; APPREVEAL27",
      _UIHostingView<AnyView>.self, _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_.self),
    PublishedClass(
      "_TtGC7SwiftUI15CellHostingViewGVS_15ModifiedContentVS_14_ViewList_ViewVS_26"
        + "CollectionViewCellModifier__", of: ["_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_"], .host,
      16...newest, "SENTRYTREES"),
    PublishedClass(
      "SwiftUI.UIHostingViewDebugLayer", .otherLayer, 15...25, "SENTRYTREES; OSWIFTUI",
      UIHostingViewDebugLayer.self),
    // Leaves up to iOS 18, and in apps of older SDKs.
    PublishedClass(
      graphics, .leaf, 13...newest, "SENTRYTREES; POSTHOG409; OSWIFTUI", _UIGraphicsView.self,
      _UIGraphicsView.Backdrop.self, _UIGraphicsView.Image.self, _UIGraphicsView.Gradient.self),
    PublishedClass(
      "_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView", of: [graphics],
      .drawnLeaf, 13...17, "SENTRYTREES; SENTRY7121", DisplayList.CGDrawingView.self),
    PublishedClass(
      "SwiftUI.CGDrawingView", of: [graphics], .drawnLeaf, 18...newest,
      "SENTRYTREES; POSTHOG409; OSWIFTUI", CGDrawingView.self),
    PublishedClass(
      "_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_UIShapeHitTestingView", of: [graphics],
      .leaf, 13...newest, "SENTRY7121; POSTHOG409; OSWIFTUI", _UIShapeHitTestingView.self),
    PublishedClass(
      "SwiftUI.RBDrawingView", of: ["RenderBoxView"], .drawnLeaf, 15...newest,
      "QUIZFLASH; OSWIFTUI", RBDrawingView.self),
    // Wrappers.
    PublishedClass(
      "SwiftUI._UIInheritedView", of: [graphics], .wrapper, 13...newest, "OSWIFTUI; POSTHOG409",
      _UIInheritedView.self),
    PublishedClass(
      "_TtGC7SwiftUI16PlatformViewHostGVS_32PlatformViewRepresentableAdaptorV5MyApp5Field__",
      of: ["_UIConstraintBasedLayoutHostingView"], .wrapper, 13...17, "SENTRYTREES",
      PlatformViewHost.self),
    PublishedClass(
      "_TtGC7SwiftUI21UIKitPlatformViewHostGVS_32PlatformViewRepresentableAdaptorV5MyApp5Field__",
      of: [
        "_TtGC5UIKit22UICorePlatformViewHost"
          + "GV7SwiftUI32PlatformViewRepresentableAdaptorV5MyApp5Field__"
      ], .wrapper, 18...newest, "BONES; POSTHOG409", UIKitPlatformViewHost.self),
    // Views that take touches themselves.
    PublishedClass(
      "SwiftUI.HostingScrollView", of: ["UIScrollView"], .realView, 14...newest,
      "AXS33; QUIZFLASH"),
    PublishedClass(
      "_TtCC7SwiftUI17HostingScrollView22PlatformGroupContainer", .realView, 14...newest,
      "AXS33; QUIZFLASH"),
    PublishedClass(
      "SwiftUI.UpdateCoalescingCollectionView", of: ["UICollectionView"], .realView, 16...newest,
      "SENTRYTREES"),
    PublishedClass(
      "SwiftUI.TextEditorTextView", of: ["UITextView"], .realView, 14...newest, "POSTHOG409"),
    // Layers, of views up to iOS 18 and their own since iOS 26.
    PublishedClass(
      "_TtCOCV7SwiftUI11DisplayList11ViewUpdater8PlatformP33_65A81BD07F0108B0485D2E15DE104A7514"
        + "CGDrawingLayer", .drawnLayer, 13...17, "SENTRYTREES"),
    PublishedClass(
      "_TtC7SwiftUIP33_65A81BD07F0108B0485D2E15DE104A7514CGDrawingLayer", .drawnLayer, 18...newest,
      "SENTRYTREES"),
    PublishedClass(
      "_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5914CGDrawingLayer", .drawnLayer, 26...newest,
      "POSTHOG409; SENTRY6389; SENTRYTREES", CGDrawingLayer.self),
    PublishedClass(
      "RBDrawingLayer", of: ["RBLayer"], .drawnLayer, 15...newest, "OSWIFTUI", RBDrawingLayer.self),
    PublishedClass(
      "SwiftUI.ImageLayer", .drawnLayer, 13...newest, "SENTRYTREES; POSTHOG409; OSWIFTUI",
      ImageLayer.self),
    PublishedClass(
      "SwiftUI.GradientLayer", .drawnLayer, 15...newest, "POSTHOG409", GradientLayer.self),
    PublishedClass(
      "_TtC7SwiftUIP33_E19F490D25D5E0EC8A24903AF958E34115ColorShapeLayer", of: ["CAShapeLayer"],
      .otherLayer, 15...newest, "POSTHOG409", ColorShapeLayer.self),
    PublishedClass(
      "CABackdropLayer", .otherLayer, 13...newest, "SDKIT; SHATTERED", CABackdropLayer.self),
    // Inferred: the published trees of layers of glass are of macOS.
    PublishedClass("SwiftUI.SDFLayer", .otherLayer, 26...newest, "SHATTERED alone", SDFLayer.self),
    PublishedClass("CASDFLayer", .otherLayer, 26...newest, "SHATTERED alone", CASDFLayer.self),
  ]
}

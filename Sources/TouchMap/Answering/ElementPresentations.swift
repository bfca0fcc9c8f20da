/// What is presented in front of the elements of a screen: alerts, action sheets, popovers, menus
/// and the cards of sheets. Each lies in front of all that is not in it, in its window and in those
/// behind.
///
/// > Source: `XCUIElement.ElementType` has the types, and the tools that are built on XCTest print
/// them: WebDriverAgent (appium/appium, issue 12957, and its `fb_alertElement`, which takes alerts
/// and sheets for what is in the way), mobile-mcp, agent-device. Elements behind them are not
/// hittable: matrixprojects.net, "What's new with UI testing in iOS 10". The regions that dismiss
/// are an element of their own for XCTest (facebookarchive/WebDriverAgent, pull request 189) and
/// for idb and AXe. Those two, and Maestro by default (mobile-dev-inc/Maestro, pull request 2515),
/// leave out what lies behind a modal.
struct ElementPresentations: Sendable {
  struct Presentation: Sendable {
    /// Of which elements behind it is not known whether they get touches.
    enum Doubt: Sendable, Hashable {
      case none
      /// Of all: there may be no dimming view, or one that lets touches through.
      case all
      /// Of those in bars. A popover that a bar's item shows lets touches on the bar through.
      ///
      /// > Source: Matt Neuburg, "Programming iOS 6", chapter 22, on `passthroughViews`.
      case bars
      /// Of those in bars, and of those beside it in the same element, which may be its content.
      case siblings
    }

    /// The element that shows it: the alert, the card, the region that dismisses.
    let root: Node.ID
    let kind: Kind
    /// The part of the screen on which it takes touches, in screen points; `nil` if not known.
    var area: Screen.Rect?
    var doubt = Doubt.all
    /// The place of its window.
    let window: Int
    /// Its place among those of its window.
    var order: Order

    init(root: Node.ID, kind: Kind, area: Screen.Rect?, window: Int) {
      self.root = root
      self.kind = kind
      self.area = area
      self.window = window
      order = Order(node: root)
    }
  }

  /// What is presented; the raw value is the word for people.
  enum Kind: String, Sendable {
    case alert, sheet, popover, menu, dialog, card
    /// The region around a popover or a menu, which dismisses it.
    case region
  }

  /// The order in the source; a region lies behind the popover that is listed before it.
  struct Order: Comparable {
    var node: Node.ID
    var isPresented = true

    static func < (left: Order, right: Order) -> Bool {
      (left.node, left.isPresented ? 1 : 0) < (right.node, right.isPresented ? 1 : 0)
    }
  }

  /// From back to front.
  private let all: [Presentation]
  /// How many presentations each node lies in front of: 0 for the page itself.
  let levels: [Int]
  /// For each window the place of the first presentation in it or in a window in front of it.
  private var firstFrom: [Int]

  /// - Complexity: O(*n*) for a tree in which alerts do not nest, where *n* is the number of nodes.
  init(_ screen: Screen, windows: [Int]) {
    var search = PresentationSearch(screen, windows: windows)
    for window in screen.windows { search.visit(window) }
    let found = search.settled()
    let sorted = found.indices.sorted {
      (found[$0].window, found[$0].order) < (found[$1].window, found[$1].order)
    }
    var level = [Int](repeating: 0, count: found.count)
    for (place, index) in sorted.enumerated() { level[index] = place + 1 }
    all = sorted.map { found[$0] }
    levels = search.scopes.map { scope in scope.map { level[$0] } ?? 0 }
    firstFrom = Array(repeating: all.count, count: screen.windows.count)
    for (place, one) in all.enumerated().reversed() { firstFrom[one.window] = place }
    for window in firstFrom.indices.dropLast().reversed() {
      firstFrom[window] = min(firstFrom[window], firstFrom[window + 1])
    }
  }

  /// The presentation that a node belongs to; `nil` for the page itself.
  subscript(node: Node.ID) -> Presentation? {
    levels[node] > 0 ? all[levels[node] - 1] : nil
  }

  /// Returns the rearmost presentation in front of a node, with its level.
  func first(inFrontOf node: Node.ID, inWindow window: Int) -> (Presentation, level: Int)? {
    let place = max(levels[node], firstFrom[window])
    return place < all.count ? (all[place], place + 1) : nil
  }
}

extension ElementPresentations.Kind {
  /// Whether it belongs to the elements in it alone. What is listed behind a card or a region
  /// belongs to it as well, or lies in front.
  var holdsOthers: Bool { self != .card && self != .region }

  /// Whether nothing behind it gets touches, wherever they are.
  ///
  /// > Source: UIKit documentation, `UIAlertController`: people dismiss it before they go on.
  var coversScreen: Bool { self == .alert || self == .sheet }
}

extension Node {
  /// Whether an element is visible and has a place with an area.
  var isPlacedElement: Bool {
    kind == .element && !unknown.contains(.geometry) && reasonToIgnoreTouches == nil
      && frame.size.area > 0
  }

  /// Whether an element dismisses a popover or a menu, wherever beside it a finger lands. UIKit
  /// names it in English.
  ///
  /// > Source: published UI tests that tap elements with these names, as facebookarchive's
  /// WebDriverAgent, pull request 189.
  var isDismissRegion: Bool {
    [identifier, label].contains { $0.map(Self.dismissRegions.contains) == true }
  }

  private static let dismissRegions: Set<String> = [
    "PopoverDismissRegion", "dismiss popup", "Dismiss context menu",
  ]

  /// Whether an element is an alert or another presentation that keeps touches from what lies
  /// behind it.
  var keepsTouchesBehind: Bool {
    kind == .element && (role.map(SystemClasses.modals.contains) == true || isDismissRegion)
  }

  /// Whether an element is the handle at the upper edge of a sheet, as UIKit names it in English.
  ///
  /// > Source: getsentry/XcodeBuildMCP, whose tests contain snapshots with it.
  var isSheetGrabber: Bool { label == "Sheet Grabber" || identifier == "Sheet Grabber" }
}

extension Screen {
  /// Whether the source is a list, which does not say what lies in what.
  var isFlatList: Bool { nodes.allSatisfy { $0.depth <= 1 } }
}

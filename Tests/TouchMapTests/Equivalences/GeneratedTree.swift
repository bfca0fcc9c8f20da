import SeededRandomness
@_spi(Command) import TouchMap

/// One window or two, random trees of views as `recursiveDescription` prints them, and who gets a touch
/// by UIKit's rule, worked out from the trees themselves.
struct GeneratedTree {
  private struct View {
    var className: String
    var address: String
    var x, y, width, height: Int
    /// What is printed about it that decides about touches.
    var switches = ""
    var text = ""
    var children: [View] = []

    var takesTouches: Bool {
      !["hidden = YES", "alpha = 0;", "userInteractionEnabled = NO"].contains {
        switches.contains($0)
      }
    }

    /// The address of the view that gets a touch at a point of the parent.
    func winner(x pointX: Int, y pointY: Int) -> View? {
      let (innerX, innerY) = (pointX - x, pointY - y)
      guard takesTouches else { return nil }
      if GeneratedTree.neverHit.contains(className) {
        return children.reversed().lazy.compactMap { $0.winner(x: innerX, y: innerY) }.first
      }
      guard 0..<width ~= innerX, 0..<height ~= innerY else { return nil }
      for child in children.reversed() {
        if let view = child.winner(x: innerX, y: innerY) { return view }
      }
      return self
    }

    var description: String {
      "<\(className): \(address); frame = (\(x) \(y); \(width) \(height));\(text)\(switches) "
        + "autoresize = W+H; layer = <CALayer: \(address.replacing("0x7f", with: "0x60"))>>"
    }

    func print(depth: Int, into lines: inout [String]) {
      lines.append(String(repeating: "   | ", count: depth) + description)
      for child in children { child.print(depth: depth + 1, into: &lines) }
    }

    var holdsNeverHit: Bool {
      GeneratedTree.neverHit.contains(className) || children.contains(where: \.holdsNeverHit)
    }

    /// The part below the first child, and below its first, with the depth of its root.
    var chain: [View] { [self] + (children.first?.chain ?? []) }
  }

  private static let ownNames = [
    "Shop.Card", "UIComponents.Card", "_TtC6UIKits4Card", "_UINewView", "UIKit.NewView",
    "UITransitionView", "UIDimmingView", "UIDropShadowView", "UIInputSetHostView", "WKContentView",
    "_UIPortalView",
  ]
  /// Private views that ask their subviews wherever a touch is, and never take it.
  fileprivate static let neverHit = ["_UIInheritedView", "WKCompositingView"]

  static let point = Screen.Point(x: 100, y: 720)

  let lines: [String]
  let hasWindow: Bool
  /// The address of the view that gets the touch.
  let winner: String?
  /// Whether a class takes the touch that may have a rule of its own, so that an answer is no more
  /// than assumed: an app's, a private one that no list contains, or a container of a presentation.
  let isAssumed: Bool
  /// Whether an answer is perhaps no more than assumed: a touch may have been asked of such a view.
  let mayBeAssumed: Bool
  private let root: View

  init(random: inout SplitMix64) {
    hasWindow = Int.random(in: 0..<6, using: &random) > 0
    var count = 0
    var root = Self.view(
      hasWindow ? "UIWindow" : "UIView", 0, 0, 393, 852, count: &count, random: &random)
    root.switches = ""
    let depth = Int.random(in: 2...4, using: &random)
    root.children = Self.children(of: root, depth: depth, count: &count, random: &random)
    self.root = root
    var windows = [root]
    if hasWindow, Int.random(in: 0..<3, using: &random) == 0 {
      let height = [852, 852, 100].randomElement(using: &random) ?? 852
      var front = Self.view("UIWindow", 0, 0, 393, height, count: &count, random: &random)
      front.children = Self.children(of: front, depth: depth, count: &count, random: &random)
      windows.append(front)
    }
    lines = Self.lines(of: windows, random: &random)
    let winner = windows.reversed().lazy
      .compactMap { $0.winner(x: Int(Self.point.x), y: Int(Self.point.y)) }.first
    self.winner = winner?.address
    isAssumed = winner.map { Self.ownNames.contains($0.className) } == true
    mayBeAssumed = windows.contains(where: \.holdsNeverHit)
  }

  /// The windows back to front; with their levels in any order.
  private static func lines(of windows: [View], random: inout SplitMix64) -> [String] {
    var lines: [String] = []
    guard windows.count > 1, Bool.random(using: &random) else {
      for window in windows { window.print(depth: 0, into: &lines) }
      return lines
    }
    for (level, window) in windows.enumerated().shuffled(using: &random) {
      lines.append("# level \(level * 2000)")
      window.print(depth: 0, into: &lines)
    }
    return lines
  }

  private static func view(
    _ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, count: inout Int,
    random: inout SplitMix64
  ) -> View {
    count += 1
    let number = String(count * 0x1370 + 0x7f81_2340_0000, radix: 16)
    var view = View(
      className: name, address: "0x\(number)", x: x, y: y, width: width, height: height)
    let switches = [
      " hidden = YES;", " alpha = 0;", " userInteractionEnabled = NO;", " opaque = NO;", "", "",
      " clipsToBounds = YES; userInteractionEnabled = NO;", " tag = 7;", "",
      " animations = { position=<CASpringAnimation: 0x600>; };",
    ]
    view.switches = switches.randomElement(using: &random) ?? ""
    let texts = [
      " text = 'Get it, all';", " text = 'a > b; hidden = NO';", " text = '3 < 4 | 5';",
      " text = 'Wait ... more lines';", " text = '';", " text = 'Pay';",
    ]
    view.text =
      Int.random(in: 0..<4, using: &random) == 0 ? texts.randomElement(using: &random) ?? "" : ""
    return view
  }

  private static func children(
    of parent: View, depth: Int, count: inout Int, random: inout SplitMix64
  ) -> [View] {
    guard depth > 0 else { return [] }
    let names =
      [
        "UIView", "UIView", "UIView", "UIButton", "UIButton", "UIImageView", "UILabel",
        "UIKit.UIView",
      ]
      + ["UIStackView", "UIStackView", "_UIHairline", "_TtC5UIKit6UIView"] + ownNames
      + (Int.random(in: 0..<4, using: &random) == 0 ? neverHit : [])
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let isWhole = Int.random(in: 0..<3, using: &random) > 0
      let (x, y) =
        isWhole ? (0, 0) : (20, Int.random(in: 0..<max(1, parent.height), using: &random))
      var view = Self.view(
        names.randomElement(using: &random) ?? "UIView", x, y, parent.width - x,
        isWhole ? parent.height : Int.random(in: 1...400, using: &random), count: &count,
        random: &random)
      view.children = children(of: view, depth: depth - 1, count: &count, random: &random)
      return view
    }
  }

  /// What a session prints of the tree, and parts of it again.
  ///
  /// - Returns: The lines, and whether an object has other facts in one of its prints.
  func printed(again kind: Repetition, random: inout SplitMix64) -> (lines: [String], isOther: Bool)
  {
    let chain = root.chain
    let part = chain[Int.random(in: 1..<chain.count, using: &random)]
    var tree: [String] = []
    part.print(depth: 0, into: &tree)
    switch kind {
    case .oneObject: return (lines + ["(lldb) po view.superview", part.description], false)
    case .objectBefore:
      return (["(lldb) po view", part.description, "(lldb) po [w x]"] + lines, false)
    case .rootBefore: return (["(lldb) po w", root.description, "(lldb) po [w x]"] + lines, false)
    case .part: return (lines + ["(lldb) po [view x]"] + tree, false)
    case .partBefore: return (["(lldb) po [view x]"] + tree + ["(lldb) po [w x]"] + lines, false)
    case .all: return (lines + ["", "(lldb) again"] + lines, false)
    case .results:
      let first = lines.firstIndex { $0.hasPrefix("<") } ?? 0
      var lines = lines
      lines[first] = "$10 = " + lines[first]
      return (["$3 = \(part.description)"] + lines, false)
    case .headed: return (["== before =="] + lines + ["== after =="] + lines, false)
    case .otherFacts:
      var part = part
      part.height += 3
      return (lines + ["(lldb) po view", part.description], true)
    }
  }

  /// What is printed more than once.
  enum Repetition: CaseIterable {
    case oneObject, objectBefore, rootBefore, part, partBefore, all, results, headed, otherFacts
  }
}

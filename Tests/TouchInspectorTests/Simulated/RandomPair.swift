import Foundation
import SeededRandomness
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

/// A random screen of controls and hosting views, as a view dump and as an accessibility tree of the
/// same moment, and what each element really is.
@MainActor
struct RandomPair {
  /// Who an element belongs to.
  enum Owner: Equatable {
    /// A view that is the element.
    case view(UIView)
    /// A hosting view that draws it.
    case host(UIView)
  }

  private struct Element {
    var role: String
    var label: String?
    var identifier: String?
    var frame: CGRect
    var owner: Owner?
  }

  private(set) var windows: [UIWindow] = []
  private var random: SplitMix64
  private var elements: [[Element]] = []
  private var count = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    // A second window is an overlay with a hosting view over the whole screen.
    let hasOverlay = Int.random(in: 0..<3, using: &random) == 0
    for place in 0..<(hasOverlay ? 2 : 1) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowLevel = place == 0 ? .normal : .alert
      window.isHidden = false
      windows.append(window)
      elements.append([])
      if .random(in: 0..<4, using: &random) == 0 || place > 0 {
        addHost(to: window, frame: window.bounds)
      }
      fill(window, in: place)
    }
  }

  // MARK: The views

  private mutating func fill(_ window: UIWindow, in place: Int) {
    var parents: [UIView] = [window]
    for _ in 0..<Int.random(in: 6...30, using: &random) {
      let parent = parents.randomElement(using: &random) ?? window
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: parents.append(addContainer(to: parent))
      case 2: addHost(to: parent, frame: frame(60...200, 60...200))
      default: addControl(to: parent)
      }
    }
  }

  private mutating func addContainer(to parent: UIView) -> UIView {
    let view = UIView(frame: frame(100...390, 60...500))
    parent.addSubview(view)
    if .random(in: 0..<8, using: &random) == 0 { view.isHidden = true }
    // Half of the containers are seen as groups, some with a name.
    let isNamed = Bool.random(using: &random)
    if isShown(view), Bool.random(using: &random) {
      append(
        Element(
          role: "Group", label: nil, identifier: isNamed ? name("group") : nil, frame: view.bounds,
          owner: isNamed ? .view(view) : nil), of: view)
      // A dump tells the identifier as well, as often as an app has set it on the view.
      if isNamed { view.accessibilityIdentifier = elements[window(of: view)].last?.identifier }
    }
    return view
  }

  private mutating func addControl(to parent: UIView) {
    let (view, role): (UIView, String)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: (view, role) = (UILabel(), "StaticText")
    case 1: (view, role) = (UISwitch(), "Switch")
    case 2: (view, role) = (UITextField(), "TextField")
    default: (view, role) = (UIButton(), "Button")
    }
    view.frame = frame(30...160, 20...60)
    // Some stand in a wrapper of their own size, as cells and stacks have it.
    if .random(in: 0..<6, using: &random) == 0 {
      let wrapper = UIView(frame: view.frame)
      parent.addSubview(wrapper)
      view.frame.origin = .zero
      wrapper.addSubview(view)
    } else {
      parent.addSubview(view)
    }
    // A label without a text is no element.
    let label = view is UILabel || Bool.random(using: &random) ? text() : nil
    (view as? UIButton)?.setTitle(label, for: .normal)
    (view as? UILabel)?.text = label
    if .random(in: 0..<3, using: &random) == 0 { view.accessibilityIdentifier = name("view") }
    guard isShown(view) else { return }
    append(
      Element(
        role: role, label: label, identifier: view.accessibilityIdentifier, frame: view.bounds,
        owner: .view(view)), of: view)
    if .random(in: 0..<12, using: &random) == 0 { addTwin(of: view, role: role, label: label) }
  }

  /// Adds a view of the same class with the same text at the same place, as a screen has that is
  /// being exchanged for another.
  private mutating func addTwin(of view: UIView, role: String, label: String?) {
    let twin: UIView =
      switch view {
      case is UILabel: UILabel()
      case is UISwitch: UISwitch()
      case is UITextField: UITextField()
      default: UIButton()
      }
    twin.frame = view.frame
    (twin as? UIButton)?.setTitle(label, for: .normal)
    (twin as? UILabel)?.text = label
    view.superview?.addSubview(twin)
    append(
      Element(
        role: role, label: label, identifier: nil, frame: twin.bounds, owner: .view(twin)), of: twin
    )
  }

  private mutating func addHost(to parent: UIView, frame: CGRect) {
    let host = _UIHostingView(frame: frame)
    parent.addSubview(host)
    guard isShown(host) else { return }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let width = Double.random(in: 20...max(21, frame.width / 2), using: &random)
      let content = CGRect(
        x: .random(in: 0...(frame.width - width), using: &random),
        y: .random(in: 0...(frame.height - 20), using: &random), width: width, height: 20)
      append(
        Element(
          role: Bool.random(using: &random) ? "Button" : "StaticText", label: text(),
          identifier: nil, frame: content, owner: .host(host)), of: host)
    }
  }

  private mutating func append(_ element: Element, of view: UIView) {
    var element = element
    element.frame = view.convert(element.frame, to: windows[window(of: view)])
    elements[window(of: view)].append(element)
  }

  private func window(of view: UIView) -> Int {
    windows.firstIndex { view === $0 || view.isDescendant(of: $0) } ?? 0
  }

  private func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  private mutating func frame(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> CGRect
  {
    CGRect(
      x: .random(in: 0...250, using: &random), y: .random(in: 0...600, using: &random),
      width: .random(in: width, using: &random), height: .random(in: height, using: &random))
  }

  /// Few words, so that several views show the same.
  private mutating func text() -> String {
    ["Undo", "Close", "Buy", "More", "Back"].randomElement(using: &random) ?? ""
  }

  private mutating func name(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  // MARK: The halves

  /// The elements as a tool writes them: whole points, each on a line of its own, the windows told or
  /// not; and who each line belongs to.
  mutating func accessibilityTree() -> (text: String, owners: [Int: Owner]) {
    // Most tools do.
    let tellsWindows = Int.random(in: 0..<3, using: &random) > 0
    var lines = ["[{\"type\":\"Application\",\"AXFrame\":\"{{0, 0}, {390, 844}}\",\"children\":["]
    var owners: [Int: Owner] = [:]
    for part in elements {
      if tellsWindows {
        lines.append("{\"type\":\"Window\",\"AXFrame\":\"{{0, 0}, {390, 844}}\",\"children\":[")
      }
      for element in part {
        lines.append(Self.line(element) + ",")
        owners[lines.count] = element.owner
      }
      if lines.last?.hasSuffix("},") == true { lines[lines.count - 1].removeLast() }
      lines.append(tellsWindows ? "]}," : ",")
    }
    while let last = lines.last, last.allSatisfy({ $0 == "," }) { lines.removeLast() }
    if lines.last?.hasSuffix("]},") == true { lines[lines.count - 1].removeLast() }
    return (lines.joined(separator: "\n") + "]}]", owners)
  }

  private static func line(_ element: Element) -> String {
    let frame = element.frame.integral
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0) }
    var members = [
      "\"type\":\"\(element.role)\"",
      "\"AXFrame\":\"{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}\"",
    ]
    if let label = element.label { members.append("\"AXLabel\":\"\(label)\"") }
    if let identifier = element.identifier { members.append("\"AXUniqueId\":\"\(identifier)\"") }
    return "{\(members.joined(separator: ","))}"
  }
}

/// A view that is called as SwiftUI's hosting view is.
private final class _UIHostingView: UIView {}

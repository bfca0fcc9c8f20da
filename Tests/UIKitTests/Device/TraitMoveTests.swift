import SeededRandomness
import Testing
import UIKit

/// Windows of two scenes with views and controllers that move, override traits and watch them, and
/// the slow, obvious way to say which style each has.
@MainActor private final class StyledTrees {
  private let scenes: [UIWindowScene]
  private let windows: [UIWindow]
  private let views = (0..<12).map { _ in TellingView() }
  private let controllers = (0..<4).map { _ in TellingController() }
  private var random: SplitMix64
  /// What was overridden, by node.
  private var overrides: [ObjectIdentifier: UIUserInterfaceStyle] = [:]
  /// The styles that the watched nodes were told to have had before.
  private var told: [ObjectIdentifier: [UIUserInterfaceStyle]] = [:]
  private var watched: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scenes = [device.scenes[0], device.connectScene()]
    windows = [scenes[0], scenes[0], scenes[1]].map { UIWindow(windowScene: $0) }
    for (controller, view) in zip(controllers, views) { controller.view = view }
    views.forEach { $0.tell = watch($0) }
    controllers.forEach { $0.tell = watch($0) }
  }

  private var allViews: [UIView] { windows + views }

  private func watch(_ node: AnyObject) -> ((UIUserInterfaceStyle) -> Void)? {
    guard Bool.random(using: &random) else { return nil }
    let name = ObjectIdentifier(node)
    watched.insert(name)
    return { [weak self] old in self?.told[name, default: []].append(old) }
  }

  // MARK: The plain climb

  private func own(_ node: AnyObject) -> UIUserInterfaceStyle? { overrides[ObjectIdentifier(node)] }

  private func style(of scene: UIWindowScene?) -> UIUserInterfaceStyle {
    .light
  }

  private func controller(of view: UIView) -> UIViewController? {
    controllers.first { $0.viewIfLoaded === view }
  }

  private func style(of view: UIView) -> UIUserInterfaceStyle {
    own(view) ?? controller(of: view).map(style(of:)) ?? style(around: view)
  }

  private func style(around view: UIView) -> UIUserInterfaceStyle {
    view.superview.map(style(of:)) ?? style(of: (view as? UIWindow)?.windowScene)
  }

  private func style(of controller: UIViewController) -> UIUserInterfaceStyle {
    own(controller) ?? style(around: controller.view)
  }

  private func styles(in view: UIView) -> [ObjectIdentifier: UIUserInterfaceStyle] {
    let inside = allViews.filter { $0.isDescendant(of: view) }
    let styled = controllers.filter { inside.contains($0.view) }
    return Dictionary(
      uniqueKeysWithValues: inside.map { (ObjectIdentifier($0), style(of: $0)) }
        + styled.map { (ObjectIdentifier($0), style(of: $0)) })
  }

  private func allStyles() -> [ObjectIdentifier: UIUserInterfaceStyle] {
    allViews.map(styles(in:)).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  // MARK: Changes

  /// Makes a change, and returns whether the nodes report and were told what they must.
  func changesRightly() -> Bool {
    let before = allStyles()
    told = [:]
    let tellsOf = change()
    let after = allStyles()
    let expected = tellsOf.filter { watched.contains($0) && before[$0] != after[$0] }
    let reported = Dictionary(
      uniqueKeysWithValues: allViews.map {
        (ObjectIdentifier($0), $0.traitCollection.userInterfaceStyle)
      } + controllers.map { (ObjectIdentifier($0), $0.traitCollection.userInterfaceStyle) })
    return reported == after
      && told == Dictionary(uniqueKeysWithValues: expected.map { ($0, [before[$0] ?? .light]) })
  }

  /// Makes a change, and returns the nodes that must be told if their traits are others then.
  private func change() -> Set<ObjectIdentifier> {
    let view = views.randomElement(using: &random) ?? views[0]
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<5:
      let target = allViews.randomElement(using: &random) ?? windows[0]
      guard !target.isDescendant(of: view), view.superview !== target else { return [] }
      target.addSubview(view)
      return target.window == nil ? [] : Set(styles(in: view).keys)
    case 5:
      view.removeFromSuperview()
      return []
    case 6:
      let window = windows.randomElement(using: &random) ?? windows[0]
      window.overrideUserInterfaceStyle = chosenStyle(of: window)
      return Set(styles(in: window).keys)
    case 7:
      let controller = controllers.randomElement(using: &random) ?? controllers[0]
      controller.overrideUserInterfaceStyle = chosenStyle(of: controller)
      return Set(styles(in: controller.view).keys)
    default:
      view.overrideUserInterfaceStyle = chosenStyle(of: view)
      return Set(styles(in: view).keys)
    }
  }

  private func chosenStyle(of node: AnyObject) -> UIUserInterfaceStyle {
    let styles: [UIUserInterfaceStyle?] = [nil, nil, .light, .dark]
    let style = styles.randomElement(using: &random) ?? nil
    overrides[ObjectIdentifier(node)] = style
    return style ?? .unspecified
  }
}

private final class TellingView: UIView {
  var tell: ((UIUserInterfaceStyle) -> Void)?

  override func traitCollectionDidChange(_ old: UITraitCollection?) {
    if let old { tell?(old.userInterfaceStyle) }
  }
}

private final class TellingController: UIViewController {
  var tell: ((UIUserInterfaceStyle) -> Void)?

  override func traitCollectionDidChange(_ old: UITraitCollection?) {
    if let old { tell?(old.userInterfaceStyle) }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Traits of random trees` {
  @Test func `FS-270 are those of a plain climb, and each change is told once`() {
    let wrong = (0..<100 as Range<UInt64>).filter { seed in
      SimulatedDevice.current.reset()
      let trees = StyledTrees(seed: seed)
      return !(0..<40).allSatisfy { _ in trees.changesRightly() }
    }
    #expect(wrong.isEmpty, "seeds \(wrong)")
  }
}

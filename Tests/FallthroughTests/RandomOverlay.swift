import Fallthrough
import SeededRandomness
import UIKit

/// An overlay made of random choices: the system, the mode, a root of either kind, views, regions
/// and ignored views in all sorts of states.
@MainActor
struct RandomOverlay {
  let window: PassThroughWindow
  private let root: UIViewController

  init(using random: inout SplitMix64) {
    let device = SimulatedDevice.current
    device.reset()
    let system = SystemUnderTest.all.randomElement(using: &random) ?? .iOS26
    (device.systemVersion, device.linkedSDK) = (system.version, system.sdk)
    device.behavior.wrapsRootView = Bool.random(using: &random)
    window = PassThroughWindow(windowScene: device.scenes[0])
    root = Self.root(using: &random)
    window.rootViewController = root
    window.isHidden = false
    window.mode = [.automatic, .automatic, .regions, .blockAll].pick(using: &random)
    if random.chance(of: 3) {
      window.contentDetection = ContentDetection.allCases.pick(using: &random)
    }
    window.rootViewTakesTouches = random.chance(of: 5)
    addViews(using: &random)
    addRegions(using: &random)
    if random.chance(of: 6) { present(using: &random) }
  }

  private static func root(using random: inout SplitMix64) -> UIViewController {
    guard random.chance(of: 2) else { return UIViewController() }
    let host = SimulatedHostingController()
    let kinds: [SimulatedContent] = [.drawing, .glass, .material, .clearTappable, .decoration]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      _ = host.addContent(random.frame(), kind: kinds.pick(using: &random))
    }
    return host
  }

  private func addViews(using random: inout SplitMix64) {
    var parents: [UIView] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let view = UIView(frame: random.frame())
      view.isPassThrough = random.chance(of: 4)
      view.isHidden = random.chance(of: 8)
      view.isUserInteractionEnabled = !random.chance(of: 8)
      if random.chance(of: 8) { view.alpha = 0.009 }
      if random.chance(of: 6) { view.transform = CGAffineTransform(rotationAngle: 0.4) }
      if random.chance(of: 3), let parent = parents.randomElement(using: &random) {
        parent.addSubview(view)
      } else if let host = root as? SimulatedHostingController {
        host.addForeignView(view)
      } else {
        root.view.addSubview(view)
      }
      parents.append(view)
      if random.chance(of: 4) { window.ignore(view) }
    }
  }

  private func addRegions(using random: inout SplitMix64) {
    guard random.chance(of: 2) else { return }
    for id in 0..<Int.random(in: 0...3, using: &random) {
      let frame = random.frame()
      let shapes: [RegionShape] = [.rect(frame), .capsule(frame), .ellipse(frame)]
      window.regions.set(
        shapes.pick(using: &random), id: id, outset: 3,
        in: random.chance(of: 2) ? root.view : nil)
      window.regions.setEnabled(!random.chance(of: 4), id: id)
    }
  }

  private func present(using random: inout SplitMix64) {
    let sheet = UIViewController()
    let styles: [UIModalPresentationStyle] = [.pageSheet, .overFullScreen, .popover]
    sheet.modalPresentationStyle = styles.pick(using: &random)
    root.present(sheet, animated: false)
  }
}

extension Array {
  /// One of the elements, of which there must be some.
  fileprivate func pick(using random: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension SplitMix64 {
  /// True once in `count` times.
  mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// A rectangle on and around a phone's screen.
  mutating func frame() -> CGRect {
    CGRect(
      x: .random(in: -50...300, using: &self), y: .random(in: -50...700, using: &self),
      width: .random(in: 0...300, using: &self), height: .random(in: 0...300, using: &self))
  }
}

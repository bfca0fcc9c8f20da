import Fallthrough
import SeededRandomness
import UIKit

/// An overlay that is built from a plan of random choices.
@MainActor final class RandomOverlay {
  let plan: OverlayPlan
  let window: UIWindow
  /// The window, if it is an overlay's.
  var overlay: PassThroughWindow? { window as? PassThroughWindow }
  private var presenter: OverlayPresenter?
  private var hosts: [SimulatedHostingController] = []
  /// A window behind the overlay's with targets of spotlights, turned and moved.
  private lazy var behind = makeWindowBehind()
  private var goneTargets: [UIView] = []

  convenience init(using random: inout SplitMix64) { self.init(OverlayPlan(using: &random)) }

  init(_ plan: OverlayPlan) {
    self.plan = plan
    plan.system.start()
    let device = SimulatedDevice.current
    device.behavior.wrapsRootView = plan.wrapsRoot
    let scene = device.scenes[0]
    let controller: UIViewController
    if plan.root.kind == .hosting {
      let host = SimulatedHostingController()
      controller = host
      hosts.append(host)
    } else {
      controller = UIViewController()
      if plan.hasEffectRoot {
        controller.view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      }
    }
    let shown = Self.contain(controller, in: plan.container)
    if plan.usesPresenter {
      let presenter = OverlayPresenter(scene: scene)
      var made: PassThroughWindow?
      presenter.configureWindow = { made = $0 }
      presenter.show(shown)
      self.presenter = presenter
      window = made ?? PassThroughWindow(windowScene: scene)
    } else {
      window =
        plan.isPlainWindow ? UIWindow(windowScene: scene) : PassThroughWindow(windowScene: scene)
      window.rootViewController = shown
      window.isHidden = false
    }
    plan.root.view = controller.view
    window.layoutIfNeeded()
    setUp(plan.root, controller.view)
    controller.view.backgroundColor = hosts.isEmpty ? nil : .clear
    fill(plan.root, hosts.first)
    if let sheet = plan.sheet { present(sheet, from: controller) }
    declareAreas()
    overlay?.mode = plan.mode
    overlay?.rootViewTakesTouches = plan.rootTakesTouches
  }

  /// Puts a controller into container controllers, without bars.
  private static func contain(
    _ controller: UIViewController, in container: OverlayPlan.Container?
  ) -> UIViewController {
    switch container {
    case nil: return controller
    case .navigation:
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isNavigationBarHidden = true
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      tabs.tabBar.isHidden = true
      return tabs
    case .both: return contain(contain(controller, in: .navigation), in: .tabs)
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [controller]
      return split
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([controller], direction: .forward, animated: false)
      return pages
    }
  }

  /// Adds the views that come late.
  func addLateViews() {
    for late in plan.late where late.view?.superview == nil {
      let (view, host) = make(late)
      late.view = view
      window.addSubview(view)
      setUp(late, view)
      fill(late, host)
    }
  }

  private func fill(_ parent: PlannedView, _ host: SimulatedHostingController?) {
    for drawing in parent.drawings { host?.addContent(drawing.frame, kind: drawing.kind) }
    for layer in parent.layers { host?.view.layer.addSublayer(layer.make()) }
    for child in parent.children {
      let (view, childHost) = make(child)
      child.view = view
      if let host {
        host.addForeignView(view)
      } else if let effect = parent.view as? UIVisualEffectView {
        effect.contentView.addSubview(view)
      } else {
        parent.view?.addSubview(view)
      }
      setUp(child, view)
      fill(child, childHost)
    }
  }

  private func make(_ planned: PlannedView) -> (UIView, SimulatedHostingController?) {
    let frame = planned.frame
    switch planned.kind {
    case .plain: return (UIView(frame: frame), nil)
    case .button: return (UIButton(frame: frame), nil)
    case .asking: return (AskingView(frame: frame), nil)
    case .image: return (UIImageView(image: UIImage(), frame: frame), nil)
    case .label:
      let label = UILabel(frame: frame)
      label.text = "label"
      return (label, nil)
    case .cell: return (UITableViewCell(frame: frame), nil)
    case .surface: return (PassThroughView(frame: frame), nil)
    case .passThroughStack:
      let stack = UIStackView(frame: frame)
      stack.isPassThrough = true
      return (stack, nil)
    case .passThroughEffect:
      let effect = UIVisualEffectView(frame: frame)
      effect.isPassThrough = true
      return (effect, nil)
    case .regionMarker: return (RegionMarkerView(frame: frame), nil)
    case .ignoredMarker: return (IgnoredMarkerView(frame: frame), nil)
    case .hosting:
      let host = SimulatedHostingController()
      host.view.frame = frame
      host.view.backgroundColor = planned.isOpaque ? .systemBackground : .clear
      host.view.isPassThrough = planned.isPassThrough
      hosts.append(host)
      return (host.view, host)
    }
  }

  private func setUp(_ planned: PlannedView, _ view: UIView) {
    view.isHidden = planned.isHidden
    if planned.clips { view.clipsToBounds = true }
    if planned.hasShadow { view.layer.shadowOpacity = 0.5 }
    if planned.hasBorder {
      (view.layer.borderWidth, view.layer.borderColor) = (1, UIColor.black.cgColor)
    }
    if planned.isDisabled { view.isUserInteractionEnabled = false }
    if planned.isTransparent { view.alpha = 0.005 }
    view.transform = CGAffineTransform(rotationAngle: planned.rotation)
      .scaledBy(x: planned.scale.width, y: planned.scale.height)
    view.bounds.origin = planned.scroll
    guard planned.isSettable else { return }
    view.hitTestBehavior.hitArea =
      switch planned.hitArea {
      case .bounds: .bounds
      case .padded(let distance):
        .padded(UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
      case .atLeast(let side): .atLeast(CGSize(width: side, height: side))
      case .ellipse: .shape(.ellipse)
      }
    view.hitTestBehavior.overflow = planned.overflows ? .reachable : .unreachable
    view.hitTestBehavior.subviews = planned.hasSubviews ? .reachable : .unreachable
  }

  private func declareAreas() {
    if let regions = overlay?.regions {
      for (index, area) in plan.areas.enumerated() { declare(area, index, regions) }
    }
    for planned in plan.views {
      guard let regions = planned.areas.isEmpty ? nil : planned.view?.touchRegions else { continue }
      for (index, area) in planned.areas.enumerated() { declare(area, index, regions) }
    }
  }

  private func declare(_ area: PlannedArea, _ id: Int, _ regions: InteractiveRegions) {
    let view = area.anchor?.view
    defer { regions.setEnabled(area.isEnabled, id: id) }
    if let hole = area.hole, let view {
      return regions.setSpotlight(
        hole.isEllipse ? .ellipse : .rect, on: target(of: hole), in: view, id: id,
        outset: hole.outset)
    }
    let shape: RegionShape =
      view == nil
      ? area.isEllipse ? .ellipse(area.frame) : .rect(area.frame)
      : area.isEllipse ? .ellipse : .rect
    switch (area.role, view) {
    case (.interactive, let view?): regions.set(shape, of: view, id: id)
    case (.interactive, nil): regions.set(shape, id: id)
    case (.background, _): regions.setBackground(shape, id: id, in: view)
    }
  }

  private func target(of hole: PlannedHole) -> UIView {
    if case .view(let planned) = hole.target, let view = planned.view { return view }
    let target = UIView()
    if case .elsewhere(let frame) = hole.target {
      // In the window behind, up is down.
      let (size, screen) = (behind.bounds.size, OverlayPlan.screen)
      target.frame = CGRect(
        x: (size.width + screen.width) / 2 - frame.maxX,
        y: (size.height + screen.height) / 2 - frame.maxY, width: frame.width, height: frame.height)
      behind.addSubview(target)
    } else {
      goneTargets.append(target)
    }
    return target
  }

  private func makeWindowBehind() -> UIWindow {
    let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.frame = OverlayPlan.screen.insetBy(dx: 30, dy: 50)
    window.transform = CGAffineTransform(rotationAngle: .pi)
    window.windowLevel = .normal - 1
    window.isHidden = false
    return window
  }

  private func present(_ sheet: PlannedView, from controller: UIViewController) {
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    controller.present(presented, animated: false)
    sheet.view = presented.view
    fill(sheet, nil)
  }
}

/// A view that asks about other points while it is asked, which changes no answer.
final class AskingView: UIView {
  private var isAsking = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isAsking {
      isAsking = true
      _ = window?.hitTest(CGPoint(x: 200.5, y: 400.5), with: event)
      _ = window?.hitTest(convert(point, to: nil), with: nil)
      _ = superview?.hitTest(CGPoint(x: 30.5, y: 30.5), with: event)
      isAsking = false
    }
    return super.hitTest(point, with: event)
  }
}

extension UIImageView {
  fileprivate convenience init(image: UIImage, frame: CGRect) {
    self.init(frame: frame)
    self.image = image
  }
}

import Fallthrough
import UIKit

@MainActor let toastCures = [
  Cure("My toast does not react on iOS 18") { app in
    let (host, content) = hosted()
    let window = show(host)
    device.tremblingTap(at: onCard)
    let claims = decisions.filter { $0.contains("claim") }.count
    return claims == 2 && content.tapCount == 1 && app.getsTap(at: beside) && !window.isHidden
  },
  Cure("Taps on my toast reach the app behind it, on iOS 26") { app in
    let (host, content) = hosted()
    app.root.view.addSubview(host.view)
    host.view.isPassThrough = true
    guard parts(content, and: app) else { return false }
    host.view.removeFromSuperview()
    let (root, other) = hosted(.glass)
    return withExtendedLifetime(show(root)) { parts(other, and: app) }
  },
  Cure("An overlay that is closing still takes taps") { app in
    let leaving = UIButton(frame: card)
    app.root.view.addSubview(leaving)
    UIViewPropertyAnimator(duration: 1, curve: .linear) { leaving.frame.origin.y = 860 }
      .startAnimation()
    device.clock.advance(by: 0.5)
    guard device.tremblingTap(at: CGPoint(x: 190, y: 800)) === leaving else { return false }
    leaving.removeFromSuperview()
    let (host, content) = hosted()
    let presenter = OverlayPresenter(scene: app.scene)
    presenter.show(host)
    device.tremblingTap(at: onCard)
    presenter.hide(transition: .fade(duration: 1))
    device.clock.advance(by: 0.5)
    return presenter.isLeaving && app.getsTap(at: onCard) && content.tapCount == 1
  },
  Cure("The app behind the overlay does not react") { app in
    let root = UIViewController()
    let (container, button) = (UIView(frame: device.screenBounds), UIButton(frame: card))
    root.view.addSubview(container)
    container.addSubview(button)
    container.isPassThrough = true
    let window = show(root)
    return device.tremblingTap(at: onCard) === button && app.getsTap(at: beside) && !window.isHidden
  },
  Cure("The screen is white, or black") { app in
    let (host, content) = hosted()
    host.view.backgroundColor = .systemBackground
    let window = show(host)
    return (host.view.backgroundColor ?? .clear) == .clear && parts(content, and: app)
      && !window.isHidden
  },
  Cure("The toast disappears at once") { app in
    var kept: PassThroughWindow?
    weak var lost: PassThroughWindow?
    kept = show(UIViewController())
    do { lost = show(UIViewController()) }
    defer { kept = nil }
    return kept?.windowScene === app.scene && lost == nil
  },
  Cure("A clear part of my SwiftUI content takes no taps") { app in
    let (host, content) = hosted(.clearTappable)
    host.addForeignView(RegionMarkerView(frame: card))
    let window = show(host)
    guard parts(content, and: app) else { return false }
    let (other, area) = hosted(.clearTappable)
    window.rootViewController = other
    window.regions.set(.rect(card), id: "area")
    return parts(area, and: app)
  },
  Cure("Decoration takes taps that belong to the app") { app in
    let (host, _) = hosted(.decoration)
    host.addForeignView(IgnoredMarkerView(frame: card))
    return withExtendedLifetime(show(host)) { app.getsTap(at: onCard) }
  },
  Cure("SwiftUI inside a UIKit screen blocks the screen") { app in
    let (embedded, first) = hosted()
    embedded.view.isPassThrough = true
    app.root.view.addSubview(embedded.view)
    guard parts(first, and: app) else { return false }
    embedded.view.removeFromSuperview()
    let (host, content) = hosted()
    host.view.backgroundColor = .clear
    let container = PassThroughView(frame: device.screenBounds)
    container.addSubview(host.view)
    app.root.view.addSubview(container)
    return parts(content, and: app)
  },
  // SwiftUI decides. The window keeps the tap from the app, and the content shape finds the symbol.
  Cure("A SwiftUI button on glass reacts only on its symbol") { app in
    device.behavior.glassTaps = .content
    let (host, glass) = hosted(.glass)
    let symbol = host.addContent(CGRect(x: 180, y: 730, width: 20, height: 20), kind: .symbol)
    let window = show(host)
    let onGlass = CGPoint(x: 40, y: 740)
    let isGlass = device.systemVersion.majorVersion >= 26
    guard !app.getsTap(at: onGlass), glass.tapCount == (isGlass ? 0 : 1), symbol.tapCount == 0
    else { return false }
    symbol.contentShape = UIBezierPath(rect: card.offsetBy(dx: -180, dy: -730))
    device.tremblingTap(at: onGlass)
    return symbol.tapCount == 1 && app.getsTap(at: beside) && !window.isHidden
  },
  // SwiftUI decides here, too. With `.buttonStyle(.glass)` the glass is the button.
  Cure("Interactive glass takes the taps of the button in it") { app in
    device.behavior.glassTaps = .glass
    let (host, glass) = hosted(.glass)
    let button = host.addContent(card.insetBy(dx: 80, dy: 20), kind: .text)
    let window = show(host)
    device.tremblingTap(at: onCard)
    let taps = device.systemVersion.majorVersion >= 26 ? [1, 0] : [0, 1]
    guard [glass, button].map(\.tapCount) == taps, !window.isHidden else { return false }
    let (other, style) = hosted(.glass)
    window.rootViewController = other
    return parts(style, and: app)
  },
  Cure("My overlay works on iOS 17 only") { app in
    let (host, content) = hosted()
    return withExtendedLifetime(show(host)) { parts(content, and: app) }
  },
  Cure("Since Xcode 27, my overlay does not appear") { app in
    guard let scene = app.root.view.window?.windowScene else { return false }
    let (host, content) = hosted()
    let window = PassThroughWindow(windowScene: scene)
    window.rootViewController = host
    window.isHidden = false
    return parts(content, and: app)
  },
]

import Fallthrough
import UIKit

/// What goes wrong in apps without an overlay of the library, and the rows of the page for it.
@MainActor let plainCures = [
  Cure("A small button is hard to hit") { app in
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 24, height: 24))
    app.root.view.addSubview(button)
    button.hitTestBehavior.hitArea = .atLeast(44)
    return device.tremblingTap(at: CGPoint(x: 92, y: 112)) === button
      && app.getsTap(at: CGPoint(x: 88, y: 112))
  },
  Cure("A button in an image view or a label does not react") { app in
    let (image, button) = (
      UIImageView(frame: card), UIButton(frame: CGRect(x: 0, y: 0, width: 350, height: 80))
    )
    image.addSubview(button)
    app.root.view.addSubview(image)
    guard app.getsTap(at: onCard) else { return false }
    image.isUserInteractionEnabled = true
    return device.tremblingTap(at: onCard) === button
  },
  Cure("Nothing reacts after a sheet was dismissed") { app in
    device.behavior.leavesContainerAfterDismissal = true
    let root = UIViewController()
    let window = show(root)
    root.present(UIViewController(), animated: false)
    root.dismiss(animated: false)
    return app.getsTap(at: beside) && !window.isHidden
  },
  Cure("Rows are dead since a tap hides the keyboard") { app in
    let (table, rows, tap) = (
      UITableView(frame: device.screenBounds, style: .plain), Rows(), UITapGestureRecognizer()
    )
    table.dataSource = rows
    table.reloadData()
    app.root.view.addSubview(table)
    app.root.view.addGestureRecognizer(tap)
    let isSelected = {
      device.tremblingTap(at: CGPoint(x: 100, y: 60))
      return table.indexPathForSelectedRow != nil
    }
    guard !isSelected() else { return false }
    tap.cancelsTouchesInView = false
    return withExtendedLifetime(rows) { isSelected() }
  },
  Cure("A cover needs a hole, such as over one tab") { app in
    let (cover, hole) = (
      UIView(frame: device.screenBounds), CGRect(x: 100, y: 760, width: 90, height: 60)
    )
    app.root.view.addSubview(cover)
    cover.hitTestBehavior.hitArea = .shape(.rect.subtracting(.rect(hole)))
    return app.getsTap(at: CGPoint(x: 140, y: 790)) && !app.getsTap(at: beside)
  },
  Cure("A SwiftUI row reacts only on its text") { app in
    let host = SimulatedHostingController()
    let text = host.addContent(CGRect(x: 20, y: 700, width: 80, height: 80), kind: .text)
    app.root.view.addSubview(host.view)
    device.tremblingTap(at: onCard)
    guard text.tapCount == 0 else { return false }
    text.contentShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 350, height: 80))
    device.tremblingTap(at: onCard)
    return text.tapCount == 1
  },
  Cure("A view in a ZStack blocks the list behind it") { app in
    let taps = [SimulatedContent.drawing, .decoration].map { front in
      let (host, row) = hosted()
      host.addContent(card, kind: front)
      app.root.view.addSubview(host.view)
      device.tremblingTap(at: onCard)
      host.view.removeFromSuperview()
      return row.tapCount
    }
    return taps == [0, 1]
  },
  Cure("A SwiftUI sheet blocks the screen behind it") { app in
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    app.root.present(sheet, animated: false)
    guard !app.getsTap(at: CGPoint(x: 190, y: 100)) else { return false }
    // The tap closes the sheet.
    device.clock.advance(by: 1)
    let live = UIViewController()
    live.sheetPresentationController?.detents = [.medium()]
    live.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    app.root.present(live, animated: false)
    return app.getsTap(at: CGPoint(x: 190, y: 100))
  },
  Cure("The overlay must be in front of the screen and behind alerts") { app in
    let (overlay, button) = (PassThroughView(frame: device.screenBounds), UIButton(frame: card))
    overlay.addSubview(button)
    app.root.view.addSubview(overlay)
    guard device.tremblingTap(at: onCard) === button, app.getsTap(at: beside) else { return false }
    app.root.present(
      UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    return device.tremblingTap(at: onCard) !== button
  },
  Cure("A navigation controller as content hides the app") { app in
    let (page, button) = (UIViewController(), UIButton(frame: card))
    let navigation = UINavigationController(rootViewController: page)
    navigation.setNavigationBarHidden(true, animated: false)
    page.view.backgroundColor = .clear
    page.view.addSubview(button)
    let window = show(navigation)
    return device.tremblingTap(at: onCard) === button && app.getsTap(at: beside) && !window.isHidden
  },
  Cure("A controller presented over the full screen blocks the app") { app in
    let (presented, button) = (UIViewController(), UIButton(frame: card))
    presented.modalPresentationStyle = .overFullScreen
    presented.view.addSubview(button)
    app.root.present(presented, animated: false)
    guard !app.getsTap(at: beside) else { return false }
    presented.view.isPassThrough = true
    presented.presentationController?.containerView?.isPassThrough = true
    return device.tremblingTap(at: onCard) === button && app.getsTap(at: beside)
  },
  Cure("The toast should leave with a swipe") { app in
    let (root, toast, swipe) = (UIViewController(), UIView(frame: card), UISwipeGestureRecognizer())
    let presenter = OverlayPresenter(scene: app.scene)
    swipe.direction = .down
    swipe.onAction { presenter.hide() }
    toast.addGestureRecognizer(swipe)
    root.view.addSubview(toast)
    presenter.show(root)
    device.swipe(from: onCard, to: CGPoint(x: 190, y: 840), duration: 0.1)
    return presenter.controller == nil && app.getsTap(at: onCard)
  },
]

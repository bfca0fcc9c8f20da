import UIKit

/// React Native's word for who takes touches. (M87)
enum PointerEvents { case auto, boxNone, boxOnly, none }

/// A view that goes by the word. (M87)
class PointerEventsView: UIView {
  var pointerEvents = PointerEvents.auto

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    let isInside = self.point(inside: point, with: event)
    switch pointerEvents {
    case .none: return nil
    case .boxOnly: return isInside ? self : nil
    case .boxNone: return hitOfSubviews(point, isInside, with: event)
    case .auto: return hitOfSubviews(point, isInside, with: event) ?? (isInside ? self : nil)
    }
  }

  /// Subviews are found beyond the bounds as well, unless the view clips.
  private func hitOfSubviews(_ point: CGPoint, _ isInside: Bool, with event: UIEvent?) -> UIView? {
    guard isInside || !clipsToBounds else { return nil }
    let inFront = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }
    return inFront.lazy.compactMap {
      $0.element.hitTest($0.element.convert(point, from: self), with: event)
    }
    .first
  }
}

/// A control that has its own idea of a hit test, and forgets the word. (M88)
final class PressableView: PointerEventsView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }.first
    return hit ?? (self.point(inside: point, with: event) ? self : nil)
  }
}

/// Fills the key window, and is inside wherever a subview is. (M89)
final class FullWindowView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains {
      $0.isUserInteractionEnabled && $0.point(inside: $0.convert(point, from: self), with: event)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }.first
  }
}

/// Lists classes that are background. (M90)
final class ClassListWindow: UIWindow {
  /// Whether a plain view counts too.
  var listsPlainViews = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit is UIWindow { return nil }
    return listsPlainViews && type(of: hit) == UIView.self ? nil : hit
  }
}

/// A wrapper that is on nobody's list. (M90)
final class SafeAreaWrapperView: UIView {}

extension Exhibit {
  static let reactNative = [
    Exhibit(
      "M87",
      [
        Showing("box-none", on: .embeddedUIKit(), word(.boxNone), ours: .container),
        Showing("auto", on: .embeddedUIKit(), word(.auto), ours: .container),
        Showing(
          "none",
          on: .embeddedUIKit().touching(
            ["toast", "button", "toast", "button"],
            wanted: ["screen", "button", "screen", "button"]), word(.none),
          ours: .deadContainer),
        Showing(
          "box-only", on: .boxOnly(), word(.boxOnly),
          ours: .containerAlone),
        Showing("child outside of it", on: .overflowingChild(), word(.boxNone), ours: .overflow),
      ]),
    Exhibit(
      "M88",
      [
        Showing("box-none", on: .embeddedUIKit(), pressable(.boxNone), ours: .pressable),
        Showing(
          "box-only", on: .boxOnly(), pressable(.boxOnly),
          ours: .containerAlone),
      ]),
    Exhibit(
      "M89",
      [
        Showing(
          "over the screen",
          on: .screen(
            "S1", [:],
            touches: ["toast", "beside", "toast", "beside", "click toast", "beside"],
            wanted: ["toast", "app", "toast", "app", "toast", "app"]),
          { screen in
            let view = FullWindowView(frame: screen.window.bounds)
            screen.addButton("toast", Toast.frame, to: view)
            screen.window.addSubview(view)
          }, ours: .viewInWindow)
      ]),
    Exhibit(
      "M90",
      [
        Showing("phone", on: .uikitToast(), classList(root: { BoxNoneView() }), ours: .window),
        Showing(
          "plain root, listed", on: .uikitToast(), classList(listsPlainViews: true), ours: .window),
        Showing(
          "root in a wrapper of its own", on: .uikitToast(),
          classList(listsPlainViews: true, root: { SafeAreaWrapperView() }), ours: .window),
      ]),
  ]

  private static func word(_ word: PointerEvents) -> Embedding {
    Embedding(in: {
      let view = PointerEventsView()
      view.pointerEvents = word
      return view
    })
  }

  private static func pressable(_ word: PointerEvents) -> Embedding {
    Embedding(in: {
      let view = PressableView()
      view.pointerEvents = word
      return view
    })
  }

  static func classList(
    listsPlainViews: Bool = false, root: @escaping @MainActor () -> UIView = { UIView() }
  ) -> Overlay {
    Overlay(
      framed: { frame in
        let window = ClassListWindow(frame: frame)
        window.listsPlainViews = listsPlainViews
        return window
      }, root: root)
  }
}

extension Stage where Subject == Embedding {
  /// S2 with a container that ends above the toast in it.
  static func overflowingChild() -> Self {
    var stage = embeddedUIKit()
    let build = stage.build
    stage.build = { screen, embedding in
      build(screen, embedding)
      screen.root.subviews.last?.frame.size.height = 400
    }
    return stage
  }
}

extension Stage where Subject == Embedding {
  /// S2 with a container that takes its children's touches, and the app's.
  static func boxOnly() -> Self {
    embeddedUIKit().touching(
      ["toast", "button", "toast", "button"], wanted: Array(repeating: Answer.other, count: 4))
  }
}

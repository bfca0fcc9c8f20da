import UIKit

/// A container over a screen's own controls, as an exhibit or we make it around some content.
@MainActor
struct Embedding {
  /// Returns the container, with the content in it; both fill the screen.
  let embed: @MainActor (UIView) -> UIView

  init(_ embed: @escaping @MainActor (UIView) -> UIView) { self.embed = embed }

  /// A container that just holds the content.
  init(in makeContainer: @escaping @MainActor () -> UIView) {
    embed = { content in
      let container = makeContainer()
      container.frame = content.frame
      container.addSubview(content)
      return container
    }
  }
}

extension Stage where Subject == Embedding {
  /// S2 with content of UIKit: a view with a button, directly in the container.
  static func embeddedUIKit() -> Self {
    embedding { screen, embedding in
      let button = prepare(screen)
      let toast = UIView(frame: Toast.frame)
      screen.addButton("toast", toast.bounds, to: toast)
      let container = embedding.embed(toast)
      container.frame = screen.root.bounds
      screen.root.insertSubview(container, aboveSubview: button)
    }
  }

  /// S2: a container above a button of UIKit.
  static func embedding(_ build: @escaping @MainActor (AppScreen, Embedding) -> Void) -> Self {
    Self(
      number: "S2", points: ["toast": Toast.inside, "button": CGPoint(x: 60, y: 150)],
      touches: ["toast", "button", "toast", "button", "click toast", "button"],
      wanted: ["toast", "button", "toast", "button", "toast", "button"], build: build)
  }

  /// The app's screen has one small button.
  static func prepare(_ screen: AppScreen) -> UIButton {
    screen.appButton.removeFromSuperview()
    screen.name(screen.root, "screen")
    return screen.addButton(
      "button", CGRect(x: 20, y: 100, width: 100, height: 100), to: screen.root)
  }
}

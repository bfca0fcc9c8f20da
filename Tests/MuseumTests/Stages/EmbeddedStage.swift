import UIKit

/// A container over a screen's own controls, as an exhibit or we make it around some content.
@MainActor
struct Embedding {
  /// Returns the container, with the content in it; both fill the screen.
  let embed: @MainActor (UIView) -> UIView

  init(_ embed: @escaping @MainActor (UIView) -> UIView) {
    self.embed = embed
  }

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
  /// S2: a hosting view that fills the app's screen, above a button of UIKit.
  static func embedded(
    _ content: Stage<Overlay>.Content = .drawn,
    arrange: @escaping @MainActor (SimulatedHostingController) -> Void = { _ in }
  ) -> Self {
    embedding { screen in
      let host = SimulatedHostingController.clear()
      screen.keep(host)
      arrange(host)
      Stage<Overlay>.add(content, at: Toast.frame, to: host, on: screen)
      return host.view
    }
  }

  /// S2 with content of UIKit: a view with a button, directly in the container.
  static func embeddedUIKit() -> Self {
    var stage = embedding { _ in UIView() }
    stage.build = { screen, embedding in
      let button = prepare(screen)
      let toast = UIView(frame: Toast.frame)
      screen.addButton("t", toast.bounds, to: toast)
      let container = embedding.embed(toast)
      container.frame = screen.root.bounds
      screen.root.insertSubview(container, aboveSubview: button)
    }
    return stage
  }

  private static func embedding(_ makeContent: @escaping @MainActor (AppScreen) -> UIView) -> Self {
    Self(
      number: "S2", points: ["t": Toast.inside, "k": CGPoint(x: 60, y: 150)], touches: "tktk ^tk",
      wanted: "tktk tk"
    ) { screen, embedding in
      let button = prepare(screen)
      let content = makeContent(screen)
      content.frame = screen.root.bounds
      screen.root.insertSubview(embedding.embed(content), aboveSubview: button)
    }
  }

  /// The app's screen (e) has one small button: "k".
  static func prepare(_ screen: AppScreen) -> UIButton {
    screen.appButton.removeFromSuperview()
    screen.name(screen.root, "e")
    return screen.addButton("k", CGRect(x: 20, y: 100, width: 100, height: 100), to: screen.root)
  }
}

import UIKit

extension Stage where Subject == Embedding {
  /// S2: a hosting view that fills the app's screen, above a button of UIKit.
  static func embedded(
    _ content: Stage<Overlay>.Content = .drawn,
    arrange: @escaping @MainActor (SimulatedHostingController) -> Void = { _ in }
  ) -> Self {
    embedding { screen, embedding in
      let button = prepare(screen)
      let host = SimulatedHostingController.clear()
      screen.keep(host)
      arrange(host)
      Stage<Overlay>.add(content, at: Toast.frame, to: host, on: screen)
      host.view.frame = screen.root.bounds
      screen.root.insertSubview(embedding.embed(host.view), aboveSubview: button)
    }
  }
}

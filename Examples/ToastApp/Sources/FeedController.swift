#if canImport(UIKit)
  import UIKit

  /// The app's own screen: a post that fills it and can be liked, and a button that saves the post.
  final class FeedController: UIViewController {
    var onSave: () -> Void = {}
    /// What was done, in order.
    private(set) var history: [String] = []

    private let post = UIButton(type: .system)
    private let save = UIButton(type: .system)

    func undo() {
      history.append("undone")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      add(post, "Like") { feed in feed.history.append("liked") }
      add(save, "Save") { feed in
        feed.history.append("saved")
        feed.onSave()
      }
      #if canImport(SwiftUI)
        add(settings, "Settings") { feed in feed.showSettings() }
      #endif
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      post.frame = view.bounds
      save.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
      #if canImport(SwiftUI)
        settings.frame = CGRect(x: 140, y: 80, width: 100, height: 44)
      #endif
    }

    private func add(
      _ button: UIButton, _ title: String, perform: @escaping (FeedController) -> Void
    ) {
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = title
      button.addAction(
        UIAction { [weak self] _ in if let self { perform(self) } }, for: .touchUpInside)
      view.addSubview(button)
    }

    #if canImport(SwiftUI)
      private let settings = UIButton(type: .system)

      private func showSettings() {
        present(SettingsScreen.makeController(), animated: true)
      }
    #endif
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// The app's own screen: posts to like in a list that scrolls, and a button that saves them.
  final class FeedController: UIViewController {
    var onSave: @MainActor () -> Void = {}
    /// What was done, in order.
    private(set) var history: [String] = []

    func undo() { history.append("undone") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let bar = UIStackView(arrangedSubviews: buttons + [comment])
      bar.spacing = 16
      let posts = UIScrollView()
      let list = UIStackView(arrangedSubviews: (1...8).map(makePost))
      list.axis = .vertical
      posts.addSubview(list)
      view.addSubview(posts)
      view.addSubview(bar)
      pin(bar, above: posts)
      pin(list, in: posts)
    }

    private var buttons: [UIView] {
      let save = makeButton("Save") { feed in
        feed.history.append("saved")
        feed.onSave()
      }
      #if canImport(SwiftUI)
        let settings = makeButton("Settings") { feed in
          feed.present(SettingsScreen.makeController(), animated: true)
        }
        return [save, settings]
      #else
        return [save]
      #endif
    }

    private var comment: UITextField {
      let field = UITextField()
      field.accessibilityIdentifier = "Comment"
      return field
    }

    private func makePost(_ number: Int) -> UIView {
      let post = makeButton("Post \(number)") { $0.history.append("liked post \(number)") }
      post.heightAnchor.constraint(equalToConstant: 120).isActive = true
      return post
    }

    /// The feed owns its buttons, so they must not own the feed.
    private func makeButton(
      _ title: String, perform: @escaping @MainActor (FeedController) -> Void
    ) -> UIButton {
      let action = UIAction(title: title) { [weak self] _ in if let self { perform(self) } }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityIdentifier = title
      return button
    }

    private func pin(_ bar: UIView, above posts: UIView) {
      bar.translatesAutoresizingMaskIntoConstraints = false
      posts.translatesAutoresizingMaskIntoConstraints = false
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
        bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
        bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        bar.heightAnchor.constraint(equalToConstant: 44),
        posts.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
        posts.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        posts.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        posts.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    private func pin(_ list: UIView, in posts: UIScrollView) {
      list.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: posts.contentLayoutGuide.topAnchor),
        list.bottomAnchor.constraint(equalTo: posts.contentLayoutGuide.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: posts.contentLayoutGuide.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: posts.contentLayoutGuide.trailingAnchor),
        list.widthAnchor.constraint(equalTo: posts.frameLayoutGuide.widthAnchor),
      ])
    }
  }
#endif

import UIKit

/// An app with one button, and a recipe above it. The button counts the taps that reach it.
final class RecipeScreen: UIViewController {
  private let recipe: Recipe
  /// Those that the scene keeps.
  let overlays: OverlaySceneDelegate
  /// What keeps the recipe on the screen.
  private var shown: Any?
  let like = UIButton(type: .system)
  private(set) var likes = 0

  init(_ recipe: Recipe, overlays: OverlaySceneDelegate) {
    (self.recipe, self.overlays) = (recipe, overlays)
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    like.accessibilityIdentifier = "Like"
    like.setTitle("Like", for: .normal)
    like.addAction(UIAction { [weak self] _ in self?.countLike() }, for: .touchUpInside)
    like.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(like)
    NSLayoutConstraint.activate([
      like.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 136),
      like.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      like.widthAnchor.constraint(equalToConstant: 120),
      like.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard shown == nil, let scene = view.window?.windowScene else { return }
    shown = recipe.show(self, scene)
    #if canImport(Darwin)
      // `Checks/run verify` waits for this line and takes a picture.
      print("SCREEN \(recipe.name)")
    #endif
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presentedViewController?.dismiss(animated: false)
    shown = nil
  }

  private func countLike() {
    likes += 1
    like.setTitle("Like (\(likes))", for: .normal)
  }

  /// Shows another controller below the button.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0))
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

import UIKit

/// A button for each recipe.
final class RecipeList: UIViewController {
  private let onChoice: @MainActor (Recipe) -> Void

  init(onChoice: @escaping @MainActor (Recipe) -> Void) {
    self.onChoice = onChoice
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let list = UIStackView(arrangedSubviews: Recipe.all.map(makeRow))
    list.axis = .vertical
    let scroll = UIScrollView()
    scroll.addSubview(list)
    view.addSubview(scroll)
    for view in [list, scroll] { view.translatesAutoresizingMaskIntoConstraints = false }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func makeRow(_ recipe: Recipe) -> UIView {
    let action = UIAction(title: recipe.name) { [onChoice] _ in onChoice(recipe) }
    let row = UIButton(type: .system, primaryAction: action)
    row.accessibilityIdentifier = recipe.name
    row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return row
  }
}

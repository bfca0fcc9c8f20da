/// What stands behind a view and its part of the screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {}

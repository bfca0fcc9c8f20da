/// The top of a tree of views, and what the system hands touches to.
@preconcurrency @MainActor
open class UIWindow: UIView {}

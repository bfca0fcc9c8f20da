/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {}

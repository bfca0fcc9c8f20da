#if canImport(UIKit)
  import UIKit

  /// One message to the user, with something to do about it.
  struct Toast {
    var text: String
    var actionTitle: String
    var perform: @MainActor () -> Void
    /// How long it stands, in seconds.
    var duration: TimeInterval = 4
  }
#endif

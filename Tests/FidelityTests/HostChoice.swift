#if canImport(UIKit)
  import Testing
  import UIKit

  extension UIWindow {
    /// Shows the window in a scene of the host, without which there is nothing in it. (FS-240)
    func showInHost() {
      let scenes = UIApplication.shared.connectedScenes
      windowScene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
      isHidden = false
    }
  }

  /// Expects the chosen behaviour of an item that no source settles, on the headless UIKit.
  ///
  /// Apple's UIKit is no subject of our choices: there a difference is printed and nothing fails.
  ///
  /// - Parameters:
  ///   - item: The item's number in the list of behaviours, such as "FS-006".
  ///   - actual: What this host does.
  ///   - choice: What the headless UIKit does by choice.
  func expectChoice<Value: Equatable>(
    _ item: String, _ actual: Value, is choice: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if canImport(Darwin)
      guard actual != choice else { return }
      print("\(item) is a choice: this host answers \(actual), the choice is \(choice)")
    #else
      #expect(actual == choice, "\(item), a choice", sourceLocation: sourceLocation)
    #endif
  }
#endif

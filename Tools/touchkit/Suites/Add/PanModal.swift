import UIKit

extension UIApplication {
  static func value(forKeyPath path: String) -> Any? { path == "shared" ? shared : nil }
}

import UIKit

extension UIBarButtonItem {
  func value(forKey key: String) -> Any? { nil }
}

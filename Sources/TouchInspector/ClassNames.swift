#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The names of objects in a capture: as `recursiveDescription` prints them.
  @MainActor
  enum ClassNames {
    /// The class with its module; the system's own classes without it.
    nonisolated static func name(of type: AnyClass) -> String {
      #if canImport(ObjectiveC)
        return NSStringFromClass(type)
      #else
        // The name of a private class contains a context that differs in each run.
        let name = String(reflecting: type).split(separator: ".")
          .filter { !$0.hasPrefix("(unknown context at ") }.joined(separator: ".")
        for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) {
          return String(name.dropFirst(module.count))
        }
        return name
      #endif
    }

    nonisolated static func address(of object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// The nearest of UIKit's own classes that lint and explanations know, if the view's class is
    /// not one of them.
    static func publicBase(of view: UIView) -> String? {
      let name = name(of: type(of: view))
      guard let base = known.first(where: { $0.holds(view) }), base.name != name else { return nil }
      return base.name
    }

    /// Each before the classes that it inherits from.
    private static let known: [(name: String, holds: @MainActor (UIView) -> Bool)] = [
      ("UIButton", { $0 is UIButton }), ("UITextField", { $0 is UITextField }),
      ("UIControl", { $0 is UIControl }), ("UITableView", { $0 is UITableView }),
      ("UICollectionView", { $0 is UICollectionView }), ("UITextView", { $0 is UITextView }),
      ("UIScrollView", { $0 is UIScrollView }), ("UIStackView", { $0 is UIStackView }),
      ("UILabel", { $0 is UILabel }), ("UIImageView", { $0 is UIImageView }),
      ("UIVisualEffectView", { $0 is UIVisualEffectView }), ("UIWindow", { $0 is UIWindow }),
    ]
  }
#endif

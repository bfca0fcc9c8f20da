/// The accessibility values that an app set on an object; nil means UIKit's own value.
struct AccessibilitySettings {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var respondsToUserInteraction: Bool?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// UIKit's own accessibility values of an object, if the app sets no others. (FS-165, FS-257)
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
}

extension UIResponder {
  func changeAccessibility(_ change: (inout AccessibilitySettings) -> Void) {
    var settings = accessibilitySettings ?? AccessibilitySettings()
    change(&settings)
    accessibilitySettings = settings
  }

  /// Whether UIKit's own classes are elements. (FS-165)
  var isAccessibilityElementByDefault: Bool {
    accessibilityDefaults().isElement
  }

  /// The bounds of a view, in points of the screen's space; zero for an object that is not a view.
  var boundsInScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
  }
}

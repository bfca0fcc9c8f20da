/// What an app told assistive apps about an object; nil stands for what UIKit itself would say.
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

/// What UIKit says of an object as long as the app says nothing else. (FS-165, FS-257)
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
    let areElements =
      SimulatedDevice.current.behavior.controlsAreElements || self is UIAccessibilityElement
    return areElements && accessibilityDefaults().isElement
  }

  /// The bounds of a view, in points of the screen's space; nothing for what is no view.
  var boundsInScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
  }
}

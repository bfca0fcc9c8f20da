#if canImport(UIKit)
  import UIKit

  extension ProbeRun {
    /// In whose space a window takes the point at which an assistive app looks for an element: a
    /// window away from the screen's origin is asked at both. FS-166.
    func explore() async {
      stage.begin("accessibility")
      let id = "accessibility.point"
      guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *) else {
        return note(id, nil, why: "from iOS 18 on")
      }
      let root = UIViewController()
      let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
      window.frame = CGRect(x: 40, y: 150, width: 200, height: 200)
      let element = ProbeView(frame: CGRect(x: 50, y: 60, width: 80, height: 40))
      element.isAccessibilityElement = true
      root.view.addSubview(element)
      await stage.settle()
      let ask = window.accessibilityHitTest
      let isFound = [CGPoint(x: 90, y: 80), CGPoint(x: 130, y: 230)].map {
        ask($0, nil) as? UIView === element
      }
      switch (isFound[0], isFound[1]) {
      case (true, false): note(id, "in its own space")
      case (false, true): note(id, "in the screen's space")
      default: note(id, isFound[0] ? "found in both" : "found in neither")
      }
      await remove(window)
    }
  }
#endif

import UIKit

extension Stage where Subject == Overlay {
  /// S8: the overlay appears while a text field of the app is edited, the keyboard on the screen.
  ///
  /// Seen after a touch on the toast: the app's window is key, the field is first responder, the
  /// keyboard takes a touch on its keys; "lost" for each that is not so.
  static func editing() -> Self {
    var stage = uikitToast().with { $0.showsKeyboard = true }
    let build = stage.build
    stage.build = { screen, overlay in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      screen.root.addSubview(field)
      _ = field.becomeFirstResponder()
      screen.keep(field)
      build(screen, overlay)
    }
    stage.observe = { screen in
      let field = screen.root.subviews.compactMap { $0 as? UITextField }.first
      let keys = screen.device.probe(at: CGPoint(x: 20, y: 800)).passes.last?.result
      let isKeyboard = keys.map { "\(type(of: $0))" == "UIKeyboard" } ?? false
      return [
        screen.window.isKeyWindow ? "key window" : Answer.lost,
        field?.isFirstResponder ?? false ? "field" : Answer.lost,
        isKeyboard ? "keyboard" : Answer.lost,
      ]
    }
    return Self(
      number: "S8", points: stage.points, touches: [], wanted: ["key window", "field", "keyboard"],
      prepare: stage.prepare, observe: stage.observe, build: stage.build)
  }
}

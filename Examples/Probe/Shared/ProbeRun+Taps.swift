#if canImport(UIKit)
  import UIKit

  extension ProbeRun {
    /// Has a finger tap contents in our window, beside them, and on text in the published window.
    package func runTaps() async {
      for content in [ProbeContent.text, .symbol, .capsule, .glass, .field] {
        let words = "the \(content.rawValue) in the middle"
        await tap(
          "tap.\(content.rawValue)", content, in: ProbeWindow(windowScene: stage.scene), words)
      }
      await tap(
        "tap.beside", .text, in: ProbeWindow(windowScene: stage.scene), "far below the text",
        down: 200)
      await tap(
        "tap.untouchable", .untouchable, in: ProbeWindow(windowScene: stage.scene),
        "the text in the middle")
      await tap(
        "tap.field-again", .field, in: ProbeWindow(windowScene: stage.scene),
        "the field in the middle, which has the keyboard", isEditing: true)
      await tap(
        "tap.published", .text, in: PublishedWindow(windowScene: stage.scene),
        "the text in the middle")
      await tapCoveredButton()
    }

    /// Has a finger tap a button that a plain view in it covers. FS-396.
    private func tapCoveredButton() async {
      stage.begin("tap.covered")
      let root = UIViewController()
      let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
      let button = UIButton(frame: ProbeContent.frame(in: window.bounds))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let cover = UIView(frame: button.bounds)
      cover.backgroundColor = .black
      button.addSubview(cover)
      root.view.addSubview(button)
      await stage.settle()
      let isDone = await stage.tap(at: button.center, words: "the black box in the middle") {
        window.log.asks > 0
      }
      note(
        "tap.covered.action", isDone ? taps > 0 ? "the button" : "nobody" : nil,
        why: isDone ? nil : "nobody tapped")
      await remove(window)
    }

    private func tap<Overlay: ProbeOverlay>(
      _ id: String, _ content: ProbeContent, in overlay: Overlay, _ words: String,
      down: CGFloat = 0, isEditing: Bool = false
    ) async {
      stage.begin(id)
      var contentTaps = 0
      let host = stage.host(content) { contentTaps += 1 }
      let window = await show(host, in: overlay)
      if isEditing {
        _ = window.textField?.becomeFirstResponder()
        await stage.settle()
      }
      let appTapsBefore = appTaps
      let frame = ProbeContent.frame(in: window.bounds)
      let isDone = await stage.tap(
        at: CGPoint(x: frame.midX, y: frame.midY + down), words: words
      ) { window.log.asks > 0 }
      let why = isDone ? nil : "nobody tapped"
      let isEdited = window.isKeyWindow
      if isEditing { note("\(id).edits", isDone ? "\(isEdited)" : nil, why: why) }
      let receiver =
        contentTaps > 0 || isEdited ? "the content" : appTaps > appTapsBefore ? "the app" : "nobody"
      note("\(id).action", isDone ? receiver : nil, why: why)
      let view = receiver == "the app" ? "the app's" : name(of: window.log.touched, in: window)
      note("\(id).view", isDone ? view : nil, why: why)
      note("\(id).asks", isDone ? "\(window.log.asks)" : nil, why: why)
      let viewClass = window.log.touched.map { ProbeTree.name(of: type(of: $0)) } ?? "none"
      note("\(id).class", isDone ? viewClass : nil, .device, why: why)
      window.endEditing(true)
      await remove(window)
    }
  }

  extension UIView {
    /// The first text field in the view.
    fileprivate var textField: UITextField? {
      self as? UITextField ?? subviews.lazy.compactMap(\.textField).first
    }
  }
#endif

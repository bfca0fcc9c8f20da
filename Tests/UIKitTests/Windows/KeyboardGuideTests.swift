import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A keyboard's guide` {
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  let bar = UIView()
  let window: UIWindow

  init() throws {
    device.model = .iPhone15
    device.showsKeyboard = true
    window = Stage.show(field)
    let root = try #require(window.rootViewController?.view)
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
  }

  @Test func `FS-283 is below the safe area without a keyboard, and the keyboard with one`() {
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
    #expect(
      window.rootViewController?.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 516, width: 393, height: 336))
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 818)
  }

  @Test func `FS-283 reaches to the lower edge where the safe area does not count`() {
    window.rootViewController?.view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 852)
  }

  @Test func `FS-283 is what the keyboard covers of its view, wherever that is`() {
    let panel = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
    window.addSubview(panel)
    let strip = UIView()
    strip.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(strip)
    strip.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor).isActive = true
    strip.heightAnchor.constraint(equalToConstant: 10).isActive = true
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(strip.frame.maxY == 216)
    panel.frame.origin.y = 400
    window.layoutIfNeeded()
    #expect(strip.frame.maxY == 116)
    panel.frame.origin.y = 0
    window.layoutIfNeeded()
    #expect(strip.frame.maxY == 400)
    panel.frame.origin.y = 600
    window.layoutIfNeeded()
    #expect(strip.frame.maxY == 0)
  }

  @Test func `FS-283 follows when the device turns, and the frame is notified`() {
    field.becomeFirstResponder()
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { frames += [frame].compactMap(\.self) }
    }
    device.rotate(to: .landscapeRight)
    NotificationCenter.default.removeObserver(token)
    window.layoutIfNeeded()
    #expect(frames == [CGRect(x: 0, y: 184, width: 852, height: 209)])
    #expect(bar.frame == CGRect(x: 0, y: 134, width: 852, height: 50))
    #expect(device.tap(at: CGPoint(x: 800, y: 300)).passes.last?.window === device.keyboardWindow)
  }

  @Test func `FS-282 is told of before it moves and after, in an order that is a choice`() {
    let log = Log()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let guide = window.rootViewController?.view.keyboardLayoutGuide
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let info = $0.userInfo ?? [:]
        let frames = [
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        ].map { (info[$0] as? CGRect)?.minY ?? -1 }
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        let isUsual = duration == 0.25 && curve == 7
        MainActor.assumeIsolated {
          let event = name.rawValue.replacingOccurrences(of: "Notification", with: "")
            .replacingOccurrences(of: "UIKeyboard", with: "")
          let height = Int(guide?.layoutFrame.height ?? -1)
          log.note("\(event) \(frames.map { Int($0) }) \(isUsual) guide \(height)")
        }
      }
    }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    let pairs = [
      ["WillChangeFrame [852, 516] true guide ", "WillShow [852, 516] true guide "],
      ["DidChangeFrame [852, 516] true guide 336", "DidShow [852, 516] true guide 336"],
      ["WillChangeFrame [516, 852] true guide ", "WillHide [516, 852] true guide "],
      ["DidChangeFrame [516, 852] true guide 34", "DidHide [516, 852] true guide 34"],
    ]
    let lines = log.lines.map { line in
      line.hasPrefix("Will") ? line.replacing(/guide \d+/, with: "guide ") : line
    }
    #expect(lines == pairs.flatMap { $0 })
  }
}

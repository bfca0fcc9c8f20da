import NoticeCore
import UIKit

/// A toast whose tap does what it says by itself, and whose extension in another file is
/// overridden.
public final class LoudToast: Toast {
  /// Says that it was tapped.
  public override func tapped() {
    note("loud")
    super.tapped()
  }

  /// What it is.
  public override func summary() -> String { "loud " + super.summary() }

  /// Whether something is done for a name that only the superclass of another module knows.
  public var knowsTap: Bool { canPerformAction(#selector(NoticeView.tapped), withSender: nil) }
}

/// A class in a class, generic, and not a view at all.
public enum Targets {
  private class Hidden: NSObject {
    var count = 0
    @objc func act() { count += 1 }
  }

  /// Keeps a value again for each call.
  public final class Box<Value>: NSObject {
    /// What it kept.
    public private(set) var values: [Value] = []
    private let value: Value

    /// Creates an empty box.
    public init(_ value: Value) { self.value = value }

    /// Keeps its value.
    @objc public func keep(_ sender: Any?) { values.append(value) }
  }

  /// Returns how often a button was pressed.
  @MainActor public static func count(in button: UIButton) -> () -> Int {
    let hidden = Hidden()
    button.addTarget(hidden, action: #selector(Hidden.act), for: .touchUpInside)
    return { hidden.count }
  }
}

extension UIView {
  /// What it is, as its subclasses say it.
  @objc public func kind() -> String { "view" }
}

extension UIControl {
  public override func kind() -> String { "control, a " + super.kind() }
}

extension UIButton {
  public override func kind() -> String { "button, a " + super.kind() }
}

extension Toast {
  public override func kind() -> String { "toast, a " + super.kind() }
}

import Dispatch
import Testing
import UIKit

private class Base: NSObject {
  var log: [String] = []
  func tapped() { log.append("base") }
  func pressed(_ sender: UIButton) { log.append("pressed") }
}

private final class Derived: Base {
  func own(_ notification: NSNotification) { log.append(notification.name.rawValue) }
}

/// What a tool writes into the sources of these two.
private protocol BaseMethods { static func method(_ selector: String) -> SelectorTable.Method? }
extension Base: BaseMethods {
  static func method(_ selector: String) -> SelectorTable.Method? {
    switch selector {
    case "tapped": return { target, _, _ in (target as? Base)?.tapped() }
    case "pressed:":
      return { target, sender, _ in
        (target as? Base)?.pressed(SelectorTable.argument(sender, of: selector))
      }
    default: return nil
    }
  }
}
private protocol DerivedMethods {
  static func derivedMethod(_ selector: String) -> SelectorTable.Method?
}
extension Derived: DerivedMethods {
  static func derivedMethod(_ selector: String) -> SelectorTable.Method? {
    switch selector {
    case "tapped": return { target, _, _ in (target as? Derived)?.log.append("derived") }
    case "heard:":
      return { target, sender, _ in
        (target as? Derived)?.own(SelectorTable.argument(sender, of: selector))
      }
    default: return nil
    }
  }
}

@MainActor @Suite(.simulatedDevice) struct `A method that is found by its selector` {
  static let tables: Void = {
    SelectorTable.add { ($0 as? any BaseMethods.Type).map { type in { type.method($0) } } }
    SelectorTable.add {
      ($0 as? any DerivedMethods.Type).map { type in { type.derivedMethod($0) } }
    }
  }()

  init() { Self.tables }

  @Test func `FS-370 is that of the class itself before those of its superclasses`() {
    let (base, derived) = (Base(), Derived())
    let application = UIApplication.shared
    #expect(application.sendAction("tapped", to: base, from: nil, for: nil))
    #expect(application.sendAction("tapped", to: derived, from: nil, for: nil))
    #expect(application.sendAction("pressed:", to: derived, from: UIButton(), for: nil))
    #expect(!application.sendAction("missing", to: derived, from: nil, for: nil))
    #expect(!application.sendAction("heard:", to: base, from: nil, for: nil))
    #expect(base.log == ["base"])
    #expect(derived.log == ["derived", "pressed"])
  }

  @Test func `FS-421 gets the sender that came, whatever its parameter says`() {
    let derived = Derived()
    let application = UIApplication.shared
    #expect(application.sendAction("pressed:", to: derived, from: UILabel(), for: nil))
    #expect(application.sendAction("pressed:", to: derived, from: nil, for: nil))
    #expect(derived.log == ["pressed", "pressed"])
  }

  @Test func `FS-370 is called for a notification, until the observer wants no more`() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let derived = Derived()
    center.addObserver(derived, selector: "heard:", name: name, object: nil)
    center.addObserver(derived, selector: "heard:", name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(derived, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    center.removeObserver(derived)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(derived.log == ["moved", "other"])
  }

  @Test func `FS-371 is called by a timer of the device's clock, which keeps its target`() {
    weak var gone: Derived?
    var timer: Timer?
    do {
      let derived = Derived()
      gone = derived
      timer = Timer.scheduledTimer(
        timeInterval: 2, target: derived, selector: "tapped", userInfo: "kept", repeats: true)
    }
    SimulatedDevice.current.clock.advance(by: 5)
    #expect(gone?.log == ["derived", "derived"])
    #expect(timer?.userInfo as? String == "kept")
    timer?.invalidate()
    SimulatedDevice.current.clock.advance(by: 5)
    timer = nil
    SimulatedDevice.current.clock.advance(by: 5)
    #expect(gone == nil)
  }
}

@MainActor @Suite(.simulatedDevice) struct `An associated value` {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @Test func `is kept for a view, and goes with it`() {
    weak var gone: NSObject?
    var view: UIView? = UIView()
    do {
      let value = NSObject()
      gone = value
      objc_setAssociatedObject(view as Any, Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(objc_getAssociatedObject(view as Any, Self.key) as? NSObject === gone)
    #expect(gone != nil)
    view = nil
    #expect(gone == nil)
  }

  @Test func `is kept weakly, exchanged and taken away`() {
    let view = UIView()
    func value() -> Any? { objc_getAssociatedObject(view, Self.key) }
    objc_setAssociatedObject(view, Self.key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(value() == nil)
    objc_setAssociatedObject(view, Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, Self.key, 2, .OBJC_ASSOCIATION_COPY)
    #expect(value() as? Int == 2)
    objc_setAssociatedObject(view, Self.key, nil, .OBJC_ASSOCIATION_COPY)
    #expect(value() == nil)
    objc_setAssociatedObject(view, Self.key, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    #expect(value() == nil)
  }

  @Test func `goes with other objects when there is another one`() {
    weak var gone: NSObject?
    // The table is swept when it has doubled, and other tests may have filled it. It grows only with
    // objects that are there: one that is gone may leave its address to the next.
    var others: [NSObject] = []
    for number in 0..<1_000_000 where number == 0 || gone != nil {
      let (owner, value) = (NSObject(), NSObject())
      objc_setAssociatedObject(owner, Self.key, value, .OBJC_ASSOCIATION_RETAIN)
      if number == 0 { gone = value } else { others.append(owner) }
    }
    withExtendedLifetime(others) {}
    #expect(gone == nil)
  }

  @Test nonisolated func `is given while other threads let layers go`() {
    let key = 1
    withUnsafeBytes(of: key) { bytes in
      nonisolated(unsafe) let key = bytes.baseAddress
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<2_000 {
          let layer = CALayer()
          guard thread.isMultiple(of: 2), let key else { continue }
          objc_setAssociatedObject(layer, key, number, .OBJC_ASSOCIATION_RETAIN)
          #expect(objc_getAssociatedObject(layer, key) as? Int == number)
        }
      }
    }
  }
}

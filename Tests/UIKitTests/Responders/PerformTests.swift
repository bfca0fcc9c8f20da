import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A method that is called by its name` {
  private final class Toast: UIView, ActionPerforming {
    var calls: [String] = []

    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch selector {
      case "hide": { [self] _, _ in calls.append("hide") }
      case "show:": { [self] sender, _ in calls.append("show \(sender ?? "nil")") }
      default: nil
      }
    }
  }

  private let toast = Toast()
  let clock = SimulatedDevice.current.clock

  @Test func `is known or not, and called at once`() {
    let known = ["hide", "show:", "open"].map { toast.responds(to: Selector($0)) }
    #expect(known == [true, true, false])
    toast.perform(Selector("hide"))
    toast.perform(Selector("show:"), with: "a")
    #expect(toast.calls == ["hide", "show a"])
  }

  @Test func `FS-385 is called when its time has come, unless that was taken back`() {
    toast.perform("hide", with: nil, afterDelay: 2)
    toast.perform("show:", with: "a", afterDelay: 1)
    toast.perform("show:", with: "b", afterDelay: 1)
    toast.perform("show:", with: "c", afterDelay: 3)
    NSObject.cancelPreviousPerformRequests(withTarget: toast, selector: "show:", object: "a")
    #expect(toast.calls.isEmpty)
    clock.advance(by: 1)
    #expect(toast.calls == ["show b"])
    clock.advance(by: 1)
    #expect(toast.calls == ["show b", "hide"])
    Toast.cancelPreviousPerformRequests(withTarget: toast)
    clock.advance(by: 5)
    #expect(toast.calls == ["show b", "hide"])
  }

  @Test func `FS-385 keeps its object until then`() {
    var toast: Toast? = Toast()
    weak var kept: Toast?
    kept = toast
    toast?.perform("hide", with: nil, afterDelay: 1)
    toast = nil
    #expect(kept != nil)
    clock.advance(by: 1)
    #expect(kept == nil)
  }
}

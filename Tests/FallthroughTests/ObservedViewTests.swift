// Key-value observing and the hook both give an instance a class of their own; other hosts have
// neither.
#if canImport(UIKit) && canImport(Darwin)
  import Fallthrough
  import Testing
  import UIKit

  @MainActor @Suite struct `A view that is observed` {
    let view = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    var fallsThrough: Bool { view.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil }

    @Test func `keeps its behaviour when the observer leaves`() {
      var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in }
      view.isPassThrough = true
      #expect(fallsThrough)
      observation?.invalidate()
      observation = nil
      #expect(fallsThrough)
      view.isPassThrough = false
      #expect(!fallsThrough)
    }

    @Test func `keeps its behaviour when the observer comes later`() {
      view.isPassThrough = true
      var changes = 0
      let observation = view.observe(\.alpha) { _, _ in changes += 1 }
      #expect(fallsThrough)
      view.alpha = 0.5
      #expect(changes == 1)
      view.isPassThrough = false
      #expect(!fallsThrough)
      view.alpha = 1
      #expect(changes == 2)
      observation.invalidate()
      view.isPassThrough = true
      #expect(fallsThrough)
    }

    @Test func `keeps answering its own class`() {
      view.isPassThrough = true
      #expect(type(of: view) == UIStackView.self)
      #expect(view.isMember(of: UIStackView.self))
      view.hitTestBehavior = .standard
      #expect(object_getClass(view) == UIStackView.self)
    }
  }
#endif

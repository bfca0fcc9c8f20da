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

    @Test func `keeps its behaviour like others of its class when their observers leave`() {
      let views = [view, UIStackView(frame: view.frame)]
      let observations = views.map { $0.observe(\.alpha) { _, _ in } }
      for view in views { view.isPassThrough = true }
      for observation in observations { observation.invalidate() }
      for view in views { #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil) }
    }

    @Test func `keeps its behaviour when the observer comes later`() {
      view.isPassThrough = true
      // Where the handler may run anywhere by its type; it runs here.
      nonisolated(unsafe) var changes = 0
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

    @Test func `keeps answering its own class to an observer that comes later`() {
      view.isPassThrough = true
      let observation = view.observe(\.alpha) { _, _ in }
      #expect(type(of: view) == UIStackView.self)
      #expect(view.isMember(of: UIStackView.self))
      #expect(view.classForCoder == UIStackView.self)
      observation.invalidate()
      #expect(type(of: view) == UIStackView.self)
    }

    @Test func `keeps what another library made of its class`() throws {
      let name = "Other_\(UInt(bitPattern: ObjectIdentifier(view)))"
      let other: AnyClass = try #require(objc_allocateClassPair(UIStackView.self, name, 0))
      let itself: @convention(block) (UIStackView, CGPoint, UIEvent?) -> UIView? = { view, _, _ in
        view
      }
      let stated: @convention(block) (UIStackView) -> AnyClass = { _ in UIStackView.self }
      class_addMethod(
        other, #selector(UIView.hitTest(_:with:)), imp_implementationWithBlock(itself),
        "@@:{CGPoint=dd}@")
      class_addMethod(
        other, NSSelectorFromString("class"), imp_implementationWithBlock(stated), "#@:")
      objc_registerClassPair(other)
      object_setClass(view, other)

      let outside = CGPoint(x: 500, y: 500)
      view.hitTestBehavior.hitArea = .atLeast(CGSize(width: 120, height: 120))
      #expect(view.hitTest(outside, with: nil) === view)
      view.isPassThrough = true
      #expect(fallsThrough)
      view.hitTestBehavior = .standard
      #expect(view.hitTest(outside, with: nil) === view)
    }

    @Test func `takes a behaviour again after somebody put its class back`() {
      let observation = view.observe(\.alpha) { _, _ in }
      view.isPassThrough = true
      object_setClass(view, UIStackView.self)
      #expect(!fallsThrough)
      view.isPassThrough = true
      #expect(fallsThrough)
      view.isPassThrough = false
      #expect(!fallsThrough)
      observation.invalidate()
    }
  }
#endif

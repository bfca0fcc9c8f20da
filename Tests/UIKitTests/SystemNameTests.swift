import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A name of the system around an app` {
  @Test func `answers that nobody opens a link, later`() throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var answers: [Bool] = []
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(answers.isEmpty)
    SimulatedDevice.current.clock.advance(by: 0.1)
    #expect(answers == [false])
  }

  @Test func `says that there is no battery, as a simulator does`() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryState == .unknown)
    #expect(UIDevice.current.batteryLevel == -1)
    UIDevice.current.isBatteryMonitoringEnabled = false
  }

  @Test func `calls before each frame by a link of the screen, and knows its kind of interface`() {
    final class Target: NSObject, ActionPerforming {
      var frames = 0
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { _, _ in self.frames += 1 }
      }
    }
    let target = Target()
    let link = UIScreen.main.displayLink(withTarget: target, selector: "show:")
    link?.add(to: .main, forMode: .tracking)
    SimulatedDevice.current.clock.advance(by: 0.1)
    link?.invalidate()
    #expect(target.frames == 6)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test func `has a window that can be unwrapped once or twice`() {
    final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
    let delegate = Delegate()
    let known: any UIApplicationDelegate = delegate
    delegate.window = UIWindow()
    let once: UIWindow? = known.window
    #expect(once === delegate.window)
    #expect(known.window!! === delegate.window)
    let shown: (any UIApplicationDelegate)? = delegate
    guard let first = shown?.window else { return #expect(Bool(false)) }
    #expect(first?.rootViewController == nil)
    delegate.window = nil
    #expect(known.window??.rootViewController == nil)
  }

  @Test func `reports values of an operation by their names`() {
    final class Work: Operation, @unchecked Sendable {
      var isDone = false
      override var isFinished: Bool { isDone }
      override func start() {
        willChangeValue(forKey: "isFinished")
        isDone = true
        didChangeValue(forKey: "isFinished")
      }
    }
    let work = Work()
    let next = Operation()
    next.addDependency(work)
    #expect(!next.isReady)
    work.start()
    #expect(next.isReady)
  }

  @Test func `makes views without a frame by a coder, and springs by nothing`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIStackView(coder: coder).arrangedSubviews.isEmpty)
    #expect(!UIActivityIndicatorView(coder: coder).isAnimating)
    _ = UISpringTimingParameters()
  }

  @Test func `lets apps override what Apple leaves open`() {
    final class View: UIView {
      var log: [String] = []
      override func bringSubviewToFront(_ view: UIView) { log.append("front") }
      override func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) { log.append("hugging") }
      override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { .zero }
        set { log.append("margins") }
      }
    }
    let view = View()
    view.bringSubviewToFront(view)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.directionalLayoutMargins = .zero
    #expect(view.log == ["front", "hugging", "margins"])
  }

  @Test func `shows in a cell what its configuration makes`() {
    struct Shown: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ShownView(self) }
      func updated(for state: any UIConfigurationState) -> Shown { self }
    }
    final class ShownView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    cell.contentConfiguration = Shown()
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `keeps objects weakly in a list with empty places`() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let gone = NSObject()
      list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
    }
    #expect(list.count == 2)
    list.compact()
    #expect(list.allObjects.count == 1)
    #expect(list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    list.count = 3
    #expect(list.pointer(at: 2) == nil)
    list.count = 0
    #expect(list.allObjects.isEmpty)
  }

  @Test func `makes timers that never fire, and texts without letters`() {
    #expect(!Timer().isValid)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func `draws nothing, and says so`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(data: Data([1])) == nil)
  }

  @Test func `maps the points of a path`() throws {
    var transform = CGAffineTransform(translationX: 5, y: 6)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    #expect(
      try #require(path.copy(using: &transform)).boundingBox
        == CGRect(x: 5, y: 6, width: 2, height: 3))
    #expect(path.copy(using: nil)?.boundingBox == path.boundingBox)
  }

  @Test func `locks an object for one thread, as often as that likes`() {
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 {
        objc_sync_enter(object)
        objc_sync_enter(object)
        count += 1
        objc_sync_exit(object)
        objc_sync_exit(object)
      }
    }
    #expect(count == 800)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `keeps what is only seen of a text until that is set`() {
    let (field, view) = (UITextField(), UITextView())
    let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    (field.attributedText, view.attributedText) = (text, text)
    #expect(field.text == "a")
    #expect(view.text == "a")
    #expect(field.attributedText == text)
    #expect(view.attributedText == text)
    (field.text, view.text) = ("b", "b")
    #expect(field.attributedText == NSAttributedString(string: "b"))
    #expect(view.attributedText == NSAttributedString(string: "b"))
    field.keyboardType = .URL
    #expect(field.keyboardType == .URL)
    #expect(UITextField().keyboardType == .default)
  }
}

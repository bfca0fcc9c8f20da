import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An observed value` {
  /// A view of the app's own, which overrides what it inherits.
  private class Panel: UIScrollView {
    override var isHidden: Bool { didSet { hides += 1 } }
    var hides = 0
  }

  /// Told by its method.
  private final class Listener: UIView {
    var lines: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey].map { "\($0)" } ?? "none"
      let old = change?[.oldKey].map { "\($0)" } ?? "none"
      let prior = change?[.notificationIsPriorKey] == nil ? "" : " to come"
      lines.append("\(keyPath ?? "nil") \(old) -> \(new)\(prior)")
    }
  }

  let log = Log()

  @Test func `FS-380 is told with what it was and is`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { [log] view, change in
      MainActor.assumeIsolated {
        log.note("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
      }
    }
    scroll.contentOffset.y = 20
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    scroll.bounds.origin.y = 50
    scroll.contentOffset.y = 50
    scroll.frame.origin.y = 7
    #expect(log.takeAll() == ["0.0 20.0 20.0", "20.0 40.0 40.0", "40.0 50.0 50.0"])
    observation.invalidate()
    scroll.contentOffset.y = 60
    #expect(log.takeAll().isEmpty)
  }

  @Test func `FS-380 follows a finger`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    Stage.show(scroll)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated { offsets.append(view.contentOffset.y) }
    }
    SimulatedDevice.current.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    #expect(offsets.last == scroll.contentOffset.y && scroll.contentOffset.y > 50)
    #expect(offsets == offsets.sorted() && Set(offsets).count == offsets.count)
    withExtendedLifetime(observation) {}
  }

  @Test func `FS-380 is told as it is, before it changes, and without values unless asked`() {
    let label = UILabel()
    label.text = "a"
    let observation = label.observe(\.text, options: [.initial, .prior, .new]) { [log] _, change in
      MainActor.assumeIsolated {
        let value = change.newValue.map { $0 ?? "nil" } ?? "no value"
        log.note(change.isPrior ? "before: \(value)" : value)
      }
    }
    label.text = "b"
    label.text = "b"
    label.text = nil
    log.expect(["a", "before: no value", "b", "before: no value", "b", "before: no value", "nil"])
    let plain = label.observe(\.text) { [log] _, change in
      MainActor.assumeIsolated {
        log.note("\(change.newValue == nil) \(change.oldValue == nil) \(change.kind)")
      }
    }
    observation.invalidate()
    label.text = "c"
    #expect(log.takeAll() == ["true true setting"])
    withExtendedLifetime(plain) {}
  }

  @Test func `FS-380 of a control is whether a finger is on it, it is chosen and does anything`() {
    let control = UIControl()
    typealias Value = ReferenceWritableKeyPath<UIControl, Bool>
    let values: [Value] = [\.isHighlighted, \.isSelected, \.isEnabled]
    let observations = values.map { value in
      control.observe(value, options: [.old, .new]) { [log] _, change in
        MainActor.assumeIsolated {
          log.note("\(change.oldValue.map { "\($0)" } ?? "?") \(change.newValue ?? false)")
        }
      }
    }
    for value in values {
      control[keyPath: value].toggle()
      #expect(log.takeAll() == [value == \.isEnabled ? "true false" : "false true"])
    }
    withExtendedLifetime(observations) {}
  }

  /// Values, each with what changes it and its name in Objective-C.
  @Test func `FS-380 is one of many: pictures, progress, titles and the items of bars`() {
    let (image, progress, controller) = (UIImageView(), UIProgressView(), UIViewController())
    let (item, title) = (UIBarButtonItem(), UINavigationItem(title: ""))
    let log = log
    var seen: [NSKeyValueObservation] = []
    func watch<Object: NSObject, Value>(
      _ object: Object, _ path: KeyPath<Object, Value>, _ name: String
    ) where Object: KeyValueObservable {
      seen.append(object.observe(path) { _, _ in MainActor.assumeIsolated { log.note(name) } })
    }
    watch(image, \.image, "image")
    watch(progress, \.progress, "progress")
    watch(controller, \.title, "title")
    watch(controller, \.preferredContentSize, "size")
    watch(item, \.title, "item title")
    watch(item, \.image, "item image")
    watch(item, \.isEnabled, "item enabled")
    watch(title, \.title, "bar title")
    watch(title, \.titleView, "bar view")
    watch(title, \.leftBarButtonItems, "left")
    watch(title, \.rightBarButtonItems, "right")
    image.image = UIImage()
    progress.progress = 0.5
    controller.title = "a"
    controller.preferredContentSize = CGSize(width: 9, height: 9)
    item.title = "b"
    item.image = UIImage()
    item.isEnabled = false
    title.title = "c"
    title.titleView = UIView()
    title.leftBarButtonItems = [item]
    title.rightBarButtonItems = [item]
    log.expect([
      "image", "progress", "title", "size", "item title", "item image", "item enabled",
      "bar title", "bar view", "left", "right",
    ])
    withExtendedLifetime(seen) {}
  }

  @Test func `FS-380 is told by its method to a class of the app's that has one`() {
    final class Watcher: NSObject, KeyValueObserving {
      var lines: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { lines.append("\(keyPath ?? "") \(change?[.newKey] ?? "none")") }
    }
    let (watcher, label) = (Watcher(), UILabel())
    label.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
    label.addObserver(watcher, forKeyPath: "hidden", options: .new, context: nil)
    label.text = "a"
    label.isHidden = true
    label.text = nil
    #expect(watcher.lines == ["text a", "hidden true", "text <null>"])
    label.removeObserver(watcher, forKeyPath: "text")
    label.removeObserver(watcher, forKeyPath: "isHidden")
    label.text = "b"
    label.isHidden = false
    #expect(watcher.lines.count == 3)
  }

  @Test func `FS-380 is told when its class says so itself, by either name`() {
    let (view, listener) = (UIView(), Listener())
    view.addObserver(listener, forKeyPath: "hidden", options: [.old, .new], context: nil)
    view.willChangeValue(forKey: "isHidden")
    view.didChangeValue(forKey: "isHidden")
    #expect(listener.lines == ["hidden false -> false"])
    view.removeObserver(listener, forKeyPath: "hidden")
  }

  @Test func `FS-380 ends when nobody keeps the observation, and keeps no object`() {
    var view: UIView? = UIView()
    weak var gone: UIView?
    gone = view
    var observation = view?.observe(\.alpha) { [log] _, _ in
      MainActor.assumeIsolated { log.note("changed") }
    }
    view?.alpha = 0.5
    #expect(log.takeAll() == ["changed"])
    observation = nil
    view?.alpha = 1
    #expect(log.takeAll().isEmpty && observation == nil)
    observation = view?.observe(\.alpha) { _, _ in }
    view = nil
    #expect(gone == nil)
    observation?.invalidate()
  }

  @Test func `FS-380 is found through subclasses and overrides`() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observations = [
      panel.observe(\.isHidden) { [log] _, _ in MainActor.assumeIsolated { log.note("hidden") } },
      panel.observe(\.contentSize) { [log] _, _ in MainActor.assumeIsolated { log.note("size") } },
      panel.observe(\.frame) { [log] _, _ in MainActor.assumeIsolated { log.note("frame") } },
      panel.observe(\.center) { [log] _, _ in MainActor.assumeIsolated { log.note("center") } },
      panel.layer.observe(\.bounds) { [log] _, _ in MainActor.assumeIsolated { log.note("layer") }
      },
    ]
    panel.isHidden = true
    panel.contentSize.height = 100
    panel.frame.size.width = 20
    #expect(log.takeAll() == ["hidden", "size", "layer", "center", "frame"])
    #expect(panel.hides == 1)
    withExtendedLifetime(observations) {}
  }

  @Test func `FS-380 is told to a method by its name, until it is not observed any more`() {
    let (view, listener) = (UIView(frame: .zero), Listener())
    var context = 0
    view.addObserver(listener, forKeyPath: "alpha", options: [.old, .new], context: &context)
    view.addObserver(listener, forKeyPath: "hidden", options: .prior, context: nil)
    view.addObserver(listener, forKeyPath: "layer.position", options: .new, context: nil)
    view.alpha = 0.5
    view.isHidden = true
    view.center.x = 5
    #expect(
      listener.lines == [
        "alpha 1.0 -> 0.5", "hidden none -> none to come", "hidden none -> none",
        "layer.position none -> \(CGPoint(x: 5, y: 0))",
      ])
    view.removeObserver(listener, forKeyPath: "alpha", context: &context)
    view.removeObserver(listener, forKeyPath: "hidden")
    view.alpha = 1
    view.isHidden = false
    #expect(listener.lines.count == 4)
  }

  @Test func `FS-380 of a class of one's own is told by that class`() {
    final class Model: NSObject {
      var count = 0 {
        willSet { willChangeValue(for: \.count) }
        didSet { didChangeValue(for: \.count) }
      }
    }
    let model = Model()
    let observation = model.observe(\.count, options: [.old, .new]) { [log] _, change in
      MainActor.assumeIsolated { log.note("\(change.oldValue ?? -1) \(change.newValue ?? -1)") }
    }
    model.count = 3
    #expect(log.takeAll() == ["0 3"])
    withExtendedLifetime(observation) {}
  }

  @Test func `FS-380a is the safe area of a view, as the view moves and its device changes`() {
    SimulatedDevice.current.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let view = UIView(frame: SimulatedDevice.current.screenBounds)
    let listener = Listener()
    let observation = view.observe(\.safeAreaInsets, options: [.old, .new]) { [log] view, change in
      MainActor.assumeIsolated {
        log.note("\(change.oldValue?.top ?? -1) \(change.newValue?.top ?? -1)")
        #expect(change.newValue == view.safeAreaInsets)
      }
    }
    let window = Stage.show(view)
    #expect(log.takeAll() == ["0.0 50.0"])
    view.addObserver(listener, forKeyPath: "safeAreaInsets", context: nil)
    view.frame.origin.y = 20
    window.layoutIfNeeded()
    view.removeObserver(listener, forKeyPath: "safeAreaInsets")
    SimulatedDevice.current.safeAreaInsets.top = 60
    #expect(log.takeAll() == ["50.0 30.0", "30.0 40.0"])
    #expect(listener.lines == ["safeAreaInsets none -> none"])
    withExtendedLifetime(observation) {}
  }

  @Test func `FS-380 that nobody reports is told once as it is, with a warning`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      let log = Log()
      let observations = (0..<2).map { _ in
        view.observe(\.tag, options: [.initial, .new]) { _, change in
          MainActor.assumeIsolated { log.note("\(change.newValue ?? -1)") }
        }
      }
      let listener = Listener()
      view.addObserver(listener, forKeyPath: "tag", options: .initial, context: nil)
      view.tag = 5
      #expect(log.takeAll() == ["0", "0"])
      #expect(listener.lines == ["tag none -> none"])
      view.removeObserver(listener, forKeyPath: "tag")
      withExtendedLifetime(observations) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "is observed, but").count == 3, "\(text)")
    #expect(text.contains("PortableCode.md"))
  }

  @Test func `FS-380 ends the process where an observer is removed that is none`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "alpha") }
    }
  }
}

import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What a device tells` {
  @Test func `is how large its screen is, in points and pixels`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    let point = CGPoint(x: 30, y: 40)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 9, height: 9))
    Stage.show(view)
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(space.convert(point, to: view) == CGPoint(x: 20, y: 30))
    #expect(space.convert(point, from: view) == CGPoint(x: 40, y: 50))
    let rect = CGRect(origin: point, size: CGSize(width: 2, height: 3))
    #expect(space.convert(rect, to: view) == rect.offsetBy(dx: -10, dy: -10))
    #expect(space.convert(rect, from: view) == rect.offsetBy(dx: 10, dy: 10))
    #expect(space.bounds == UIScreen.main.coordinateSpace.bounds)
  }

  @Test func `is its models' screens`() {
    let models: [SimulatedDevice.Model] = [.iPhone13Mini, .iPhone14, .iPhone16Pro, .iPadPro13]
    #expect(
      models.map(\.portraitSize) == [
        CGSize(width: 375, height: 812), CGSize(width: 390, height: 844),
        CGSize(width: 402, height: 874), CGSize(width: 1024, height: 1366),
      ])
  }

  @Test func `is whether somebody waits for its turns`() {
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }

  @Test func `is what was copied`() {
    let board = UIPasteboard.general
    #expect([board.hasStrings, board.hasImages, board.hasURLs] == [false, false, false])
    board.string = "text"
    board.image = UIImage()
    board.url = URL(string: "https://example.com")
    #expect([board.hasStrings, board.hasImages, board.hasURLs] == [true, true, true])
    #expect(board.strings == ["text"])
    board.string = nil
    #expect(board.strings == nil && board.string == nil)
    device.reset()
    #expect(!UIPasteboard.general.hasURLs)
  }

  @Test func `is the time of its frames`() {
    final class Frames: NSObject, ActionPerforming {
      var times: [Double] = []
      func action(for selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
        { [weak self] sender, _ in
          guard let link = sender as? CADisplayLink else { return }
          self?.times.append((link.targetTimestamp - link.timestamp) * 60)
        }
      }
    }
    let frames = Frames()
    let link = CADisplayLink(target: frames, selector: Selector(("show")))
    #expect(link.timestamp == 0 && link.duration == 1 / 60)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    device.clock.advance(by: 0.051)
    #expect(frames.times.count == 3 && frames.times.allSatisfy { abs($0 - 1) < 1e-6 })
    link.remove(from: .main, forMode: .common)
    device.clock.advance(by: 1)
    #expect(frames.times.count == 3)
  }

  @Test func `may be kept in values`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test func `shows as a picture of a view, if that was ever on it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    Stage.show(view)
    let picture = view.snapshotView(afterScreenUpdates: true)
    #expect(picture?.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(picture?.subviews == [])
    let part = view.resizableSnapshotView(
      from: CGRect(x: 5, y: 5, width: 9, height: 8), afterScreenUpdates: false, withCapInsets: .zero
    )
    #expect(part?.bounds.size == CGSize(width: 9, height: 8))
    #expect(
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 5, width: 0, height: 8), afterScreenUpdates: false,
        withCapInsets: .zero) == nil)
  }

  @Test func `is its keys by Apple's names`() {
    #expect(
      [
        UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      ] == [
        "UIKeyInputEscape", "UIKeyInputUpArrow", "UIKeyInputDownArrow", "UIKeyInputLeftArrow",
        "UIKeyInputRightArrow",
      ])
    let command = UIKeyCommand(
      title: "Close", action: Selector(("close")), input: "w", modifierFlags: .command,
      discoverabilityTitle: "Close the page")
    #expect(command.title == "Close" && command.discoverabilityTitle == "Close the page")
    #expect(command.input == "w" && command.modifierFlags == .command)
    #expect(!command.wantsPriorityOverSystemBehavior)
  }
}

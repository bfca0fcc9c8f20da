import Fallthrough
import Foundation
import Testing
import UIKit

/// The scene of the picture that opens the README: a checkout with a toast above its tab bar, with
/// the frames and the fingers of the picture.
@MainActor @Suite(.simulatedDevice) struct `The picture of the README` {
  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `loses the tap on Pay with a UIWindow`(_ version: Int) throws {
    let scene = try CheckoutScene(on: version)
    let window = UIWindow(windowScene: scene.scene)
    scene.showToast(in: window)
    #expect(device.tremblingTap(at: scene.pictured.fingerOnPay) === window.rootViewController?.view)
    #expect(scene.taps == [])
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `shows Pay and Undo answer with a PassThroughWindow`(_ version: Int) throws {
    let scene = try CheckoutScene(on: version)
    let window = PassThroughWindow(windowScene: scene.scene)
    scene.showToast(in: window)
    device.tremblingTap(at: scene.pictured.fingerOnPay)
    device.tremblingTap(at: scene.pictured.fingerOnUndo)
    #expect(scene.taps == ["Pay", "Undo"])
    withExtendedLifetime(window) {}
  }

  @Test func `has a still with the same frames`() throws {
    let (moving, still) = (try Picture("hero"), try Picture("hero-still"))
    for name in ["screen", "pay", "toast"] {
      #expect(try moving.frame(of: name) == still.frame(of: name), "\(name)")
    }
  }
}

/// The app of the picture, on the device.
@MainActor private final class CheckoutScene {
  struct Pictured { let pay, toast, undo: CGRect, fingerOnPay, fingerOnUndo: CGPoint }

  let pictured: Pictured
  let scene = device.scenes[0]
  private(set) var taps: [String] = []
  private let app = UIWindow(windowScene: device.scenes[0])

  init(on version: Int) throws {
    device.run(version)
    let picture = try Picture("hero")
    pictured = Pictured(
      pay: try picture.frameOnDevice(of: "pay"), toast: try picture.frameOnDevice(of: "toast"),
      undo: try picture.frameOnDevice(of: "press"), fingerOnPay: try picture.finger(at: "66%,71%"),
      fingerOnUndo: try picture.finger(at: "80%,84%"))
    app.rootViewController = UIViewController()
    app.rootViewController?.view.addSubview(button("Pay", pictured.pay))
    app.makeKeyAndVisible()
  }

  func showToast(in window: UIWindow) {
    let root = UIViewController()
    let toast = UIView(frame: pictured.toast)
    let undo = pictured.undo.offsetBy(dx: -toast.frame.minX, dy: -toast.frame.minY)
    toast.addSubview(button("Undo", undo))
    root.view.addSubview(toast)
    window.rootViewController = root
    window.isHidden = false
  }

  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self?.taps.append(title) }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = frame
    return button
  }
}

/// A picture of the README, and where its parts are on the device.
@MainActor private struct Picture {
  private let text: String

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Pictures/\(name).svg").standardizedFileURL
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The first rectangle of a class, in the picture's space.
  func frame(of name: String) throws -> CGRect {
    let rest = try #require(text.range(of: "<rect class=\"\(name)")).upperBound
    let tag = text[rest...].prefix { $0 != ">" }
    func number(_ key: String) throws -> Double {
      let start = try #require(tag.range(of: " \(key)=\"")).upperBound
      return try #require(Double(tag[start...].prefix { $0 != "\"" }))
    }
    return try CGRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  func frameOnDevice(of name: String) throws -> CGRect {
    let frame = try frame(of: name)
    let (corner, end) = (
      try onDevice(frame.origin), try onDevice(CGPoint(x: frame.maxX, y: frame.maxY))
    )
    return CGRect(
      x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
  }

  /// Where the tip of the finger is while it taps.
  func finger(at moment: String) throws -> CGPoint {
    let keyframes = try #require(text.range(of: "@keyframes hand{")).upperBound
    let rest = text[keyframes...]
    let start = try #require(rest.range(of: "\(moment){transform:translate(")).upperBound
    let numbers = rest[start...].prefix { $0 != ")" }.components(separatedBy: ",")
      .compactMap { Double($0.replacingOccurrences(of: "px", with: "")) }
    try #require(numbers.count == 2)
    return try onDevice(CGPoint(x: numbers[0], y: numbers[1]))
  }

  /// The picture's screen is that of the device, in other proportions.
  private func onDevice(_ point: CGPoint) throws -> CGPoint {
    let (screen, bounds) = (try frame(of: "screen"), device.screenBounds)
    return CGPoint(
      x: (point.x - screen.minX) / screen.width * bounds.width,
      y: (point.y - screen.minY) / screen.height * bounds.height)
  }
}

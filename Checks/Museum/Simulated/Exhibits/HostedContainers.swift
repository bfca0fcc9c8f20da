import UIKit

/// Contains a point if some subview of its root does. (M52)
final class AnySubviewWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (rootViewController?.view.subviews ?? []).contains {
      !$0.isHidden && $0.isUserInteractionEnabled
        && $0.point(inside: $0.convert(point, from: self), with: event)
    }
  }
}

extension Exhibit {
  static let hostedContainers = [
    Exhibit(
      "M50",
      [
        Showing(
          "hosting child", on: .embedded(), Embedding(in: { BoxNoneView() }), ours: .container)
      ]),
    Exhibit(
      "M52",
      [
        Showing(
          "hosting child", on: .embedded(), Embedding(in: { AnySubviewView() }), ours: .container),
        Showing(
          "as a window", on: .toast(), Overlay(framed: AnySubviewWindow.init(frame:)),
          ours: .window),
      ]),
  ]
}

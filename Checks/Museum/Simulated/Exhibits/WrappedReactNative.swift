import UIKit

extension Exhibit {
  static let wrappedReactNative = [
    Exhibit(
      "M90",
      [
        Showing(
          "tablet", on: .wrappedUIKitToast(), classList(root: { BoxNoneView() }), ours: .window)
      ])
  ]
}

import UIKit

/// What puts itself on the app's screen.
typealias Installation = @MainActor (AppScreen) -> Void

extension Stage where Subject == Installation {
  /// A stage whose tree the exhibit builds itself, on the app's screen with its one button.
  static func screen(
    _ number: String, _ points: [String: CGPoint], touches: [String], wanted: [String]
  ) -> Self {
    let known = points.merging(["toast": Toast.inside, "beside": Toast.beside]) { own, _ in own }
    return Self(number: number, points: known, touches: touches, wanted: wanted) {
      screen, install in
      install(screen)
    }
  }
}

/// What covers the app's screen all but a hole, as a coach mark does.
typealias Cover = @MainActor (AppScreen) -> UIView

/// Where the hole of a coach mark is: over the app's small button.
enum Hole {
  static let frame = CGRect(x: 20, y: 100, width: 100, height: 100)
}

extension Stage where Subject == Cover {
  /// S4: a coach mark with a bubble and a hole over a button; elsewhere the cover takes touches.
  static func coachMark() -> Self {
    let points: [String: CGPoint] = [
      "hole": CGPoint(x: 60, y: 150), "bubble": CGPoint(x: 196, y: 360),
      "cover": CGPoint(x: 196, y: 600),
    ]
    return Self(
      number: "S4", points: points,
      touches: ["hole", "bubble", "cover", "hole", "bubble", "cover", "click hole"],
      wanted: ["button", "bubble", "cover", "button", "bubble", "cover", "button"]
    ) { screen, makeCover in
      screen.appButton.removeFromSuperview()
      screen.addButton("button", Hole.frame, to: screen.root)
      let cover = makeCover(screen)
      cover.frame = screen.root.bounds
      screen.name(cover, "cover")
      screen.addButton("bubble", CGRect(x: 20, y: 300, width: 353, height: 120), to: cover)
      screen.root.addSubview(cover)
    }
  }
}

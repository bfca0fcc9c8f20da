import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A screen to share something` {
  @Test func `FS-390 tells once that it was dismissed without an activity`() throws {
    let window = Stage.show()
    let root = try #require(window.rootViewController)
    let screen = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var told: [String] = []
    screen.completionWithItemsHandler = { type, isDone, items, error in
      told.append("\(type == nil) \(isDone) \(items == nil) \(error == nil)")
    }
    root.present(screen, animated: false)
    #expect(root.presentedViewController === screen)
    #expect(told.isEmpty)
    root.dismiss(animated: false)
    #expect(told == ["true false true true"])
  }
}

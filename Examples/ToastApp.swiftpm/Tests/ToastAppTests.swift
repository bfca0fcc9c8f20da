import Foundation
import Testing
import TouchInspector
import UIKit

@testable import ToastApp

/// A recipe that runs without SwiftUI, and a view of it that takes touches.
private let parts = [
  "Toast": "Undo", "MovingToast": "Undo", "BannerQueue": "Sent", "DebugButton": "Debug",
  "Dialog": "OK", "CallBar": "Return to call", "OverlayScene": "Return to call",
  "ForeignHosts": "React Native", "BottomSheet": "Grabber", "CoachMark": "CoachMark",
  "MiniPlayer": "Play", "Floats": "Locate", "Targets": "Add", "SwipeToast": "Undo",
  "ToastStack": "Received", "IslandToast": "Paired", "Tip": "Pull down to refresh",
  "DebugMenu": "Reset",
]
private let systems = [15, 18, 26]

@MainActor @Suite(.simulatedDevice) struct `The toast app` {
  @Test func `has a screen for every file of the recipes`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../Sources/Recipes").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let inSwiftUI = ["CardInSwiftUI", "IslandInSwiftUI", "ToastInSwiftUI"]
    #expect(
      files.map { String($0.dropLast(6)) }.sorted()
        == (Recipe.all.map(\.name) + inSwiftUI).sorted())
    #expect(Recipe.all.map(\.name).sorted() == parts.keys.sorted())
  }

  @Test(arguments: systems, parts)
  func `opens each by a tap, whose overlay takes its touches and leaves the app all others`(
    _ version: Int, _ recipe: (key: String, value: String)
  ) async {
    let app = RunningApp(iOS: version)
    app.tap(recipe.key)
    app.wait(0.5)
    if recipe.key == "SwipeToast" {
      while app.view(recipe.value) == nil { await Task.yield() }
      app.wait(0.5)
    }
    #expect(app.screen?.title == recipe.key)
    #expect(app.view(recipe.value) != nil)
    #expect(app.hit(recipe.value) === app.view(recipe.value))
    app.tap("Like")
    #expect(app.screen?.likes == (["Dialog", "DebugMenu"].contains(recipe.key) ? 0 : 1))
    app.goBack()
    #expect(app.scene.windows.count == 1)
    #expect(app.navigation?.presentedViewController == nil)
  }

  @Test(arguments: systems)
  func `draws the touch map of a screen, and takes it away, without taking a touch`(_ version: Int)
  {
    let app = RunningApp(iOS: version)
    app.tap("Toast")
    app.tap("Touch map")
    app.wait(0.5)
    let map = app.view("TouchMapOverlayView") as? TouchMapOverlayView
    #expect(map?.partition != nil)
    #expect(app.hit("Undo") === app.view("Undo"))
    app.tap("Like")
    #expect(app.screen?.likes == 1)
    app.tap("Touch map")
    app.wait(0.5)
    #expect(app.view("TouchMapOverlayView") == nil)
  }

  @Test func `begins with the screen that its arguments name`() {
    let app = RunningApp(iOS: 26, screen: "CallBar")
    #expect(app.screen?.title == "CallBar")
    #expect(app.hit("Return to call") === app.view("Return to call"))
  }
}

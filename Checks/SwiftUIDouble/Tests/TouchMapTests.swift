import SwiftUI
import Testing
import TouchInspector
import UIKit

/// A screen of which a part shows the map.
private struct Mapped: View {
  @ObservedObject var model: AppModel
  var body: some View {
    if model.isShown { Color.yellow.touchMap() }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates)
struct `The touch map of a SwiftUI view` {
  private var maps: Int {
    SimulatedDevice.current.scenes[0].windows.flatMap(\.subviews)
      .count { $0 is TouchMapOverlayView }
  }

  @Test func `is on the screen as long as the view is`() {
    let app = DoubledApp { Mapped(model: $0) }
    #expect(maps == 0)
    app.change { $0.isShown = true }
    #expect(maps == 1)
    app.change { $0.isShown = false }
    #expect(maps == 0)
  }
}

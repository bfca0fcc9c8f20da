#if canImport(UIKit)
  import UIKit

  #if canImport(SwiftUI)
    import SwiftUI

    /// A panel at the lower edge of the screen; all above it is empty.
    struct Panel: View {
      @State private var isPlanning = false

      var body: some View {
        VStack {
          Spacer()
          HStack {
            Text(isPlanning ? "Where to?" : "Central Station")
            Button("Route") { isPlanning = true }
          }
          .padding()
          .background(Color.yellow)
        }
      }

      /// The panel as a controller to embed.
      static func makeController() -> UIViewController { UIHostingController(rootView: Panel()) }
    }
  #else
    /// What stands for the panel where there is no SwiftUI: its drawing, as the device's version of
    /// iOS shows it to a hit test.
    @MainActor
    enum Panel {
      static let frame = CGRect(x: 0, y: 730, width: 393, height: 88)

      /// The panel as a controller to embed.
      static func makeController() -> UIViewController {
        let host = SimulatedPanel()
        host.drawing = host.addContent(frame)
        return host
      }
    }

    /// A hosting controller that knows the panel that is drawn in it.
    final class SimulatedPanel: SimulatedHostingController {
      fileprivate(set) var drawing: SimulatedContentHandle?
    }
  #endif
#endif

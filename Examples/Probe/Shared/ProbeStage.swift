#if canImport(UIKit)
  import UIKit

  /// What an overlay of the probe shows, in the middle of a screen that is else empty.
  package enum ProbeContent: String, CaseIterable, Sendable {
    case text, symbol, capsule, image
    /// Liquid Glass in a container as large as the screen; a material before iOS 26.
    case glass
    /// A ``ProbeView``, as a representable.
    case representable
    /// A text field of SwiftUI's.
    case field
    /// Text with `.allowsHitTesting(false)`.
    case untouchable
    case nothing

    /// Where the content is, in points of the window.
    package static func frame(in bounds: CGRect) -> CGRect {
      CGRect(x: bounds.midX - 100, y: 300, width: 200, height: 80)
    }

    /// Points on the content and well beside it, by rows from the top.
    static func grid(in bounds: CGRect) -> [[CGPoint]] {
      let frame = frame(in: bounds)
      return [-120, -60, 0, 60, 120].map { down in
        [-130, 0, 130].map { CGPoint(x: frame.midX + $0, y: frame.midY + down) }
      }
    }
  }

  /// Where the probe runs: a device with SwiftUI, or the simulated one.
  @MainActor
  package protocol ProbeStage: AnyObject {
    /// The scene of the app.
    var scene: UIWindowScene { get }
    /// Makes a hosting controller that shows a content at ``ProbeContent/frame(in:)``.
    ///
    /// - Parameter onTap: Called when SwiftUI gives the content a tap.
    func host(_ content: ProbeContent, onTap: @escaping @MainActor () -> Void) -> UIViewController
    /// Lets everything that was asked for take place.
    func settle() async
    /// Has a finger tap, and waits for what comes of it.
    ///
    /// - Parameters:
    ///   - point: In points of the screen.
    ///   - words: What a person is to tap.
    ///   - hasArrived: Whether the overlay was asked about a touch.
    /// - Returns: Whether anybody tapped.
    func tap(
      at point: CGPoint, words: String, until hasArrived: @MainActor () -> Bool
    ) async -> Bool
    /// Gives somebody the time to take a picture of the screen.
    func takePicture(_ name: String) async
    /// Called before each step, so that a crash can be told from its name.
    func begin(_ step: String)
    /// Called with each row, as soon as it is known.
    func note(_ row: ProbeRow)
  }
#endif

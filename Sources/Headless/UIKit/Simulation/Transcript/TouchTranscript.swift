/// Every step of UIKit's work on some events, in order: windows and views asked, recognizers
/// collected, calls delivered, states changed.
///
/// A value to print, to compare as a whole in a test and to write as JSON. Objects have names in
/// it: the class, then the accessibility identifier or the recognizer's name in quotes, then a
/// number for the second and any further object of the same name, in the order in which they first
/// appear. It is the same in every run.
///
/// Record one with ``SimulatedDevice/explainTap(at:count:)`` or
/// ``SimulatedDevice/transcript(of:)``.
public struct TouchTranscript: Sendable, Hashable, Codable {
  /// The iOS version of the device, such as "26.0". A remark says so if another one was modelled.
  public var systemVersion: String
  /// The steps, in order.
  public var steps: [Step]

  /// One step of a transcript.
  public enum Step: Sendable, Hashable, Codable {
    /// The time of the device's clock from now on, in seconds.
    case clock(seconds: TimeInterval)
    /// A finger came down, moved, was lifted or cancelled; fingers are numbered from 1, and the
    /// point is in the screen's space.
    case finger(number: Int, phase: Phase, point: CGPoint)
    /// A pointer, a wheel or a drag session is at a point of the screen's space.
    case pointer(event: String, point: CGPoint)
    /// A window or view was asked for the view at a point of its own space; see ``Question``.
    case asked(question: Question)
    /// The receiver of the finger's touch from now on: a view; or none, if the window took the
    /// touch and then returned no view; or, without a window, none at all.
    case target(finger: Int, view: String?, window: String?)
    /// SwiftUI searched for what is tappable in a hosting view that a window returned, itself or
    /// through a leaf of its drawing. The result is the content and the shape that contains the
    /// finger, or the reason why there is none. (FS-402, FS-403)
    case searched(host: String, found: String)
    /// The recognizers that see a finger, in the order in which they are called.
    case recognizers(finger: Int, names: [String])
    /// The application or a window received an event by `sendEvent(_:)`.
    case sent(event: String, to: String)
    /// A recognizer, view or other responder was called with fingers; none for buttons and shakes.
    case told(name: String, call: String, fingers: [Int])
    /// A responder that does not handle a call passed it on, up the chain.
    case passedOn(from: String, to: [String])
    /// A recognizer went from one state to another.
    case changed(recognizer: String, from: State, to: State)
    /// A recognizer's actions were sent.
    case acted(recognizer: String, state: State)
    /// A control sent an event, for which there are this many actions.
    case raised(control: String, event: String, actions: Int)
    /// A remark about the model that is important for the other steps.
    case remark(text: String)
  }

  /// The phase of a finger or a button.
  public enum Phase: String, Sendable, Hashable, Codable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It was lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The state of a recognizer.
  public enum State: String, Sendable, Hashable, Codable {
    /// No gesture is recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture continued.
    case changed
    /// A gesture is complete.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches did not match the gesture.
    case failed
  }
}

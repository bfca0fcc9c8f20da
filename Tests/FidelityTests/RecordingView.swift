#if canImport(UIKit)
  import UIKit

  /// What views were asked, one line per question.
  @MainActor final class Transcript { var lines: [String] = [] }

  /// A view with a name that writes down what it is asked.
  class RecordingView: UIView {
    var name = ""
    var transcript = Transcript()

    convenience init(_ name: String, _ frame: CGRect, _ transcript: Transcript) {
      self.init(frame: frame)
      self.name = name
      self.transcript = transcript
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      transcript.lines.append("\(name) asked")
      let hit = super.hitTest(point, with: event)
      if hit === self { transcript.lines.append("\(name) hit") }
      return hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let isInside = super.point(inside: point, with: event)
      transcript.lines.append("\(name) \(isInside ? "in" : "out")")
      return isInside
    }
  }

  /// A view that answers every hit test with itself, whatever state it is in.
  final class InsistentView: RecordingView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      transcript.lines.append("\(name) asked")
      return self
    }
  }

  /// A view whose hit area is larger than its bounds.
  final class GenerousView: UIView {
    var margin = CGFloat(100)

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
  }
#endif

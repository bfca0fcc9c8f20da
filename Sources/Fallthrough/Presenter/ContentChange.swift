#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Something that an overlay changed of its controller. A presenter that is released has no time to
  /// take it back, so the next one that shows the controller does.
  @MainActor
  enum ContentChange {
    /// Opacity and transform of the view.
    case place
    case safeArea

    private struct Note {
      let change: ContentChange
      weak var controller: UIViewController?
      let takeBack: (UIViewController) -> Void
    }
    private static var notes: [Note] = []

    /// Notes the change of a controller in place of an earlier one; none without a way back.
    func note(of controller: UIViewController, takeBack: ((UIViewController) -> Void)?) {
      Self.notes.removeAll {
        $0.controller == nil || $0.controller === controller && $0.change == self
      }
      guard let takeBack else { return }
      Self.notes.append(Note(change: self, controller: controller, takeBack: takeBack))
    }

    /// Takes back what a presenter that was released left behind, and says so in the log.
    static func takeBackAll(of controller: UIViewController) {
      let left = notes.filter { $0.controller === controller }
      guard !left.isEmpty else { return }
      notes.removeAll { $0.controller === controller }
      left.forEach { $0.takeBack(controller) }
      Misuse.note("A presenter was released before its content left; it is shown as it was before")
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Something that an overlay changed of the controller that it shows, and is to take back.
  ///
  /// A presenter that is released has no time for that, so the next one that shows the controller takes
  /// it back.
  @MainActor
  struct ContentChange {
    /// What was changed.
    enum Subject {
      /// Opacity and transform of the view.
      case place
      case safeArea
    }

    private weak var controller: UIViewController?
    private let subject: Subject
    private let takeBack: (UIViewController) -> Void

    private static var pending: [ContentChange] = []

    /// Notes a change, in place of an earlier one of the same subject.
    static func note(
      _ subject: Subject, of controller: UIViewController,
      takeBack: @escaping (UIViewController) -> Void
    ) {
      forget(subject, of: controller)
      pending.append(
        ContentChange(controller: controller, subject: subject, takeBack: takeBack))
    }

    /// Takes note that a change was taken back.
    static func forget(_ subject: Subject, of controller: UIViewController) {
      pending.removeAll {
        $0.controller == nil || $0.controller === controller && $0.subject == subject
      }
    }

    /// Takes back what a presenter that was released left behind, and says so in the log.
    static func takeBackAll(of controller: UIViewController) {
      let left = pending.filter { $0.controller === controller }
      guard !left.isEmpty else { return }
      pending.removeAll { $0.controller === controller }
      left.forEach { $0.takeBack(controller) }
      Misuse.note("A presenter was released before its content left; it is shown as it was before")
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  #if canImport(OSLog)
    import OSLog
  #endif

  /// Reports what is most likely a mistake. The call still has a defined result and ends nothing.
  @MainActor
  package enum Misuse {
    /// Receives each note. Default: the unified log on Apple platforms, standard error on other
    /// hosts.
    package static var noteHandler: @MainActor (Note) -> Void = { note in
      #if canImport(OSLog)
        Logger(subsystem: "Fallthrough", category: "setup").notice(
          """
          \(note.opening, privacy: .public)\(note.names, privacy: .private)\
          \(note.ending, privacy: .public)
          """)
      #else
        FileHandle.standardError.write(Data("Fallthrough: \(note.text)\n".utf8))
      #endif
    }

    /// Writes a note to the log, in all builds.
    static func note(_ note: Note) { noteHandler(note) }

    /// Writes a note to the log if it is a misuse; both are evaluated in debug builds only.
    static func note(_ note: @autoclosure () -> Note, if isMisuse: @autoclosure () -> Bool) {
      inDebugBuilds { if isMisuse() { noteHandler(note()) } }
    }

    /// As ``note(_:if:)``, once for each view.
    static func noteOnce(
      _ note: @autoclosure () -> Note, about view: @autoclosure () -> UIView?,
      if isMisuse: @autoclosure () -> Bool = true
    ) {
      inDebugBuilds {
        guard isMisuse(), let view = view() else { return }
        let note = note()
        guard !noted.contains(where: { $0.view === view && $0.note == note }) else { return }
        noted.removeAll { $0.view == nil }
        noted.append(Noted(view: view, note: note))
        noteHandler(note)
      }
    }

    /// As ``noteOnce(_:about:if:)``, if it is a misuse when the views have been laid out.
    static func noteLater(
      _ note: Note, about view: UIView?, if isMisuse: @escaping @MainActor (UIView) -> Bool
    ) {
      inDebugBuilds {
        Later.beforeEachWait { [weak view] in
          if let view { noteOnce(note, about: view, if: isMisuse(view)) }
          return false
        }
      }
    }

    private static func inDebugBuilds(_ work: () -> Void) {
      assert(
        {
          work()
          return true
        }())
    }

    /// Weak, because a later view may have the address of a released one.
    private struct Noted {
      weak var view: UIView?
      let note: Note
    }

    private static var noted: [Noted] = []
  }
#endif

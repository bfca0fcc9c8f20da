#if canImport(UIKit) && !os(watchOS)
  extension Misuse {
    /// A note for the log. Names that the app chose, such as ids of regions, are private: the log of
    /// a released app hides them. Nothing else can be interpolated, so a name cannot become public
    /// by mistake.
    ///
    /// > Source: OSLog documentation, `OSLogPrivacy.private`.
    package struct Note: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// What comes before the app's names.
      private(set) package var opening = ""
      /// The app's names, with all that is between them.
      private(set) package var names = ""
      /// What comes after the app's names.
      private(set) package var ending = ""

      package init(stringLiteral text: String) { opening = text }

      package init(stringInterpolation parts: StringInterpolation) { self = parts.note }

      package var text: String { opening + names + ending }

      package static func + (first: Note, second: Note) -> Note {
        var both = first
        both.append(second.opening)
        both.append(name: second.names)
        both.append(second.ending)
        return both
      }

      private mutating func append(_ text: String) {
        if names.isEmpty { opening += text } else { ending += text }
      }

      private mutating func append(name: String) {
        guard !name.isEmpty else { return }
        names += ending + name
        ending = ""
      }

      package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var note: Note = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { note.append(literal) }

        /// Appends a name that the app chose.
        package mutating func appendInterpolation(name: AnyHashable) {
          note.append(name: "\(name)")
        }
      }
    }
  }
#endif

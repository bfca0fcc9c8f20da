#if canImport(UIKit)
  /// One thing that the probe looked at.
  package struct ProbeRow: Sendable, Hashable {
    /// Whether anybody knows beforehand what is to be seen.
    package enum Kind: String, Sendable {
      /// The headless UIKit says what is to be seen.
      case expected
      /// Only a device can tell.
      case device
    }

    /// What was looked at: words with points between them, from the general to the particular.
    package var id: String
    package var kind: Kind
    /// What was seen; `nil` if it could not be tried.
    package var seen: String?
    /// Why nothing was seen.
    package var why: String?

    package init(_ id: String, _ kind: Kind, seen: String?, why: String? = nil) {
      (self.id, self.kind, self.seen, self.why) = (id, kind, seen, why)
    }

    /// The row as an object of JSON, in one line.
    package var json: String {
      var fields = [("id", id), ("kind", kind.rawValue)]
      if let seen { fields.append(("seen", seen)) }
      if let why { fields.append(("why", why)) }
      return Self.json(fields)
    }

    /// Texts by their names as an object of JSON, in one line.
    package static func json(_ fields: [(name: String, text: String)]) -> String {
      "{" + fields.map { quoted($0.name) + ": " + quoted($0.text) }.joined(separator: ", ") + "}"
    }

    private static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\" + String(scalar)
        case "\n": quoted += "\\n"
        case _ where scalar.value < 32: quoted += " "
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
#endif

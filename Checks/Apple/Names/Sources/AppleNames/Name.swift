/// A public name of a module, as two modules can be compared by it.
package struct Name: Hashable, Sendable {
  /// The name with the types that it stands in, such as `UIView.hitTest(_:with:)`.
  package var path: String
  /// What it is, without the names of parameters, attributes and default values.
  package var signature: String
  /// Whether subclasses elsewhere may override it, or inherit from it.
  package var isOpen: Bool
  /// Whether it is a requirement that a type need not meet.
  package var isOptional: Bool
  /// When it came to each platform, and when it went.
  package var availability: [Platform: Lifetime]
  /// Whether it is on the main actor, by itself or by its type; asked only of what code overrides.
  package var isOnMainActor = false

  package init(
    path: String, signature: String, isOpen: Bool, isOptional: Bool,
    availability: [Platform: Lifetime]
  ) {
    self.path = path
    self.signature = signature
    self.isOpen = isOpen
    self.isOptional = isOptional
    self.availability = availability
  }

  package enum Platform: String, CaseIterable, Sendable {
    case iOS, tvOS
  }

  package enum Lifetime: Hashable, Sendable {
    case never
    case since(String, deprecated: String?)
  }
}

extension Name.Lifetime {
  /// `never`, `13.0`, or `13.0-26.0` if it is deprecated since.
  package var text: String {
    switch self {
    case .never: "never"
    case .since(let first, let last): first + (last.map { "-" + $0 } ?? "")
    }
  }

  package init(text: String) {
    if text == "never" {
      self = .never
    } else {
      let parts = text.split(separator: "-").map(String.init)
      self = .since(parts[0], deprecated: parts.count > 1 ? parts[1] : nil)
    }
  }
}

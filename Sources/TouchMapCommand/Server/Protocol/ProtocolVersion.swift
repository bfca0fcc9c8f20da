/// The versions of the Model Context Protocol, which are dates.
enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  static let newest = ProtocolVersion.november2025

  /// Returns the version in which a client is answered: its own one if it is known, else the newest.
  static func answering(_ name: String?) -> ProtocolVersion {
    name.flatMap(ProtocolVersion.init) ?? newest
  }

  /// Whether several messages may stand in one array.
  ///
  /// > Source: the protocol's changelogs: JSON-RPC's batches were named in 2025-03-26 and removed in
  /// > 2025-06-18; the first version took JSON-RPC as it is.
  var takesBatches: Bool { self == .november2024 || self == .march2025 }
}

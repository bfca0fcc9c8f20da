import TouchMap

/// The client's identifier of one of its requests.
enum RequestIdentifier: Hashable, Sendable {
  case text(String)
  case number(Int)

  /// Reads an identifier: a text or a whole number.
  init?(_ value: JSON?) {
    if let text = value?.string {
      self = .text(text)
    } else if let number = value?.wholeNumber {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// The identifier as it is written in an answer.
  var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    }
  }
}

/// A message of JSON-RPC 2.0.
enum Message: Sendable {
  /// Needs an answer.
  case request(RequestIdentifier, method: String, params: JSON)
  /// Needs no answer.
  case notification(method: String, params: JSON)
  /// An answer to a request that this server never sends.
  case response
  /// Not a message; its identifier, if it has one.
  case invalid(RequestIdentifier?)

  init(_ value: JSON) {
    let identifier = RequestIdentifier(value["id"])
    guard value.isObject, value["jsonrpc"]?.string == "2.0" else {
      self = .invalid(identifier)
      return
    }
    guard let method = value["method"]?.string else {
      let isResponse = value["method"] == nil && (value["result"] != nil || value["error"] != nil)
      self = isResponse ? .response : .invalid(identifier)
      return
    }
    let params = value["params"] ?? .object([])
    if let identifier {
      self = .request(identifier, method: method, params: params)
    } else {
      // An identifier that is neither a text nor a whole number does not count.
      self = value["id"] == nil ? .notification(method: method, params: params) : .invalid(nil)
    }
  }
}

/// The versions of the Model Context Protocol, which are dates.
enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  static let newest = ProtocolVersion.november2025

  /// Returns the version for a client: its own one if it is known, else the newest.
  static func answering(_ name: String?) -> ProtocolVersion {
    name.flatMap(ProtocolVersion.init) ?? newest
  }

  /// Whether several messages may be in one array.
  ///
  /// > Source: the protocol's changelogs: JSON-RPC's batches were named in 2025-03-26 and removed
  /// > in 2025-06-18; the first version accepted JSON-RPC unchanged.
  var takesBatches: Bool { self == .november2024 || self == .march2025 }

  /// Whether results have `structuredContent`.
  ///
  /// > Source: the protocol's changelog: named in 2025-06-18.
  var takesStructuredContent: Bool { !takesBatches }
}

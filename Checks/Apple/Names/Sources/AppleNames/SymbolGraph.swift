import Foundation

/// What `swift-symbolgraph-extract` writes about a module, as far as names are compared.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var functionSignature: Signature?
    var accessLevel: String
    var availability: [Availability]?
    var location: Location?
  }

  struct Kind: Decodable { var identifier: String }
  struct Identifier: Decodable { var precise: String }
  struct Location: Decodable {
    var uri: String
    var position: Position

    struct Position: Decodable { var line: Int }

    var text: String { "\(uri.replacingOccurrences(of: "file://", with: "")):\(position.line + 1)" }
  }
  struct Fragment: Decodable { var spelling: String }

  struct Signature: Decodable {
    var parameters: [Parameter]?
    var returns: [Fragment]?

    struct Parameter: Decodable { var declarationFragments: [Fragment] }
  }

  struct Availability: Decodable {
    var domain: String?
    var introduced: Version?
    var deprecated: Version?
    var isUnconditionallyUnavailable: Bool?
  }

  struct Version: Decodable {
    var major: Int
    var minor: Int?

    var text: String { "\(major).\(minor ?? 0)" }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
}

extension [SymbolGraph.Fragment] {
  var text: String { map(\.spelling).joined() }
}

/// An unknown of a ``ConstraintSolver``.
package struct LayoutSymbol: Hashable, Comparable, Sendable {
  package enum Kind: Int8, Sendable {
    /// A variable of the problem; any number.
    case variable
    /// The slack of an inequality; never negative.
    case slack
    /// By how much a constraint is missed; never negative.
    case error
    /// Marks a required equation; always zero.
    case dummy
  }

  package let number: Int
  package let kind: Kind

  package static func < (a: LayoutSymbol, b: LayoutSymbol) -> Bool { a.number < b.number }

  /// Whether the symbol may leave and enter the basis by the simplex method.
  var isRestricted: Bool { kind == .slack || kind == .error }
}

/// A sum of a constant and of symbols with factors. A symbol whose factor becomes zero is removed.
package struct LinearRow: Sendable {
  package static let tolerance = 1e-8

  package var constant: Double
  package private(set) var factors: [LayoutSymbol: Double] = [:]

  package init(_ constant: Double = 0) { self.constant = constant }

  package static func isZero(_ number: Double) -> Bool { abs(number) < tolerance }

  package mutating func add(_ symbol: LayoutSymbol, times factor: Double = 1) {
    let sum = factors[symbol, default: 0] + factor
    factors[symbol] = Self.isZero(sum) ? nil : sum
  }

  package mutating func add(_ other: LinearRow, times factor: Double = 1) {
    constant += other.constant * factor
    for (symbol, own) in other.factors { add(symbol, times: own * factor) }
  }

  package mutating func negate() {
    constant = -constant
    factors = factors.mapValues { -$0 }
  }

  package mutating func remove(_ symbol: LayoutSymbol) { factors[symbol] = nil }

  /// Solves "the sum is zero" for `symbol`.
  package mutating func solve(for symbol: LayoutSymbol) {
    guard let factor = factors.removeValue(forKey: symbol) else { return }
    constant /= -factor
    factors = factors.mapValues { $0 / -factor }
  }

  /// Solves "the sum equals `left`" for `symbol`.
  package mutating func solve(_ left: LayoutSymbol, for symbol: LayoutSymbol) {
    add(left, times: -1)
    solve(for: symbol)
  }

  /// Replaces a symbol by a sum that equals it.
  package mutating func substitute(_ symbol: LayoutSymbol, with row: LinearRow) {
    guard let factor = factors.removeValue(forKey: symbol) else { return }
    add(row, times: factor)
  }
}

import Foundation

/// swiftui/animation; only how long it takes counts here.
public struct Animation: Hashable, Sendable {
  let duration: TimeInterval

  /// swiftui/animation/default; its length here, 0.35 seconds, is a choice.
  public static let `default` = Animation(duration: 0.35)
  /// swiftui/animation/linear(duration:)
  public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }
}

/// swiftui/transaction
public struct Transaction {
  /// swiftui/transaction/animation
  public var animation: Animation?

  /// swiftui/transaction/init()
  public init() {}
  /// swiftui/transaction/init(animation:)
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the changes that are made now.
  nonisolated(unsafe) static var current = Transaction()
}

/// swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

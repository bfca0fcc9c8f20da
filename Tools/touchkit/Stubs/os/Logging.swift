@_exported import Foundation

/// Receives messages on Apple's systems; nothing is written here.
public final class OSLog: NSObject, Sendable {
  /// Creates a log.
  public init(subsystem: String, category: String) {}

  /// Creates a log.
  public init(subsystem: String, category: Category) {}

  /// The system's own log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A log for signposts.
  public struct Category: Sendable {
    /// Points of interest.
    public static let pointsOfInterest = Category()
    /// Signposts that cost nothing unless they are recorded.
    public static let dynamicTracing = Category()
  }

  /// Whether messages of a level are written: never here.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are recorded: never here.
  public var signpostsEnabled: Bool { false }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number for it.
  public var rawValue: UInt8

  /// Creates one.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Apple's name; no output depends on it.
  public static let `default` = OSLogType(0x00)
  /// Apple's name; no output depends on it.
  public static let info = OSLogType(0x01)
  /// Apple's name; no output depends on it.
  public static let debug = OSLogType(0x02)
  /// Apple's name; no output depends on it.
  public static let error = OSLogType(0x10)
  /// Apple's name; no output depends on it.
  public static let fault = OSLogType(0x11)
}

/// Does nothing.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {}

/// Does nothing.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {}

/// Does nothing.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {}

/// Writes the messages of one part of an app; nothing is written here.
public struct Logger: Sendable {
  /// Creates a logger.
  public init(subsystem: String, category: String) {}
  /// Creates a logger.
  public init() {}
  /// Creates a logger.
  public init(_ log: OSLog) {}

  /// Apple's function, without an effect.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Apple's function, without an effect.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A message; nothing of it is kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates one.
  public init(stringLiteral value: String) {}
  /// Creates one.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Creates one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Does nothing.
    public mutating func appendLiteral(_ literal: String) {}
    /// Does nothing.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Does nothing.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  /// How a part is hidden.
  public enum Mask: Sendable { case hash, none }

  /// Apple's name; no output depends on it.
  public static let auto = OSLogPrivacy()
  /// Apple's name; no output depends on it.
  public static let `public` = OSLogPrivacy()
  /// Apple's name; no output depends on it.
  public static let `private` = OSLogPrivacy()
  /// Apple's name; no output depends on it.
  public static let sensitive = OSLogPrivacy()
  /// Apple's function, without an effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Apple's function, without an effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a part is aligned.
public struct OSLogStringAlignment: Sendable {
  /// Apple's name; no output depends on it.
  public static let none = OSLogStringAlignment()
  /// Apple's function, without an effect.
  public static func right(columns: Int) -> OSLogStringAlignment { none }
  /// Apple's function, without an effect.
  public static func left(columns: Int) -> OSLogStringAlignment { none }
}

/// How a number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// Apple's name; no output depends on it.
  public static let decimal = OSLogIntegerFormatting()
  /// Apple's name; no output depends on it.
  public static let hex = OSLogIntegerFormatting()
  /// Apple's name; no output depends on it.
  public static let octal = OSLogIntegerFormatting()
}

// The declarations of OSLog that the library uses, and no more; never part of a product.

// https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  // https://developer.apple.com/documentation/os/logger/debug(_:)
  public func debug(_ message: OSLogMessage) {}
  // https://developer.apple.com/documentation/os/logger/notice(_:)
  public func notice(_ message: OSLogMessage) {}
}

// https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

// https://developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

// https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

// https://developer.apple.com/documentation/os/oslogstringalignment
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

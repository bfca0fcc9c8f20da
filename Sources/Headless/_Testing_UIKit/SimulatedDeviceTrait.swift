import Testing

/// Gives each test a reset device, and allows only one test at a time to use it.
///
/// There is only one ``SimulatedDevice``, as there is only one `UIApplication`, so tests that use
/// it take turns, also across suites. Tests without the trait run beside them as usual.
///
/// ```swift
/// @MainActor @Suite(.simulatedDevice) struct `A toast` { ... }
/// ```
public struct SimulatedDeviceTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let systemVersion: OperatingSystemVersion?
  fileprivate let linkedSDK: OperatingSystemVersion?
  fileprivate var followsRealTime = false

  /// Whether the trait of a suite applies to all tests in it: true.
  public var isRecursive: Bool { true }

  /// Waits for the device, resets it, runs the test, and resets it again, so that the test's
  /// choices do not reach later tests.
  ///
  /// A trait within another, of a test in a suite, already has its turn and only resets the device.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if SimulatedDeviceTurns.isOurs { return try await runOnNewDevice(function) }
    try await SimulatedDeviceTurns.shared.takeTurn {
      try await SimulatedDeviceTurns.$isOurs.withValue(true) { try await runOnNewDevice(function) }
    }
  }

  private func runOnNewDevice(_ function: @Sendable () async throws -> Void) async throws {
    await prepareDevice()
    do { try await function() } catch {
      await SimulatedDevice.current.reset()
      throw error
    }
    await SimulatedDevice.current.reset()
  }

  @MainActor private func prepareDevice() {
    let device = SimulatedDevice.current
    device.reset()
    if let systemVersion { device.systemVersion = systemVersion }
    if let linkedSDK { device.linkedSDK = linkedSDK }
    if followsRealTime { device.clock.followsRealTime = true }
  }
}

extension Trait where Self == SimulatedDeviceTrait {
  /// A reset device for each test, and only one test at a time.
  public static var simulatedDevice: Self { Self(systemVersion: nil, linkedSDK: nil) }

  /// The same with a clock that follows real time, for tests that wait for something.
  public static var simulatedDeviceInRealTime: Self {
    Self(systemVersion: nil, linkedSDK: nil, followsRealTime: true)
  }

  /// The same with another iOS, such as 18 or 17.5, and the SDK that the app is linked with, nil
  /// for the same.
  public static func simulatedDevice(iOS: Double, sdk: Double? = nil) -> Self {
    Self(
      systemVersion: OperatingSystemVersion(iOS),
      linkedSDK: sdk.map(OperatingSystemVersion.init))
  }
}

/// Decides which test may use the device.
private actor SimulatedDeviceTurns {
  static let shared = SimulatedDeviceTurns()
  @TaskLocal static var isOurs = false

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated func takeTurn(_ work: @Sendable () async throws -> Void) async throws {
    await take()
    do { try await work() } catch {
      await giveBack()
      throw error
    }
    await giveBack()
  }

  private func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The test that has waited longest gets the device.
  private func giveBack() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    isTaken = false
  }
}

import Foundation

/// A crash on purpose, by which a run proves that it would find one: an input whose first byte is a
/// control character and whose second one is no ASCII. No committed input is so, and each half of
/// it is a step that shows in the coverage.
public enum PlantedCrash {
  private static let isSet = ProcessInfo.processInfo.environment["FUZZ_PLANTED_CRASH"] != nil

  /// Crashes if that was asked for and the input is such a one.
  ///
  /// - Parameter bytes: The input behind the byte that picks what is driven.
  public static func look(at bytes: some Collection<UInt8>) {
    guard isSet, let first = bytes.first, first < 0x20 else { return }
    guard let second = bytes.dropFirst().first, second > 0x7F else { return }
    fatalError("the planted crash was found")
  }
}

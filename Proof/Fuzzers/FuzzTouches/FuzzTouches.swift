import Fallthrough
import Fuzzing
import UIKit

/// What libFuzzer calls for each input: the first byte picks what is driven, and the rest is its
/// program. Up to 199 that is one that builds a screen, changes it and touches it, from 200 on a
/// few constraints for the layout's solver.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTouches(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  PlantedCrash.look(at: bytes.dropFirst())
  MainActor.assumeIsolated {
    guard bytes.first ?? 0 < 200 else {
      var program = SolverProgram(ByteTape(Array(bytes.dropFirst())))
      return program.run()
    }
    SimulatedDevice.current.reset()
    let program = TouchProgram(bytes)
    program.run()
  }
  return 0
}

/// The bytes of an input, taken one after the other; zero when they are used up.
struct ByteTape {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() -> Int {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place])
  }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// A number from a byte, some of them at the edges of what a number can be.
  mutating func number(around middle: CGFloat) -> CGFloat {
    switch byte() {
    case 250: 0
    case 251: -0.5
    case 252: 1e9
    case 253: -1e9
    case let byte: middle + CGFloat(byte - 125) * 4
    }
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: number(around: 100), y: number(around: 300), width: abs(number(around: 200)),
      height: abs(number(around: 300)))
  }

  mutating func point() -> CGPoint { CGPoint(x: CGFloat(byte()) * 1.6, y: CGFloat(byte()) * 3.4) }
}

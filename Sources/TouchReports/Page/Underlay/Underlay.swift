import Foundation
@_spi(Command) import TouchMap

/// A screenshot under a map; the page contains it.
@_spi(Command) public struct Underlay: Sendable {
  /// Why an image cannot be under a map.
  @_spi(Command) public enum Problem: Error, Hashable {
    /// It is neither PNG nor JPEG.
    case unknownKind
    /// It has too many pixels, or too many bytes.
    case tooLarge(width: Int, height: Int)
    case tooManyBytes(Int)
    /// The screen is rotated to the side in it.
    case turned(width: Int, height: Int)
    /// Its proportions are not those of the screen.
    case otherShape(width: Int, height: Int)
    /// The screen has no area.
    case noScreen
  }

  /// No screen has more pixels, and no page should contain more bytes. Choices.
  private static let mostPixels = 50_000_000
  private static let mostBytes = 20_000_000
  /// By how much the scales of width and height may differ: screens with a fraction of a point are
  /// rounded to pixels. A choice.
  private static let tolerance = 0.01

  private let header: ImageHeader
  private let data: Data

  /// Reads an image.
  @_spi(Command) public init(_ data: Data) throws(Problem) {
    guard let header = ImageHeader(Array(data.prefix(1_000_000))) else { throw .unknownKind }
    let (pixels, isOverflowing) = header.width.multipliedReportingOverflow(by: header.height)
    guard !isOverflowing, pixels <= Self.mostPixels else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    guard data.count <= Self.mostBytes else { throw .tooManyBytes(data.count) }
    self.header = header
    self.data = data
  }

  /// Returns how many pixels of the image a point of a screen takes.
  @_spi(Command) public func scale(on screen: Screen) throws(Problem) -> Double {
    let size = screen.frame.size
    guard size.area > 0 else { throw .noScreen }
    let (width, height) = (Double(header.width), Double(header.height))
    func fits(_ width: Double, _ height: Double) -> Bool {
      let (across, down) = (width / size.width, height / size.height)
      return abs(across - down) <= Self.tolerance * max(across, down)
    }
    if fits(width, height) { return width / size.width }
    throw fits(height, width)
      ? .turned(width: header.width, height: header.height)
      : .otherShape(width: header.width, height: header.height)
  }

  /// The image as a data URL.
  var address: String { "data:\(header.type);base64,\(data.base64EncodedString())" }

  /// The image as an element of SVG.
  func element(x: Double, y: Double, size: Screen.Size) -> String {
    let lengths = [x, y, size.width, size.height].map(NumberText.text)
    return #"<image class="shot" x="\#(lengths[0])" y="\#(lengths[1])" width="\#(lengths[2])" "#
      + #"height="\#(lengths[3])" preserveAspectRatio="none" href="\#(address)"/>"#
  }
}

extension Underlay.Problem {
  /// The problem and the expectation, in one sentence without a full stop.
  @_spi(Command) public func wording(for screen: Screen?) -> String {
    let size = screen.map { LengthText.extent($0.frame.size) } ?? "unknown"
    switch self {
    case .unknownKind: return "is no image that can be read; expected a PNG or JPEG file"
    case .tooLarge(let width, let height):
      return "has \(width) x \(height) pixels; expected a screenshot of at most 50 million"
    case .tooManyBytes(let count):
      return "has \(count / 1_000_000) MB; expected at most 20, as the page holds it"
    case .turned(let width, let height):
      return "is turned: \(width) x \(height) pixels for a screen of \(size) points; turn it"
    case .otherShape(let width, let height):
      return "has another shape: \(width) x \(height) pixels for a screen of \(size) points; "
        + "expected the whole screen and nothing else"
    case .noScreen: return "cannot lie under a map without area"
    }
  }
}

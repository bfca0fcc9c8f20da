/// The kind and the size of an image, read from its first bytes without decoding it.
///
/// > Source: W3C, Portable Network Graphics, 11.2.1 (IHDR); ITU-T T.81, B.2.2 (frame header); CIPA
/// > DC-008 (Exif), 4.6.4 (orientation).
struct ImageHeader: Hashable {
  /// The kind, as a media type.
  let type: String
  /// In pixels, as the image is shown: an orientation in the file is applied.
  let width: Int
  /// In pixels, as the image is shown.
  let height: Int

  /// Reads the header of a PNG or a JPEG file; `nil` if it is neither, or cut off before its size.
  init?(_ bytes: [UInt8]) {
    if let size = Self.sizeOfPNG(bytes) {
      self.init(type: "image/png", width: size.width, height: size.height)
    } else if let size = Self.sizeOfJPEG(bytes) {
      self.init(type: "image/jpeg", width: size.width, height: size.height)
    } else {
      return nil
    }
  }

  private init?(type: String, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.type = type
    self.width = width
    self.height = height
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let chunk = Array("IHDR".utf8)
    guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual(chunk)
    else { return nil }
    return (bytes.number(at: 16, count: 4), bytes.number(at: 20, count: 4))
  }

  /// Moves from marker to marker up to the frame header.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    var isTurned = false
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // There may be any number of fill bytes before a marker.
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = bytes.number(at: index + 2, count: 2)
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      if isFrame(marker), length >= 7 {
        let height = bytes.number(at: index + 5, count: 2)
        let width = bytes.number(at: index + 7, count: 2)
        return isTurned ? (height, width) : (width, height)
      }
      if marker == 0xE1 { isTurned = ExifOrientation.isTurned(bytes[(index + 4)..<end]) }
      index = end
    }
    return nil
  }

  /// The start of a frame, whatever its coding; C4, C8 and CC are tables and extensions.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

/// The rotation of a photo, according to its Exif block.
private enum ExifOrientation {
  /// Returns whether width and height are exchanged.
  static func isTurned(_ block: ArraySlice<UInt8>) -> Bool {
    guard block.starts(with: Array("Exif\0\0".utf8)) else { return false }
    let bytes = Array(block.dropFirst(6))
    guard bytes.count >= 8 else { return false }
    let isLittle = bytes.starts(with: Array("II".utf8))
    let directory = bytes.number(at: 4, count: 4, isLittle: isLittle)
    guard directory + 2 <= bytes.count else { return false }
    let count = bytes.number(at: directory, count: 2, isLittle: isLittle)
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard start + 12 <= bytes.count else { return false }
      guard bytes.number(at: start, count: 2, isLittle: isLittle) == 0x0112 else { continue }
      // 5 to 8 mean a rotation to the side.
      return (5...8).contains(bytes.number(at: start + 8, count: 2, isLittle: isLittle))
    }
    return false
  }
}

extension [UInt8] {
  /// Returns a whole number of a few bytes; the bytes must be there.
  fileprivate func number(at start: Int, count: Int, isLittle: Bool = false) -> Int {
    let bytes = self[start..<(start + count)]
    return isLittle
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

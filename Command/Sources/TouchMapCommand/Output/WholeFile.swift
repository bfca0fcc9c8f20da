import Foundation

/// A file that is written as a whole or not at all.
struct WholeFile {
  /// The path, with the links that it ends in followed.
  private let path: String
  /// What the system knows about the file; `nil` if there is none.
  private let old: stat?

  /// - Throws: The system's reason if the place cannot be looked at.
  init(_ path: String) throws(Descriptor.Failure) {
    var path = path
    for _ in 0..<Self.mostLinks {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") ? target : (folder as NSString).appendingPathComponent(target)
    }
    self.path = path
    old = try Self.status(of: path)
  }

  /// Systems follow no more, and refuse those that are left. A choice.
  private static let mostLinks = 40

  /// Writes bytes beside a regular file and puts them in its place, with its permissions. Devices
  /// and pipes are written in place.
  func write(_ bytes: some Sequence<UInt8>) throws(Descriptor.Failure) {
    guard let old, old.st_mode & S_IFMT != S_IFREG else { return try replace(with: bytes) }
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw .latest }
    defer { close(file) }
    try Descriptor(file).writeAll(bytes)
  }

  private func replace(with bytes: some Sequence<UInt8>) throws(Descriptor.Failure) {
    // Renaming needs no permission to write the file, but the user may have taken it away.
    if old != nil, access(path, W_OK) != 0 { throw .latest }
    let folder = (path as NSString).deletingLastPathComponent
    var name = Array((folder as NSString).appendingPathComponent(".touchmap-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw .latest }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    try Interruption.whileUndoable({ unlink(path) }) { () throws(Descriptor.Failure) in
      try fill(file, at: path, with: bytes)
    }
  }

  /// Writes the file beside the one that it replaces.
  private func fill(
    _ file: Int32, at name: String, with bytes: some Sequence<UInt8>
  ) throws(Descriptor.Failure) {
    do throws(Descriptor.Failure) {
      do throws(Descriptor.Failure) {
        try Descriptor(file).writeAll(bytes)
        try Self.check(fchmod(file, old.map { $0.st_mode & 0o7777 } ?? Self.usualMode))
      } catch {
        close(file)
        throw error
      }
      try Self.check(close(file))
      try Self.check(rename(name, path))
    } catch {
      unlink(name)
      throw error
    }
  }

  /// The permissions of a new file.
  private static var usualMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func check(_ result: Int32) throws(Descriptor.Failure) {
    if result != 0 { throw .latest }
  }
}

extension WholeFile {
  /// Whether an input is the same regular file; `-` is standard input.
  func isSame(as input: String) -> Bool {
    var other = stat()
    let isFound = input == "-" ? fstat(STDIN_FILENO, &other) == 0 : stat(input, &other) == 0
    guard let old, isFound, old.st_mode & S_IFMT == S_IFREG else { return false }
    return (old.st_dev, old.st_ino) == (other.st_dev, other.st_ino)
  }

  private static func status(of path: String) throws(Descriptor.Failure) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw .latest }
    return nil
  }
}

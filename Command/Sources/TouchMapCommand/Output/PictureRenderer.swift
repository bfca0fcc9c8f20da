import ArgumentParser
import Foundation
@_spi(Command) import TouchMap

/// A program on this machine that renders a drawing: Chromium or rsvg-convert, whichever is found.
/// The command contains no renderer.
package struct PictureRenderer {
  /// Why there are no pixels, as a clause.
  package struct Failure: Error { package let reason: String }

  /// Programs in the order in which they are tried: a browser has more fonts.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "rsvg-convert",
  ]
  /// The number of pixels for a point, as on screens. A choice.
  private static let pixels = 2

  private let programs: [URL]
  private let seconds: Double

  /// - Parameters:
  ///   - path: The folders in which to search for programs, as in `PATH`.
  ///   - seconds: The time after which a program is stopped.
  package init(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? "", seconds: Double = 30
  ) {
    let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    programs = Self.names.compactMap { name in
      folders.map { $0.appendingPathComponent(name) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    self.seconds = seconds
  }

  /// Returns a drawing in SVG as an image in PNG, at twice its size.
  ///
  /// - Throws: ``Failure`` if no program is found, or none makes the image in time.
  package func png(of drawing: String, width: Double, height: Double) throws(Failure) -> Data {
    guard !programs.isEmpty else {
      throw Failure(
        reason: "no program is found that draws PNG; expected chromium or rsvg-convert in PATH, or "
          + "a file that ends in .svg")
    }
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("touchmap-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    return try Interruption.whileUndoable({ try? FileManager.default.removeItem(at: folder) }) {
      () throws(Failure) in
      try png(of: drawing, width: width, height: height, in: folder)
    }
  }

  private func png(
    of drawing: String, width: Double, height: Double, in folder: URL
  ) throws(Failure) -> Data {
    let manager = FileManager.default
    let (svg, png) = (
      folder.appendingPathComponent("map.svg"), folder.appendingPathComponent("map.png")
    )
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data(drawing.utf8).write(to: svg)
    } catch {
      throw Failure(reason: "the drawing cannot be kept in \(manager.temporaryDirectory.path)")
    }
    let end = Date(timeIntervalSinceNow: seconds)
    var tried: [String] = []
    for program in programs where Date() < end {
      tried.append(program.lastPathComponent)
      let size = (Int(width.rounded(.up)), Int(height.rounded(.up)))
      let arguments = Self.arguments(
        program.lastPathComponent, from: svg, to: png, size, in: folder)
      guard run(program, arguments, until: end) else { continue }
      if let image = try? Data(contentsOf: png), image.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        return image
      }
    }
    let names = tried.joined(separator: " and ")
    throw Failure(
      reason: Date() >= end
        ? "\(names) made no PNG within \(NumberText.text(seconds)) s and was stopped"
        : "\(names) made no PNG; expected one that draws SVG, or a file that ends in .svg")
  }

  private static func arguments(
    _ program: String, from svg: URL, to png: URL, _ size: (width: Int, height: Int), in folder: URL
  ) -> [String] {
    guard program != "rsvg-convert" else {
      return ["--unlimited", "--zoom", "\(pixels)", "--output", png.path, svg.path]
    }
    // Chromium does not run as root in its sandbox.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    return sandbox + [
      "--headless", "--disable-gpu", "--disable-dev-shm-usage",
      "--hide-scrollbars", "--force-device-scale-factor=\(pixels)",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--window-size=\(size.width),\(size.height)", "--screenshot=\(png.path)", svg.absoluteString,
    ]
  }

  /// Runs a program, and returns whether it succeeded in time.
  private func run(_ program: URL, _ arguments: [String], until end: Date) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { return false }
    // A browser is a group of processes.
    let group = process.processIdentifier
    let target = getpgid(group) == group ? -group : group
    let isDone = Interruption.whileUndoable({ kill(target, SIGKILL) }) {
      ended.wait(timeout: .now() + max(0, end.timeIntervalSinceNow)) == .success
    }
    if isDone { return process.terminationStatus == 0 }
    kill(target, SIGTERM)
    if ended.wait(timeout: .now() + min(2, seconds)) == .timedOut { kill(target, SIGKILL) }
    return false
  }
}

import Foundation
import Testing

@Suite struct `A map as PNG` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")
  private var output: String { folder.appendingPathComponent("map.png").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func map(_ renderers: [String: String]) throws -> Touchmap.Run {
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for (name, script) in renderers {
      let file = programs.appendingPathComponent(name)
      try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    var run = try Touchmap.run(
      ["map", "Examples/Screens/toast-over-feed.txt", "--output", output],
      ["PATH": programs.path])
    let made = FileManager.default.contents(atPath: output)
    run.output +=
      made.map { "file \(String(decoding: $0.dropFirst(), as: UTF8.self))" } ?? "no file"
    return run
  }

  /// Writes what a renderer of that kind was asked for behind the first bytes of a PNG.
  private static let chromium = """
    for one in "$@"; do
      case "$one" in --screenshot=*) out="${one#*=}";; --force*) scale="$one";; esac
    done
    printf '\\211PNG %s' "$scale" > "$out"
    """
  private static let rsvg = """
    printf '\\211PNG %s' "$2 $3" > "$5"
    """

  @Test func `is drawn by Chromium at twice its size`() throws {
    let run = try map(["chromium": Self.chromium, "rsvg-convert": Self.rsvg])
    #expect(run == .init(output: "file PNG --force-device-scale-factor=2"))
  }

  @Test func `is drawn by rsvg-convert where there is no Chromium, or where that fails`() throws {
    let run = try map(["rsvg-convert": Self.rsvg])
    #expect(run == .init(output: "file PNG --zoom 2"))
  }

  @Test(arguments: ["exit 1", "exit 0"])
  func `is drawn by the next program where one fails`(failing: String) throws {
    let run = try map(["chromium": failing, "rsvg-convert": Self.rsvg])
    #expect(run == .init(output: "file PNG --zoom 2"))
  }

  @Test func `is no file and one line where no program is found`() throws {
    let run = try map([:])
    #expect(run.status == 2 && run.output == "no file")
    #expect(
      run.complaint == "\(output): error: no program is found that draws PNG; expected chromium or "
        + "rsvg-convert in PATH, or a file that ends in .svg\n")
  }

  @Test(arguments: ["exit 1", "kill -9 $$", #"printf 'GIF89a' > "$5""#])
  func `is no file and one line where the program makes none`(failing: String) throws {
    let run = try map(["rsvg-convert": failing])
    #expect(run.status == 2 && run.output == "no file")
    #expect(run.complaint.hasPrefix("\(output): error: rsvg-convert made no PNG; "))
    #expect(run.complaint.split(separator: "\n").count == 1)
  }

  @Test func `needs a file`() throws {
    let run = try Touchmap.run("map", "Examples/Screens/toast-over-feed.txt", "--format", "png")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.complaint.contains("--format png needs --output"))
  }
}

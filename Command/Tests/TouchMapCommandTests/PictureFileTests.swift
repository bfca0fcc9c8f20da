import Foundation
import Testing
import TouchMapCommand

@Suite struct `A map as PNG` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")
  private var output: String { folder.appendingPathComponent("map.png").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns a folder with programs of these names.
  private func folder(of renderers: [String: String]) throws -> String {
    let programs = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for (name, script) in renderers {
      let file = programs.appendingPathComponent(name)
      try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return programs.path
  }

  private func map(
    _ renderers: [String: String], _ options: String..., dump: String? = nil
  ) throws -> Touchmap.Run {
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = try Touchmap.run(
      ["map", dump == nil ? "Examples/Screens/toast-over-feed.txt" : "-", "--output", output]
        + options,
      input: dump ?? "", ["PATH": folder(of: renderers)])
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

  @Test(arguments: [
    // A program of several processes, and one that does not listen.
    "sleep 600 & sleep 600", "trap '' TERM; while true; do sleep 1; done",
  ])
  func `is no file where the program hangs, and the next one is not begun`(hanging: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mark = folder.appendingPathComponent("begun").path
    let path = try folder(of: [
      "chromium": "export PATH=/usr/bin:/bin\n" + hanging, "rsvg-convert": "touch \(mark)",
    ])
    let failure = #expect(throws: PictureRenderer.Failure.self) {
      try PictureRenderer(path: path, seconds: 0.2).png(of: "<svg/>", width: 10, height: 10)
    }
    #expect(failure?.reason == "chromium made no PNG within 0.2 s and was stopped")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `lies over a screenshot, as SVG and as PNG`() throws {
    let shot = folder.appendingPathComponent("shot.png")
    var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    header += Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 80]
    try Data(header).write(to: shot)
    let dump = "<UIWindow: 0x1; frame = (0 0; 40 80)>"
    let svg = try Touchmap.run("map", "-", "--format", "svg", "--image", shot.path, input: dump)
    let image = "href=\"data:image/png;base64,\(Data(header).base64EncodedString())\""
    #expect(svg.status == 0 && svg.output.contains(image))
    // The renderer is given the same drawing.
    let copying = "export PATH=/usr/bin:/bin\n(printf '\\211PNG'; cat \"$6\") > \"$5\""
    let png = try map(["rsvg-convert": copying], "--image", shot.path, dump: dump)
    #expect(png.status == 0 && png.output.contains(image), "\(png)")
  }

  @Test func `needs a file`() throws {
    let run = try Touchmap.run("map", "Examples/Screens/toast-over-feed.txt", "--format", "png")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.complaint.contains("--format png needs --output"))
  }
}

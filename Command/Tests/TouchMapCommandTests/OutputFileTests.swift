import Foundation
import Testing

@Suite final class `The file that touchmap writes` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("output-\(UUID().uuidString)")
  private var file: String { folder.appendingPathComponent("map.json").path }
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844)>
       | <UIButton: 0x2; frame = (0 0; 9 9)>
    """

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func content(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func map(_ output: String) throws -> Touchmap.Run {
    try Touchmap.run("map", "-", "--format", "json", "--output", output, input: dump)
  }

  private func answer() throws -> String {
    let run = try map("-")
    #expect((run.complaint, run.status) == ("", 0))
    return run.output
  }

  @Test(arguments: ["map - --format json --output", "lint - --write-baseline"])
  func `is the old one, and alone, where the new one does not fit`(command: String) throws {
    let run = try Touchmap.run(
      script: #"ulimit -f 0; "$0" \#(command) '\#(file)'"#, input: dump)
    // A build that measures coverage adds a line of its own.
    #expect(
      run.complaint.hasPrefix(
        "\(file): error: cannot be written: File too large; expected a file and a folder that may "
          + "be written to\n"), "\(run)")
    #expect(run.status == 2)
    #expect(try content(file) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["map.json"])
  }

  @Test(arguments: [("", "Is a directory"), ("/none/x", "No such file or directory")])
  func `is refused with the reason of the system`(place: String, reason: String) throws {
    let run = try map(folder.path + place)
    #expect(run.complaint.contains(": error: cannot be written: \(reason); expected"), "\(run)")
    #expect(run.status == 2)
  }

  @Test func `keeps its permissions`() throws {
    let manager = FileManager.default
    for mode in [0o640, 0o755] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      #expect(try map(file) == .init())
      #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == mode)
    }
    #expect(try content(file) == answer())
    let script = #"umask 027; "$0" map - --format json --output '\#(file).new'"#
    _ = try Touchmap.run(script: script, input: dump)
    let new = try manager.attributesOfItem(atPath: file + ".new")
    #expect(new[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: ["map.json", "new.json"])
  func `is what a link names, and the link stays`(target: String) throws {
    let link = folder.appendingPathComponent("link.json").path
    for (from, to) in [("link.json", "second.json"), ("second.json", target)] {
      let path = folder.appendingPathComponent(from).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: to)
    }
    #expect(try map(link) == .init())
    #expect(try content(folder.appendingPathComponent(target).path) == answer())
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "second.json")
  }

  @Test func `is written in place if it is a pipe`() throws {
    let script = """
      mkfifo '\(file).pipe'; cat '\(file).pipe' & "$0" map - --format json \
      --output '\(file).pipe'; wait
      """
    #expect(try Touchmap.run(script: script, input: dump) == .init(output: answer()))
  }

  @Test(arguments: [
    "map screen.txt -o screen.txt", "map - -o screen.txt < screen.txt",
    "map screen.txt -o link.txt", "map --files-from list -o screen.txt",
    "map --files-from list --format json -o list", "map . -o screen.txt",
    "map screen.txt --format html --image old.txt -o old.txt",
    "map screen.txt --elements old.txt -o old.txt", "map screen.txt --config old.txt -o old.txt",
    "diff old.txt screen.txt -o screen.txt",
    "lint screen.txt --write-baseline screen.txt",
  ])
  func `is no input of the command`(command: String) throws {
    let before = """
      cd '\(folder.path)'; cat > screen.txt; echo old > old.txt; echo screen.txt > list
      ln -s screen.txt link.txt; "$0" \(command); echo $?; cat screen.txt old.txt list
      """
    let run = try Touchmap.run(script: before, input: dump)
    #expect(run.output == "2\n\(dump)old\nscreen.txt\n")
    let reason = ": error: is also an input; expected another file to write to\n"
    #expect(run.complaint.hasSuffix(reason), "\(run)")
  }

  @Test func `is standard output for a hyphen`() throws {
    let baseline = try Touchmap.run("lint", "-", "--write-baseline", "-", input: dump)
    #expect(baseline.output.hasPrefix(#"{"version":2,"findings":["#) && baseline.status == 0)
    let two = try Touchmap.run("lint", "-", "--write-baseline", "-", "--brief", input: dump)
    #expect(two.complaint.contains("--write-baseline - writes no other format"))
    #expect(try answer().hasPrefix("{") && two.status == 2)
  }
}

import Foundation
@_spi(Command) import TouchReports

/// The pages of several screens: a contact sheet, and beside it a folder with a page for each.
struct PageFolder {
  private let sheet: Destination
  private let folder: String
  private var contacts = ContactSheet()
  private var count = 0

  /// Pages for a contact sheet, which must be a file.
  ///
  /// - Throws: ``ExitStatus/badInput`` if it is none, or if the folder cannot be made, after
  ///   reporting the problem.
  init(beside sheet: Destination) throws {
    self.sheet = sheet
    guard let path = sheet.path else {
      throw Complaint.file(
        "standard output",
        .failed("takes the page of one screen; expected --output FILE for several")
      ).ending()
    }
    folder = (path as NSString).deletingPathExtension + "-pages"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Complaint.file(folder, .failed("cannot be made")).ending()
    }
  }

  /// Writes the page of a map and adds it to the sheet.
  mutating func add(_ report: MapReport, options: MapPageOptions) throws {
    let (path, link) = next(named: report.fileName)
    try Destination(argument: path).write(report.html(options: options))
    contacts.add(report, at: link)
  }

  /// Writes the page of a change and adds it to the sheet.
  mutating func add(_ report: DiffReport) throws {
    let (path, link) = next(named: report.fileName)
    try Destination(argument: path).write(report.html)
    contacts.add(report, at: link)
  }

  /// Writes the contact sheet.
  func finish() throws { try sheet.write(contacts.html) }

  /// The path of the next page, and its address on the sheet.
  private mutating func next(named name: String) -> (path: String, link: String) {
    count += 1
    let safe = name.map { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "-" }
    let file = "\(count)-\(String(safe.prefix(60))).html"
    let last = (folder as NSString).lastPathComponent
    let address = last.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? last
    return ("\(folder)/\(file)", "\(address)/\(file)")
  }
}

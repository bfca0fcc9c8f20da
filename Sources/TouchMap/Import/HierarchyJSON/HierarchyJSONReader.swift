import Foundation

/// Reads the project's own JSON.
struct HierarchyJSONReader: DumpReader {
  let format = DumpFormat(
    name: "json",
    summary: "the project's own lossless JSON",
    source: "touchmap convert DUMP",
    evidence: .exact,
    gaps: ["nothing beyond what the dump it was converted from did not tell"])

  func recognizes(_ text: ByteText) -> Bool {
    guard let start = text.first(where: { !$0.isBlank && !$0.isLineEnd }), start == 0x7B else {
      return false
    }
    return text.first("\"touchmap-hierarchy\"", in: 0..<min(text.count, 4096)) != nil
  }

  func read(_ text: ByteText) throws(DumpError) -> [Hierarchy] {
    let data = Data(text)
    do {
      let head = try JSONDecoder().decode(HierarchyJSON.Head.self, from: data)
      guard head.version <= HierarchyJSON.version else {
        throw DumpError(
          problem: .unsupportedVersion(head.version, supported: HierarchyJSON.version), line: 1)
      }
      let document = try JSONDecoder().decode(HierarchyJSON.Document.self, from: data)
      let screens = document.screens.filter { $0.viewCount > 0 }
      guard !screens.isEmpty else { throw DumpError(problem: .noViews) }
      return screens
    } catch let error as DumpError {
      throw error
    } catch {
      throw JSONFailure(error, in: text).dumpError
    }
  }
}

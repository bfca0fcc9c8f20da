import Foundation
import Mutants

/// Lists the places of sources at which something can be changed: `mutants FILE...` writes one JSON
/// object a file, with its places.
@main
struct MutantsCommand {
  struct Listing: Encodable {
    var file: String
    var sites: [Site]
  }

  static func main() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for file in CommandLine.arguments.dropFirst() {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      let listing = Listing(file: file, sites: SiteFinder.sites(in: source))
      FileHandle.standardOutput.write(try encoder.encode(listing) + Data("\n".utf8))
    }
  }
}

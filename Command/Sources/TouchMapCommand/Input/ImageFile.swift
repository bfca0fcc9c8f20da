import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// The screenshot for a map. If it cannot be used, this is reported, and the map is drawn without
/// it.
struct ImageFile {
  private let file: String?
  /// The image; `nil` if there is none that can be used.
  let underlay: Underlay?
  private var complaint: String?

  init(_ file: String?) {
    self.file = file
    guard let file else {
      underlay = nil
      return
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
    else {
      underlay = nil
      complaint = "cannot be read; expected a PNG or JPEG file"
      return
    }
    do throws(Underlay.Problem) {
      underlay = try Underlay(data)
    } catch {
      underlay = nil
      complaint = error.wording(for: nil)
    }
  }

  /// The contents of a page in addition to its maps.
  func options(arguments: [String]) -> MapPageOptions {
    var options = MapPageOptions()
    options.underlay = underlay
    options.arguments = arguments
    if let complaint { options.notices = ["The screenshot \(complaint)."] }
    return options
  }

  /// Reports an image that does not fit a screen or cannot be read.
  ///
  /// - Throws: ``ExitStatus/badInput`` if there is anything to report.
  func check(on screens: [Screen]) throws {
    guard let file else { return }
    var complaints = complaint.map { [$0] } ?? []
    for screen in screens {
      do throws(Underlay.Problem) {
        _ = try underlay?.scale(on: screen)
      } catch {
        complaints.append(error.wording(for: screen))
      }
    }
    for complaint in complaints { Complaint.file(file, .failed(complaint)).tell() }
    if !complaints.isEmpty { throw ExitStatus.badInput }
  }
}

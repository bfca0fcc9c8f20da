/// Shares as people read them.
package enum Percentage {
  /// Returns a share as a person reads it; only nothing is 0% and only all is 100%.
  package static func text(_ share: Double) -> String {
    guard share > 0, share < 1 else { return share > 0 ? "100%" : "0%" }
    if share < 0.001 { return "under 0.1%" }
    if share > 0.999 { return "over 99.9%" }
    let tenths = (share * 1_000).rounded() / 10
    return "\(NumberText.exact(tenths))%"
  }
}

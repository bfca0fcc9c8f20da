/// The tools of the server; the raw values are the names.
enum Tool: String, CaseIterable, Sendable {
  case touchAt = "touch_at"
  case touchTarget = "touch_target"
  case touchMap = "touch_map"
  case touchLint = "touch_lint"
  case touchDiff = "touch_diff"
}

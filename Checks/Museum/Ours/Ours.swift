/// Ours, as a stage takes it.
@MainActor
struct Ours<Subject> {
  /// What has to be set for this stage, as one line of code; empty if nothing.
  let setting: String
  let subject: Subject

  init(_ setting: String, _ subject: Subject) { (self.setting, self.subject) = (setting, subject) }
}

/// A value that can be set in this file alone, so that elsewhere its key path is read-only to the
/// compiler.
struct ReadOnly {
  fileprivate(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }
}

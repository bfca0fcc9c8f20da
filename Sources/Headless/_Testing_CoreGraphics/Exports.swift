// Swift Testing searches for a module of this name wherever `Testing` and `CoreGraphics` are
// imported.
@_exported import CoreGraphics

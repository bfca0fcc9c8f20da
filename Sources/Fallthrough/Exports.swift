#if canImport(UIKit)
  // Regions, decisions and reasons are part of this library's own interface.
  @_exported import HitTesting
#endif

// Swift Testing looks for this module by name wherever `Testing` and `CoreGraphics` meet.
@_exported import CoreGraphics

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

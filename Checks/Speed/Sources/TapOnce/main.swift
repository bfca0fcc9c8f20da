import Fallthrough
import UIKit

/// Shows a toast through a presenter and taps the screen as often as asked, for a tool that looks
/// which code the taps ran. Arguments: `uikit`, `swiftui-18` or `swiftui-26`; `toast` or `beside`;
/// how many taps.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let content = arguments.first, let count = Int(arguments.last ?? "")
else {
  print("usage: TapOnce uikit|swiftui-18|swiftui-26 toast|beside COUNT")
  exit(2)
}
let place = arguments[arguments.startIndex + 1]
let device = SimulatedDevice.current
let toastFrame = CGRect(x: 16, y: 740, width: 361, height: 64)

/// A toast with a button, as views or drawn by SwiftUI.
func toastController() -> UIViewController {
  guard content != "uikit" else {
    let controller = UIViewController()
    let toast = UIView(frame: toastFrame)
    toast.addSubview(UIButton(frame: toast.bounds))
    controller.view.addSubview(toast)
    return controller
  }
  let version = content == "swiftui-26" ? 26 : 18
  let system = OperatingSystemVersion(majorVersion: version, minorVersion: 0, patchVersion: 0)
  (device.systemVersion, device.linkedSDK) = (system, system)
  let host = SimulatedHostingController()
  host.addContent(toastFrame)
  return host
}

let app = UIWindow(windowScene: device.scenes[0])
app.rootViewController = UIViewController()
app.isHidden = false
let controller = toastController()
let presenter = OverlayPresenter(scene: device.scenes[0])
presenter.show(controller)
presenter.window?.layoutIfNeeded()

let point = CGPoint(x: toastFrame.midX, y: place == "toast" ? toastFrame.midY : 100)
for _ in 0..<count {
  let isOverlays = device.tap(at: point).view?.window === presenter.window
  precondition(isOverlays == (place == "toast"), "The touch went to the wrong window")
}

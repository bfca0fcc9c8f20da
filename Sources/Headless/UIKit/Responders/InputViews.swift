/// The views that a text shows in place of the keyboard and on top of it.
struct InputViews {
  var keyboard: UIView?
  var accessory: UIView?
}

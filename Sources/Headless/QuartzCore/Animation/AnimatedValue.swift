/// A value of a layer that an animation changes, as numbers.
enum AnimatedValue: String {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case origin = "bounds.origin"
  case size = "bounds.size"
  case width = "bounds.size.width"
  case height = "bounds.size.height"
  case opacity
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"

  /// The numbers of a value that an app sets: a number, a point, a size, a rectangle, a transform.
  static func numbers(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let number as CGFloat: [number]
    case let number as Double: [CGFloat(number)]
    case let number as Float: [CGFloat(number)]
    case let number as Int: [CGFloat(number)]
    case let number as NSNumber: [CGFloat(number.doubleValue)]
    case let value as TransformValue: value.transform.rows.flatMap { $0 }
    case let value as NSValue: value.geometryNumbers
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let transform as CATransform3D: transform.rows.flatMap { $0 }
    default: nil
    }
  }

  /// The value's numbers in a layer; nil if the layer's transform cannot be decomposed.
  func numbers(of state: LayerState) -> [CGFloat]? {
    let geometry = state.geometry
    switch self {
    case .position: return Self.numbers(geometry.position)
    case .positionX: return [geometry.position.x]
    case .positionY: return [geometry.position.y]
    case .bounds: return Self.numbers(geometry.bounds)
    case .origin: return Self.numbers(geometry.bounds.origin)
    case .size: return Self.numbers(geometry.bounds.size)
    case .width: return [geometry.bounds.width]
    case .height: return [geometry.bounds.height]
    case .opacity: return [CGFloat(state.opacity)]
    case .transform: return Self.numbers(geometry.transform)
    default: return motion(of: state).map(part)
    }
  }

  private func part(of motion: PlaneMotion) -> [CGFloat] {
    switch self {
    case .scale, .scaleX: [motion.scaleX]
    case .scaleY: [motion.scaleY]
    case .rotation, .rotationZ: [motion.angle]
    case .translation: [motion.shiftX, motion.shiftY]
    case .translationX: [motion.shiftX]
    case .translationY: [motion.shiftY]
    default: []
    }
  }

  /// Writes numbers into a layer's values.
  func set(_ numbers: [CGFloat], in state: inout LayerState) {
    switch self {
    case .position: state.geometry.position = CGPoint(x: numbers[0], y: numbers[1])
    case .positionX: state.geometry.position.x = numbers[0]
    case .positionY: state.geometry.position.y = numbers[0]
    case .bounds:
      state.geometry.bounds = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .origin: state.geometry.bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    case .size: state.geometry.bounds.size = CGSize(width: numbers[0], height: numbers[1])
    case .width: state.geometry.bounds.size.width = numbers[0]
    case .height: state.geometry.bounds.size.height = numbers[0]
    case .opacity: state.opacity = Float(numbers[0])
    case .transform:
      let rows = stride(from: 0, to: 16, by: 4).map { Array(numbers[$0..<$0 + 4]) }
      state.geometry.transform = CATransform3D(rows: rows)
    default: setPart(numbers, in: &state)
    }
  }

  private func setPart(_ numbers: [CGFloat], in state: inout LayerState) {
    guard var motion = motion(of: state) else { return }
    switch self {
    case .scale:
      motion.scaleX = numbers[0]
      motion.scaleY = numbers[0]
    case .scaleX: motion.scaleX = numbers[0]
    case .scaleY: motion.scaleY = numbers[0]
    case .rotation, .rotationZ: motion.angle = numbers[0]
    case .translation:
      motion.shiftX = numbers[0]
      motion.shiftY = numbers[1]
    case .translationX: motion.shiftX = numbers[0]
    case .translationY: motion.shiftY = numbers[0]
    default: break
    }
    state.geometry.transform = CATransform3DMakeAffineTransform(motion.transform)
  }

  /// The decomposed transform of the layer, if it is one of the plane.
  private func motion(of state: LayerState) -> PlaneMotion? {
    let transform = state.geometry.transform
    guard CATransform3DIsAffine(transform) else { return nil }
    return PlaneMotion(CATransform3DGetAffineTransform(transform))
  }
}

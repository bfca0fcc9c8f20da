// Animations and layers store any value that an app sets for a key of its own.
//
// > Source: Core Animation Programming Guide, "Key-Value Coding Extensions".

extension CAAnimation {
  /// Stores a value for a key, also in copies of the animation; nil removes it.
  ///
  /// It does not set the animation's own properties: the name of one of them ends the process.
  public func setValue(_ value: Any?, forKey key: String) {
    precondition(
      !Self.ownNames.contains(key), "Set \(key) of an animation as a property, not by its name")
    namedValues[key] = value
  }

  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { namedValues[key] }

  private static var ownNames: Set<String> {
    [
      "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
      "autoreverses", "fillMode", "timingFunction", "delegate", "removedOnCompletion", "keyPath",
      "fromValue", "toValue", "byValue", "values", "keyTimes", "additive", "animations",
    ]
  }
}

extension CALayer {
  /// Sets a value of the layer by its name, such as "cornerRadius", or stores one for a key of the
  /// app.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a value of the layer, or a part of one, such as "transform.rotation.z"; for any other key
  /// path it stores the value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let part = AnimatedValue(rawValue: keyPath), let numbers = AnimatedValue.numbers(value) {
      var state = modelState
      part.set(numbers, in: &state)
      geometry = state.geometry
      if part == .opacity { opacity = state.opacity }
    } else if let number = AnimatedValue.numbers(value)?.first, let path = Self.lengths[keyPath] {
      self[keyPath: path] = number
    } else {
      precondition(
        !Self.ownNames.contains(keyPath), "Set \(keyPath) of a layer as a property, not by its name"
      )
      var values = drawing?.values.named ?? [:]
      values[keyPath] = value
      if drawing == nil { drawing = LayerDrawingBox() }
      drawing?.values.named = values
    }
  }

  /// Returns a value of the layer by its name, or the stored value of a key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns a value of the layer, or a part of one, or the stored value of a key path. A number is
  /// a `CGFloat`, and a value of two or four numbers is a point, a size or a rectangle.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "bounds": return bounds
    case "bounds.size": return bounds.size
    case "position": return position
    case "transform": return transform
    default: break
    }
    if let path = Self.lengths[keyPath] { return self[keyPath: path] }
    if let numbers = AnimatedValue(rawValue: keyPath)?.numbers(of: modelState) {
      return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : numbers.first
    }
    return drawing?.values.named[keyPath]
  }

  private static var lengths: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] {
    [
      "cornerRadius": \.cornerRadius, "borderWidth": \.borderWidth, "zPosition": \.zPosition,
      "shadowRadius": \.shadowRadius, "rasterizationScale": \.rasterizationScale,
      "contentsScale": \.contentsScale,
    ]
  }

  private static var ownNames: Set<String> {
    [
      "anchorPoint", "frame", "hidden", "masksToBounds", "mask", "name", "contents",
      "backgroundColor", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
      "shadowPath",
      "delegate", "sublayers", "superlayer", "shouldRasterize",
    ]
  }
}

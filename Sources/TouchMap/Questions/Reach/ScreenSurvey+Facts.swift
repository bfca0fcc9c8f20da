extension ScreenSurvey {
  /// What questions about one screen share: an object, so that a survey is passed on as one
  /// reference.
  final class Facts: Sendable {
    let asker: TouchAsker
    let outlines: Deferred<ScreenOutlines>
    /// The views that can get touches.
    let table: Deferred<ViewTable>
    /// Answers which view gets a touch for very many points.
    let index: Deferred<TouchIndex>
    let partition: Deferred<TouchPartition>
    let areas: Deferred<TouchAreas>
    let assumptions: Deferred<[Assumption]>
    let targets: Deferred<[TouchTarget?]>
    let parts: Deferred<[ControlPart?]>
    let acting: Deferred<ActingNodes>
    /// For each node the nearest target from it upwards.
    let nearestTargets: Deferred<[Node.ID?]>
    /// For each node the rectangle to which it and its ancestors clip its content, in screen points;
    /// `nil` where one of them is turned or has no area.
    let clips: Deferred<[Screen.Rect?]>
    let shutBy: Deferred<[Node.ID?]>
    let fallThroughCauses: Deferred<[Node.ID?]>
    let windowOfNode: Deferred<[Int]>
    /// The place of each node in the order in which views are asked, the last one first.
    let ranks: Deferred<[Int]>
    let scrollers: Deferred<[Node.ID?]>
    let dimmings: Deferred<[Node.ID]>
    let unseenTakers: Deferred<[Node.ID: Invisibility]>
    let movingViews: Deferred<[Node.ID]>
    /// The parts of scroll views that a finger reaches, also through their content. They are needed
    /// for very many views.
    let scrollerReaches = Remembered<Node.ID, (own: Double, pieces: [ConvexPolygon])>()
    /// The parts of views that a finger reaches, from 0 to 1, where views in front need them.
    let fractions = Remembered<Node.ID, Double>()
    let assumedIndexes = AssumedIndexes()

    init(_ asker: TouchAsker) {
      self.asker = asker
      let screen = asker.screen
      let outlines = Deferred { ScreenOutlines(of: screen) }
      self.outlines = outlines
      clips = Deferred { outlines.wrappedValue.clips(of: screen) }
      let table = Deferred { ViewTable(asker) }
      self.table = table
      let index = Deferred { TouchIndex(asker, table.wrappedValue) }
      self.index = index
      let partition = Deferred { index.wrappedValue.partition() }
      self.partition = partition
      let causes = Deferred { screen.fallThroughCauses(classFacts: asker.classFacts) }
      fallThroughCauses = causes
      assumptions = Deferred {
        screen.assumptions(
          of: partition.wrappedValue, classFacts: asker.classFacts,
          fallThroughCauses: causes.wrappedValue)
      }
      let targets = Deferred { screen.touchTargets() }
      self.targets = targets
      let parts = Deferred { screen.controlParts() }
      self.parts = parts
      acting = Deferred {
        ActingNodes(
          screen, targets: targets.wrappedValue, parts: parts.wrappedValue,
          classFacts: asker.classFacts)
      }
      nearestTargets = Deferred { screen.nearest(of: targets.wrappedValue) }
      shutBy = Deferred { screen.shutBy }
      let windows = Deferred { screen.windowOfNode }
      windowOfNode = windows
      let ranks = Deferred {
        let count = screen.nodes.count
        return asker.elements?.ranks
          ?? zip(windows.wrappedValue, screen.nodeIDs).map { $0 * count + $1.index }
      }
      self.ranks = ranks
      let areas = Deferred { TouchAreas(partition.wrappedValue, ranks: ranks.wrappedValue) }
      self.areas = areas
      scrollers = Deferred { screen.nearestScrollers }
      dimmings = Deferred {
        screen.nodeIDs.filter { screen.isOne($0, of: SystemClasses.dimmings) }
      }
      unseenTakers = Deferred {
        asker.elements == nil ? screen.unseen(among: areas.wrappedValue.owners) : [:]
      }
      movingViews = Deferred { screen.movingViews }
    }
  }
}

extension Screen {
  /// Returns for each node the nearest target from it upwards.
  fileprivate func nearest(of targets: [TouchTarget?]) -> [Node.ID?] {
    var nearest: [Node.ID?] = []
    nearest.reserveCapacity(nodes.count)
    for index in nodeIDs {
      nearest.append(targets[index] == nil ? nodes[index].parent.flatMap { nearest[$0] } : index)
    }
    return nearest
  }

  /// For each node the nearest view around it that scrolls.
  fileprivate var nearestScrollers: [Node.ID?] {
    var nearest: [Node.ID?] = []
    nearest.reserveCapacity(nodes.count)
    for index in nodeIDs {
      nearest.append(nodes[index].parent.flatMap { scrolls($0) ? $0 : nearest[$0] })
    }
    return nearest
  }

  /// For each node the outermost node that keeps touches from it wherever the finger lands.
  fileprivate var shutBy: [Node.ID?] {
    var shutBy: [Node.ID?] = []
    shutBy.reserveCapacity(nodes.count)
    for index in nodeIDs {
      // An element keeps touches only from itself, not from its children.
      let outer = superview(of: index).flatMap { shutBy[$0] }
      shutBy.append(outer ?? (nodes[index].reasonToIgnoreTouches == nil ? nil : index))
    }
    return shutBy
  }
}

import TouchMap

/// The names on a drawing of characters: each culprit's in its area beside the marked targets,
/// which have their own inside of them, then those of the other regions.
struct TerminalNames {
  private(set) var canvas: TerminalCanvas
  /// The culprits in whose area there is room for a number alone, in words.
  private(set) var numbers: [String] = []

  private let picture: TouchPicture
  private let marked: [MarkedTarget]
  private let regions: RegionRaster
  private let ghosts: RegionRaster
  /// The characters that are part of a name.
  private var taken: Set<Int> = []
  /// The region of each owner.
  private let places: [Node.ID: Int]

  /// - Parameters:
  ///   - picture: What touches come to.
  ///   - marked: The targets with marks, as `ghosts` has them.
  ///   - regions: The regions on the drawing.
  ///   - ghosts: The targets with marks on the drawing.
  ///   - canvas: The drawing.
  init(
    _ picture: TouchPicture, marked: [MarkedTarget], regions: RegionRaster,
    ghosts: RegionRaster, on canvas: TerminalCanvas
  ) {
    self.picture = picture
    self.marked = marked
    self.regions = regions
    self.ghosts = ghosts
    self.canvas = canvas
    places = Dictionary(
      picture.regions.enumerated().flatMap { place, region in region.owners.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func write() {
    var free = regions.cells
    for place in ghosts.cells.indices where ghosts.cells[place] != nil { free[place] = nil }
    let freeStretches = stretches(of: free)
    let named = picture.culprits.map { name($0, freeStretches) }
    let ghostStretches = stretches(of: ghosts.cells)
    for (place, marked) in marked.enumerated() {
      write(
        marked.target.name.text, after: "\(marked.mark.letter) ",
        in: widest(of: ghostStretches[place]), ink: .ghost(marked.mark), least: 3)
    }
    for (place, region) in picture.regions.enumerated() where !named.contains(place) {
      guard let name = region.name, !picture.isNameless(region) else { continue }
      write(
        name.text, in: widest(of: freeStretches[place]), ink: .text(region.role), least: 4)
    }
  }

  // MARK: Culprits

  /// Names a culprit in the widest of its regions that can be seen, by a number if there is no room
  /// for a letter, and returns the region.
  private mutating func name(_ culprit: Culprit, _ free: [Int: [Stretch]]) -> Int? {
    let own = culprit.owners.compactMap { places[$0] }
    guard let largest = own.max(by: { picture.regions[$0].area < picture.regions[$1].area })
    else { return nil }
    let ink = TerminalInk.text(picture.regions[largest].role)
    let stretch = widest(of: own.flatMap { free[$0] ?? [] })
    let isNamed = write(
      culprit.name.text, below: culprit.share >= 0.9995 ? "every tap lands here" : nil,
      in: stretch, margin: (stretch?.columns.count ?? 0) > 5 ? 1 : 0, ink: ink, least: 2)
    if !isNamed, let (column, row) = spot(in: own, largest: largest) {
      let number = "\(numbers.count + 1)"
      write(number, column: min(column, canvas.columns - number.count), row: row, ink: ink)
      numbers.append("\(number) \(culprit.name.text)")
    }
    return largest
  }

  /// A character in some regions that is part of no name, best beside all marks; where
  /// the regions are smaller than a character, the one in which the largest is.
  private func spot(in own: [Int], largest: Int) -> (column: Int, row: Int)? {
    let density = canvas.density
    var best: (column: Int, row: Int, isFree: Bool)?
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns where !taken.contains(row * canvas.columns + column) {
        let points = (0..<density).map { row * density + $0 }
        guard points.contains(where: { regions.cell(column, $0).map(own.contains) == true })
        else { continue }
        let isFree = points.allSatisfy { ghosts.cell(column, $0) == nil }
        if best == nil || isFree && best?.isFree == false { best = (column, row, isFree) }
      }
    }
    if let best { return (best.column, best.row) }
    let frame = picture.screen.frame
    guard let point = picture.regions[largest].polygons.first.map(ConvexPolygon.init)?.center
    else { return nil }
    func cell(_ value: Double, _ start: Double, _ length: Double, _ count: Int) -> Int {
      NumberText.count((value - start) / length * Double(count), limit: count - 1)
    }
    let row = cell(point.y, frame.origin.y, frame.size.height, canvas.rows)
    let column = cell(point.x, frame.origin.x, frame.size.width, canvas.columns)
    return (0..<canvas.columns).map { (column + $0) % canvas.columns }
      .first { !taken.contains(row * canvas.columns + $0) }.map { ($0, row) }
  }

  // MARK: Texts

  private mutating func write(_ text: String, column: Int, row: Int, ink: TerminalInk) {
    canvas.write(text, column: column, row: row, ink: ink)
    for offset in 0..<TextWidth.columns(of: text) {
      taken.insert(row * canvas.columns + column + offset)
    }
  }

  /// Writes a text into a stretch, as near to its middle as that allows, and returns whether there
  /// was room for it, or for a part of so many columns.
  @discardableResult private mutating func write(
    _ text: String, after sign: String = "", below caption: String? = nil, in stretch: Stretch?,
    margin: Int = 1, ink: TerminalInk, least: Int
  ) -> Bool {
    guard let stretch else { return false }
    let room = stretch.columns.count - 2 * margin
    guard room > 0, room >= min(least, TextWidth.columns(of: text)) else { return false }
    func write(_ text: String, row: Int) {
      let short = TextWidth.excerpt(text, columns: room)
      // Where there is room, letters of the mark do not touch the name.
      let spaced = TextWidth.columns(of: short) + 2 <= room ? " \(short) " : short
      let column = stretch.columns.lowerBound + margin + (room - TextWidth.columns(of: spaced)) / 2
      self.write(spaced, column: column, row: row, ink: ink)
    }
    let name = TextWidth.columns(of: sign + text) <= room ? sign + text : text
    guard TextWidth.excerpt(name, columns: room) != "…" else { return false }
    write(name, row: stretch.row)
    if let caption, TextWidth.columns(of: caption) <= room, stretch.row + 1 < canvas.rows {
      write(caption, row: stretch.row + 1)
    }
    return true
  }

  // MARK: Stretches

  private typealias Stretch = (columns: Range<Int>, row: Int)

  /// The stretches of lines in which all of a character lies in one region, by regions.
  private func stretches(of cells: [Int?]) -> [Int: [Stretch]] {
    var found: [Int: [Stretch]] = [:]
    for row in 0..<canvas.rows {
      var current: (place: Int, start: Int)?
      for column in 0...canvas.columns {
        let isOpen = column < canvas.columns && !taken.contains(row * canvas.columns + column)
        let place = isOpen ? self.place(of: cells, column, row) : nil
        guard place != current?.place else { continue }
        if let current { found[current.place, default: []].append((current.start..<column, row)) }
        current = place.map { ($0, column) }
      }
    }
    return found
  }

  /// The region in which all of a character lies, if it is one.
  private func place(of cells: [Int?], _ column: Int, _ row: Int) -> Int? {
    let first = cells[row * canvas.density * canvas.columns + column]
    let isWhole = (1..<canvas.density).allSatisfy {
      cells[(row * canvas.density + $0) * canvas.columns + column] == first
    }
    return isWhole ? first : nil
  }

  private func widest(of stretches: [Stretch]?) -> Stretch? {
    guard let stretches, let width = stretches.map(\.columns.count).max() else { return nil }
    let widest = stretches.filter { $0.columns.count == width }
    return widest[(widest.count - 1) / 2]
  }
}

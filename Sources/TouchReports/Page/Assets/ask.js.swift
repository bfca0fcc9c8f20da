extension PageAssets {
  // swift-format-ignore
  static let askScript = #"""
// Who gets a touch at a point, and what became of all others that contain it.
//
// Nothing is decided here: the winner is whose region holds the point, and each reason was written
// for its view. Only what depends on the point, whether a view contains it, is looked up.
class TouchAnswer {
  constructor(screen, x, y) {
    this.screen = screen;
    [this.x, this.y] = [x, y];
    this.part = screen.partAt(x, y);
    this.region = this.part >= 0 ? screen.data.part.region[this.part] : -1;
    this.winner = this.part >= 0 ? screen.owner[this.part] : -1;
    this.role = this.region >= 0 ? screen.role(this.region) : null;
    this.candidates = this.#places().map(place => this.#candidate(place));
    this.assumptions = this.#assumptions();
    this.evidence = this.assumptions.length > 0 ? "assumed" : screen.data.evidence;
  }

  // The nodes that contain the point, as they are asked: windows front to back, a view before its
  // subviews, and those front to back.
  #places() {
    const { screen, x, y } = this;
    const places = [];
    for (let place = 0; place < screen.count; place++) {
      if (screen.window[place] >= 0 && screen.isAsked(place) && screen.contains(place, x, y)) {
        places.push(place);
      }
    }
    return places.sort((left, right) => screen.window[right] - screen.window[left]
      || (screen.holds(left, right) ? -1 : screen.holds(right, left) ? 1 : right - left));
  }

  #candidate(place) {
    const { screen, winner } = this;
    const shut = this.#shut(place);
    if (shut) return shut;
    if (place === winner) {
      const text = screen.text(screen.data.part.hit[this.part]);
      return { place, outcome: "hit", reason: "hit", text };
    }
    if (winner >= 0 && screen.holds(place, winner)) {
      return this.#because("subview-hit", place, "passedOver", winner);
    }
    if (screen.data.isElements) return this.#beside(place);
    return winner < 0 || this.#isAskedFirst(place)
      ? this.#falling(place)
      : this.#because("behind-winner", place, "notReached", winner);
  }

  // What shuts a node off: its own switches, or those or the bounds of what it is in.
  #shut(place) {
    const { screen } = this;
    const { ignored } = screen.data.node;
    const outer = screen.data.isElements ? undefined : this.#outermost(place);
    if (ignored[place] && (outer === undefined || screen.isElement(place))) {
      const isReached = outer === undefined && this.#mayBeAsked(place);
      return { place, outcome: isReached ? "passedOver" : "notReached",
        reason: ignored[place].reason, text: screen.text(ignored[place].own) };
    }
    if (outer === undefined) return null;
    if (ignored[outer]) {
      return { place, outcome: "notReached", reason: ignored[outer].reason,
        text: screen.text(ignored[outer].inner) };
    }
    return this.#because("outside-ancestor", place, "notReached", outer);
  }

  // The outermost view around a node that keeps touches at the point from it.
  #outermost(place) {
    const { screen, x, y } = this;
    let found;
    for (let above = screen.parent[place]; above >= 0; above = screen.parent[above]) {
      if (screen.isElement(above)) continue;
      const isShut = screen.data.node.ignored[above] || !screen.contains(above, x, y);
      if (isShut) found = above;
    }
    return found;
  }

  #mayBeAsked(place) {
    return this.winner < 0 || this.screen.data.isElements || this.#isAskedFirst(place);
  }

  // Whether a node is asked before the winner has the touch: it lies in front or in the winner.
  #isAskedFirst(place) {
    const { screen, winner } = this;
    const windows = screen.window[place] - screen.window[winner];
    return windows > 0 || windows === 0 && place > winner || screen.holds(place, winner);
  }

  #falling(place) {
    const { words, node } = this.screen.data;
    const falls = node.falls[place];
    const text = falls ? this.screen.text(falls.text)
      : this.screen.acts(place) ? words.rival : words.drawn;
    return { place, outcome: "passedOver", reason: "falls-through", text, cause: falls?.by };
  }

  // An accessibility element beside or in the one that gets the touch.
  #beside(place) {
    const { screen, winner } = this;
    if (winner >= 0 && screen.holds(winner, place)) {
      return this.#because(
        screen.acts(winner) ? "drawn-in-acting" : "drawn-in", place, "passedOver", winner);
    }
    return winner >= 0 && screen.acts(place)
      ? this.#because("behind-winner", place, "notReached", winner) : this.#falling(place);
  }

  #because(words, place, outcome, cause) {
    const text = this.screen.data.words[words].replace("{}", () => this.screen.title(cause));
    return { place, outcome, text, reason: words.startsWith("drawn-in") ? "falls-through" : words };
  }

  // The assumptions of the answer, in sentences.
  #assumptions() {
    const asked = this.candidates.filter(one => one.outcome !== "notReached");
    const reached = new Set(asked.map(one => one.place));
    const falling = new Set(asked.map(one => one.cause));
    return this.screen.assumed.filter(one => this.#counts(one, reached, falling))
      .map(one => this.screen.assumption(one));
  }

  #counts({ place, needs }, reached, falling) {
    const isRival = this.winner < 0 && this.role?.id === "undecided";
    switch (needs) {
    case "winner": return place === this.winner;
    case "self": return reached.has(place);
    case "falling": return falling.has(place);
    case "rival": return isRival && this.screen.contains(place, this.x, this.y);
    case "near":
      return this.#isAtEdge(place, reached) && !this.screen.contains(place, this.x, this.y);
    case "edge": return this.#isAtEdge(place, reached);
    default: return this.#isAsked(place, reached);
    }
  }

  // Whether a node is asked about the point, which it need not contain.
  #isAsked(place, reached) {
    const { screen, winner } = this;
    const parent = screen.parent[place];
    if (screen.data.isElements) return true;
    return (parent < 0 || reached.has(parent))
      && (winner < 0 || this.#isAskedFirst(place) || screen.holds(place, winner));
  }

  #isAtEdge(place, reached) { return this.#isNear(place) && this.#isAsked(place, reached); }

  #isNear(place) {
    const [x, y, width, height] = this.screen.box.subarray(4 * place, 4 * place + 4);
    const reach = 22;
    return this.x >= x - reach && this.x < x + width + reach && this.y >= y - reach
      && this.y < y + height + reach;
  }

  // The controls behind what takes the touch.
  get blocked() { return this.screen.ghostsAt(this.x, this.y); }

  // On what the answer depends that no dump tells: classes of an app may have rules of their own.
  get caveat() {
    const { words, node } = this.screen.data;
    const names = this.candidates.filter(one => one.outcome !== "notReached")
      .map(one => node.caveat[one.place]).filter(name => name >= 0)
      .map(name => this.screen.text(name));
    const unique = [...new Set(names)];
    const more = unique.length > 5 ? ` and ${unique.length - 5} more classes` : "";
    return unique.length > 0
      ? words.caveat.replace("{}", () => unique.slice(0, 5).join(", ") + more) : null;
  }

  get command() {
    const [before, after] = this.screen.data.command;
    return `${before}${round(this.x)},${round(this.y)}${after}`;
  }
}

function round(length) { return Math.round(length * 100) / 100; }
"""#
}

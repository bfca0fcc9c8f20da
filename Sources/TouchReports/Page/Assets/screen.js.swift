extension PageAssets {
  // swift-format-ignore
  static let screenScript = #"""
// One screen of the page: what was written about it, and what follows from that at once.
class ScreenData {
  constructor(written) {
    this.written = written;
    const data = { ...written };
    for (const [table, columns] of Object.entries(data.steps)) {
      data[table] = { ...data[table] };
      for (const column of columns) data[table][column] = summed(data[table][column]);
    }
    const { node, region } = data;
    this.data = data;
    this.frame = data.frame;
    this.count = node.parent.length;
    this.parent = Int32Array.from(node.parent);
    this.end = this.#ends();
    this.window = this.#windows(data.windows);
    this.box = Float64Array.from(node.box, length => length ?? NaN);
    this.flags = Uint8Array.from(node.flags);
    // The parts are what single views get. A region is what a person takes for one: a button with
    // all that lies in it.
    const { part } = data;
    this.owner = Int32Array.from(part.owner);
    this.partBox = new Float64Array(4 * this.owner.length);
    this.loops = [];
    part.path = part.path.map(drawnPath);
    part.path.forEach((path, index) => {
      this.#readPath(path || boxPath(...this.#boxOf(part.owner[index])), index);
    });
    this.regionCount = region.node.length;
    this.regionBox = new Float64Array(4 * this.regionCount);
    part.region.forEach((index, place) => this.#enlarge(index, place));
    this.ghostOf = new Map(data.ghosts.map(ghost => [ghost.node, ghost]));
    this.culprits = new Set(data.culprits);
    this.marked = Object.keys(data.fates).map(Number);
    this.regionOf = new Map();
    region.node.forEach((place, index) => { if (place >= 0) this.regionOf.set(place, index); });
  }

  // The screen in a state: with what was written of it in place of what differs.
  inState({ drops, part, region, ...change }) {
    const own = this.data, dropped = new Set(drops);
    const kept = [...own.region.node.keys()].filter(index => !dropped.has(index));
    const placeOf = new Map(kept.map((index, place) => [index, place]));
    const parts = [...own.part.owner.keys()].filter(index => placeOf.has(own.part.region[index]));
    const all = { ...changed(this.written, change), part: {}, region: {} };
    all.steps = { ...all.steps, part: [], region: [] };
    for (const [table, more, places] of [["part", part, parts], ["region", region, kept]]) {
      for (const [column, values] of Object.entries(more)) {
        all[table][column] = places.map(place => own[table][column][place])
          .concat(own.steps[table].includes(column) ? summed(values) : values);
      }
    }
    // Each region has another number than before.
    all.part.region = all.part.region.map((index, place) => (
      place < parts.length ? placeOf.get(index) : index + kept.length));
    return new ScreenData(all);
  }

  // What a visitor looks for first: the blocked controls and what blocks them.
  get striking() { return [...this.ghostOf.keys(), ...this.culprits]; }
  isStriking(place) { return this.ghostOf.has(place) || this.culprits.has(place); }

  // A view's name, with its number on the map if it has one.
  label(place) {
    const number = this.ghostOf.get(place)?.number;
    return number ? `${number} ${this.name(place)}` : this.name(place);
  }

  // What becomes of touches on a view, in a word or two, and the colour of that.
  state(place) {
    const ghost = this.ghostOf.get(place);
    if (ghost) {
      const word = ghost.by >= 0 ? `blocked by ${this.name(ghost.by)}` : "blocked";
      return { role: "ghost", word };
    }
    if (this.culprits.has(place)) return { role: "swallows", word: "blocks others" };
    const region = this.regionOf.get(place), fate = this.data.fates[place];
    if (fate) return { role: fate, word: this.data.fateWords[fate] };
    if (region !== undefined) {
      const role = this.role(region), whole = this.regionName(region);
      const part = role.id === "swallows" && whole !== this.name(place) ? ` for ${whole}` : "";
      return { role: role.id, word: `${role.word}${part}, ${this.share(region)}` };
    }
    const off = this.data.node.ignored[place];
    if (off) return { role: "none", word: off.reason.replaceAll("-", " ") };
    return { role: "none", word: this.isOffScreen(place) ? "off the screen" : "" };
  }

  isOffScreen(place) { return !this.clipped(place); }

  // A view's box as far as it is on the screen; null if nothing of it is.
  clipped(place) {
    const [x, y, width, height] = this.#boxOf(place);
    const [left, top, fullWidth, fullHeight] = this.frame;
    const [startX, startY] = [Math.max(left, x), Math.max(top, y)];
    const [wide, high] = [Math.min(left + fullWidth, x + width) - startX,
      Math.min(top + fullHeight, y + height) - startY];
    return wide > 0 && high > 0 ? [startX, startY, wide, high] : null;
  }

  // A view's name, size and state, as the pointer tells them.
  tip(place) {
    return [this.label(place), this.extent(place), this.state(place).word].filter(Boolean)
      .join(" · ");
  }

  // A view's size and place; of one that is turned those of the box around it.
  extent(place) {
    const [x, y, width, height] = [...this.#boxOf(place)].map(round);
    return Number.isNaN(x) ? "" : `${width} x ${height} at ${x}, ${y}`;
  }

  // What lies next to a view: in each direction the nearest target, the gap, and the line over it.
  neighbors(place) {
    const nearest = new Map(), { turned } = this.data.node;
    const [x, y, width, height] = this.#boxOf(place);
    for (let other = 0; other < this.count; other++) {
      if (!(this.flags[other] & 8) || turned[place] || turned[other] || this.holds(place, other)
        || this.holds(other, place)) continue;
      const [left, top, wide, high] = this.#boxOf(other);
      const [start, end] = [Math.max(x, left), Math.min(x + width, left + wide)];
      const [upper, lower] = [Math.max(y, top), Math.min(y + height, top + high)];
      const [across, down] = [(start + end) / 2, (upper + lower) / 2];
      const side = upper < lower && start >= end ? (left < x ? "left of it" : "right of it")
        : start < end && upper >= lower ? (top < y ? "above it" : "below it")
          : start < end && upper < lower ? "away, over or under it" : null;
      const gap = round(Math.max(0, start - end, upper - lower));
      if (!side || gap >= nearest.get(side)?.gap) continue;
      const line = start >= end ? `M${end} ${down}H${start}` : `M${across} ${lower}V${upper}`;
      nearest.set(side, { side, gap, other, line: gap ? line : "" });
    }
    return [...nearest.values()];
  }

  // The blocked controls at a point.
  ghostsAt(x, y) { return this.data.ghosts.filter(ghost => isInside([ghost.corners], x, y)); }

  // The targets at a point that a view covers now, and that may get free by scrolling.
  coveredAt(x, y) {
    return this.marked.filter(place => /^(scrolls|covered)$/.test(this.data.fates[place])
      && this.contains(place, x, y));
  }

  // The target that lost its taps at a point, the smallest of several, blocked ones first; else the
  // view whose region holds it; -1 for none.
  placeAt(x, y) {
    for (const places of [this.ghostsAt(x, y).map(ghost => ghost.node), this.coveredAt(x, y)]) {
      if (places.length === 0) continue;
      const area = place => this.#boxOf(place)[2] * this.#boxOf(place)[3];
      return places.reduce((one, other) => (area(other) < area(one) ? other : one));
    }
    const region = this.regionAt(x, y);
    return region >= 0 ? this.data.region.node[region] : -1;
  }

  // The region around a part has a box around both.
  #enlarge(index, part) {
    const [whole, own] = [this.regionBox, this.partBox];
    const isNew = whole[4 * index + 2] === 0 && whole[4 * index] === 0;
    for (let side = 0; side < 4; side++) {
      const wider = side < 2 ? Math.min : Math.max;
      whole[4 * index + side] = isNew ? own[4 * part + side]
        : wider(whole[4 * index + side], own[4 * part + side]);
    }
  }

  // The place after each node's last descendant.
  #ends() {
    const end = new Int32Array(this.count);
    for (let place = this.count - 1; place >= 0; place--) {
      end[place] = Math.max(end[place], place + 1);
      const parent = this.parent[place];
      if (parent >= 0) end[parent] = Math.max(end[parent], end[place]);
    }
    return end;
  }

  // The place of each node's window, 0 for the rearmost; -1 in none.
  #windows(roots) {
    const window = new Int32Array(this.count).fill(-1);
    roots.forEach((root, place) => window.fill(place, root, this.end[root]));
    return window;
  }

  #boxOf(place) { return this.box.subarray(4 * place, 4 * place + 4); }

  #readPath(path, index) {
    const loops = path.split("M").slice(1).map(cornersOf);
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const loop of loops) {
      for (let place = 0; place < loop.length; place += 2) {
        box[0] = Math.min(box[0], loop[place]);
        box[1] = Math.min(box[1], loop[place + 1]);
        box[2] = Math.max(box[2], loop[place]);
        box[3] = Math.max(box[3], loop[place + 1]);
      }
    }
    this.loops.push(loops);
    this.partBox.set(box, 4 * index);
  }

  // The side of a region of middle size.
  get typicalSide() {
    this.side ??= Math.sqrt([...this.data.region.area].sort((one, other) => one - other)[
      this.regionCount >> 1] ?? 1);
    return this.side;
  }

  text(index) { return this.data.texts[index]; }
  name(place) { return this.text(this.data.node.name[place]); }
  title(place) { return `${this.kind(place)} (line ${this.line(place)})`; }
  // The class with identifier or label; a sign stands for the name.
  kind(place) {
    return this.text(this.data.node.title[place]).replace("\u0001", () => this.name(place));
  }
  // The class alone.
  className(place) {
    return this.kind(place).replace(/ ["#].*/s, "");
  }
  // The command that draws the screen without a view.
  commandWithout(place) {
    const [before, after] = this.data.command;
    const change = `${this.title(place)}: hidden`.replaceAll("'", "'\\''");
    return `${before.replace(/at $/, "map")}${after} --assume '${change}' --output map.html`;
  }
  // The assumptions, each with the view that it is about and when it counts.
  get assumed() {
    const { place, needs, text } = this.data.assumed;
    this.assumptions ??= place.map((node, index) => (
      { place: node, needs: this.data.needs[needs[index]], text: text[index] }));
    return this.assumptions;
  }
  assumption({ place, text }) {
    return this.text(text).replace("\u0001", () => this.title(place));
  }
  line(place) { return this.data.node.line[place]; }
  isElement(place) { return (this.flags[place] & 1) !== 0; }
  acts(place) { return (this.flags[place] & 2) !== 0; }
  isAsked(place) { return (this.flags[place] & 4) !== 0; }
  holds(place, other) { return place <= other && other < this.end[place]; }
  role(index) { return this.data.roles[this.data.region.role[index]]; }

  // What a person calls a region.
  regionName(index) {
    const name = this.data.region.name[index];
    if (name >= 0) return this.text(name);
    return this.role(index).id === "undecided" ? "cannot be told" : "nobody";
  }

  share(index) {
    return percent(this.data.region.area[index] / (this.frame[2] * this.frame[3]));
  }

  // Where there is room for a name; of a rectangle that is all of it.
  room(index) {
    const room = this.data.region.room[index];
    if (room !== 0) return room;
    const { x, y, width, height } = this.regionFrame(index);
    return [x, y, width, height];
  }

  regionFrame(index) {
    const [left, top, right, bottom] = this.regionBox.subarray(4 * index, 4 * index + 4);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  // The path around a region, which is that of its part where it has one only.
  path(index) {
    const { part, region } = this.data, only = part.region.indexOf(index);
    return drawnPath(region.path[index]) || part.path[only]
      || boxPath(...this.#boxOf(this.owner[only]));
  }

  // What is drawn around a region that is chosen: of one with very many holes only its box.
  contour(index) {
    const path = this.path(index);
    if (path.split("M", 66).length < 66) return path;
    const { x, y, width, height } = this.regionFrame(index);
    return boxPath(x, y, width, height);
  }

  // The region at a point of the screen; -1 beside the screen.
  regionAt(x, y) {
    const part = this.partAt(x, y);
    return part >= 0 ? this.data.part.region[part] : -1;
  }

  // The part at a point of the screen; -1 beside the screen.
  partAt(x, y) {
    const box = this.partBox;
    for (let index = this.owner.length - 1, place = 4 * index; index >= 0; index--, place -= 4) {
      if (x >= box[place] && x < box[place + 2] && y >= box[place + 1] && y < box[place + 3]
        && isInside(this.loops[index], x, y)) return index;
    }
    return -1;
  }

  // Whether a node contains a point: its left and top edges belong to it.
  contains(place, x, y) {
    const box = this.box, start = 4 * place;
    if (!(x >= box[start] && x < sum(box[start], box[start + 2])
      && y >= box[start + 1] && y < sum(box[start + 1], box[start + 3]))) return false;
    const corners = this.data.node.turned[place];
    return !corners || isInside([corners], x, y);
  }
}

// Whether a point lies in loops by the even-odd rule; left and top edges belong to them.
function isInside(loops, x, y) {
  let inside = false;
  for (const loop of loops) {
    let fromX = loop[loop.length - 2], fromY = loop[loop.length - 1];
    for (let place = 0; place < loop.length; place += 2) {
      const toX = loop[place], toY = loop[place + 1];
      if ((fromY <= y) !== (toY <= y)
        && x < fromX + (y - fromY) / (toY - fromY) * (toX - fromX)) inside = !inside;
      fromX = toX;
      fromY = toY;
    }
  }
  return inside;
}

// The corners of one loop of a path, x and y in turns: what stands before "z" behind an "M", then
// steps to the next corner ("l"), sidewards ("h") and down ("v").
function cornersOf(loop) {
  const corners = [];
  for (const [step] of loop.matchAll(/[hvl]?[^hvlz]+/g)) {
    const end = corners.length;
    const [first, second] = step.match(/-?[\d.]+/g).map(Number);
    const [x, y] = end ? [corners[end - 2], corners[end - 1]] : [0, 0];
    if (step[0] === "h") corners.push(sum(x, first), y);
    else if (step[0] === "v") corners.push(x, sum(y, first));
    else corners.push(sum(x, first), sum(y, second));
  }
  return Float64Array.from(corners);
}

// A sum of coordinates without what binary fractions add to it.
function sum(one, other) { return Math.round((one + other) * 1e4) / 1e4; }

// A value with a change of it: members and elements that differ, null for those that are missing.
function changed(value, change) {
  if (change === undefined) return value;
  if (!value || !change || typeof change !== "object" || Array.isArray(change)) return change;
  const made = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(change)) made[key] = changed(value[key], part);
  return made;
}

// The values of which a column holds the steps.
function summed(steps) {
  let value = 0;
  return steps.map(step => (value += step));
}

// A path, which stands in the drawing if it is long.
function drawnPath(path) {
  return path[0] === "#" ? document.getElementById(path.slice(1)).getAttribute("d") : path;
}

function boxPath(x, y, width, height) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function percent(share) {
  const value = 100 * share;
  if (value > 0 && value < 0.1) return "under 0.1%";
  return `${value.toFixed(1).replace(/\.0$/, "")}%`;
}
"""#
}

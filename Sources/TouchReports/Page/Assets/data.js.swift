extension PageAssets {
  // swift-format-ignore
  static let dataScript = #"""
// What was written about the screen. Nothing here judges: what becomes of a target, who takes a
// touch and in which order views are asked is written in the data.
const data = JSON.parse(byId("data").textContent);
const [left, top_, width, height] = data.frame;
const { words, states, kinds, fixes, texts } = data;

const summed = steps => { let sum = 0; return steps.map(step => (sum += step)); };
const columns = {
  name: summed(data.view.name), type: summed(data.view.type), line: summed(data.view.line),
  parent: summed(data.view.parent), sheet: summed(data.view.sheet), box: data.view.box,
};
const viewCount = columns.name.length;
const isLineUnique = new Set(columns.line).size === viewCount;
const targetViews = summed(data.target.view);
const targetCount = targetViews.length;
const targetOf = new Map(targetViews.map((view, target) => [view, target]));

const view = {
  name: place => texts[columns.name[place]],
  type: place => texts[columns.type[place]],
  line: place => columns.line[place],
  parent: place => columns.parent[place],
  box: place => columns.box.slice(4 * place, 4 * place + 4).map(number => number ?? NaN),
  facts: place => texts[data.view.facts[place]] ?? "",
};
const sizeOf = place => { const [, , w, h] = view.box(place); return `${short(w)} x ${short(h)}`; };
const lineOf = place => say(words.line, view.line(place));
function* upwards(place) { for (; place >= 0; place = view.parent(place)) yield place; }
const isIn = (place, outer) => [...upwards(place)].includes(outer);
const targetAround = place => {
  for (const each of upwards(place)) if (targetOf.has(each)) return targetOf.get(each);
  return -1;
};
// The children of each view, and of -1 the roots; listed when the tree is drawn.
let childLists = null;
function childrenOf(place) {
  if (!childLists) {
    childLists = new Map();
    columns.parent.forEach((parent, child) => {
      if (!childLists.has(parent)) childLists.set(parent, []);
      childLists.get(parent).push(child);
    });
  }
  return childLists.get(place) ?? [];
}

// The states: the first is compared with the second.
const isChange = states[0].kind === "before";
const main = data.main;
const sortOf = (target, state) => kinds[states[state].sort[target]];
const reachOf = (target, state) => states[state].reach[target];
const takersOf = (target, state) => {
  const list = states[state].by[target], pairs = [];
  for (let at = 0; at < list.length; at += 2) pairs.push([list[at], list[at + 1]]);
  return pairs;
};
const targetName = target => view.name(targetViews[target]);
const tapOf = target => {
  const tap = states[main].tap[target];
  if (tap) return tap;
  const [x, y, w, h] = view.box(targetViews[target]);
  return [x + w / 2, y + h / 2];
};
const stateWith = (kind, parts) => states.findIndex(state => state.kind === kind
  && state.parts.length === parts.length && parts.every(part => state.parts.includes(part)));
const tally = state => {
  const counts = Object.fromEntries(kinds.map(kind => [kind, 0]));
  for (const sort of states[state].sort) counts[kinds[sort]]++;
  return counts;
};

// The regions of a state, each of one view that gets the touches there.
function regionsOf(number) {
  const state = states[number];
  if (!state.regions) readRegions(state, Infinity);
  return state.regions;
}

// The owners of a state with the paths of their regions.
function unreadOf(state) {
  const first = states.find(each => each.side === state.side);
  const own = first === state ? state.own : { ...first.own, ...state.own };
  state.read ??= [];
  state.known ??= new Map();
  return state.unread ??= Object.entries(own).filter(([, path]) => path);
}

// Reads some more regions of a state.
function readRegions(state, most) {
  unreadOf(state);
  const end = Math.min(state.unread.length, state.read.length + most);
  while (state.read.length < end) {
    state.read.push(knownRegion(state, state.unread[state.read.length]));
  }
  if (end === state.unread.length) state.regions = state.read;
}

function knownRegion({ known }, [place, path]) {
  if (!known.has(place)) known.set(place, region(Number(place), path));
  return known.get(place);
}

// Reads the regions of a state a part at a time, so that no click waits for very many of them.
function readAhead(number) {
  if (states[number].regions) return;
  readRegions(states[number], 1000);
  setTimeout(readAhead, 0, number);
}

// Reads a path of steps: M x y, then h, v and l from corner to corner, then z. A page of very many
// views reads as many paths at once.
function region(place, path) {
  const loops = [], box = [Infinity, Infinity, -Infinity, -Infinity];
  const steps = path.match(/[Mhvlz]|-?\d*\.?\d+(?:e-?\d+)?/g);
  let loop, x = 0, y = 0;
  for (let at = 0; at < steps.length;) {
    const command = steps[at++];
    if (command === "z") continue;
    if (command === "M") { x = +steps[at++]; y = +steps[at++]; loops.push(loop = []); }
    if (command === "h" || command === "l") x += +steps[at++];
    if (command === "v" || command === "l") y += +steps[at++];
    loop.push([x, y]);
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return { place, loops, box };
}

function holds({ loops, box }, x, y) {
  if (x < box[0] || y < box[1] || x >= box[2] || y >= box[3]) return false;
  let isInside = false;
  for (const loop of loops) {
    for (let at = 0, last = loop.length - 1; at < loop.length; last = at++) {
      const [[ax, ay], [bx, by]] = [loop[at], loop[last]];
      if (ay > y !== by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
}

// The view that gets a touch in a state; -1 for none. Regions do not overlap, and most lie in the
// box of their view: as long as not all are read, those are read first, the front-most before.
function takerAt(x, y, number) {
  const state = states[number], { box } = columns;
  if (!state.regions) {
    const unread = unreadOf(state);
    for (let each = unread.length - 1; each >= 0; each--) {
      const at = 4 * unread[each][0];
      if (x >= box[at] && y >= box[at + 1] && x < box[at] + box[at + 2]
        && y < box[at + 1] + box[at + 3] && holds(knownRegion(state, unread[each]), x, y)) {
        return Number(unread[each][0]);
      }
    }
  }
  return regionsOf(number).find(region => holds(region, x, y))?.place ?? -1;
}

// The target that a finger at a point is meant for: the one that gets the touch, or else the
// foremost one at the point; -1 for none.
function targetAt(x, y, state) {
  const taker = takerAt(x, y, state), own = taker < 0 ? -1 : targetAround(taker);
  if (own >= 0) return own;
  let found = -1;
  targetViews.forEach((place, target) => {
    const [bx, by, bw, bh] = view.box(place);
    if (sortOf(target, state) !== "gone" && x >= bx && y >= by && x < bx + bw && y < by + bh
      && (found < 0 || place > targetViews[found])) found = target;
  });
  return found;
}

// A receiver of touches in words: a view whose class says little, with its sheet.
function takerName(place) {
  const type = view.type(place), sheet = data.sheets[columns.sheet[place]]?.view ?? place;
  if (targetOf.has(place) || place === sheet || view.name(place) !== type) return view.name(place);
  return type.length > 8 ? type : `${type} of ${view.name(sheet)}`;
}
"""#
}

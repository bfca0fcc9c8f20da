// One scene as several documents, asked by document.elementFromPoint. chromium.py calls `prepare`
// once, which chooses the fastest of the equivalent documents, and then `playRound` for each round.
//
// Pass-through views have pointer-events none and what is in them auto; hidden views are not
// displayed. Coordinates are whole numbers, as everywhere in these benchmarks.

const documents = {
  // The tree as it is, views with children clipping.
  'nested': scene => nested(scene, ''),
  // The same, each view told to keep layout, paint and style to itself.
  'nested, contained': scene => nested(scene, 'contain: strict;'),
  // Every view that can be touched beside the others, clipped to what is visible.
  'flat': scene => flat(scene, ''),
  'flat, contained': scene => flat(scene, 'contain: strict;'),
};
// Bare rectangles of one SVG drawing. No equivalent: nothing in it can scroll, lay out or hold text,
// and shapes hold their high edges, which views do not. It is timed for comparison, never chosen.
const drawings = { 'svg': scene => drawing(scene) };
const variants = { ...documents, ...drawings };

function nested(scene, style) {
  const elements = [];
  const hasChildren = new Set(scene.nodes.map(node => node.parent));
  const offset = node => scene.nodes[node.parent] ?? { boundsX: 0, boundsY: 0 };
  const place = (element, node) => {
    element.style.left = `${node.x - offset(node).boundsX}px`;
    element.style.top = `${node.y - offset(node).boundsY}px`;
  };
  scene.nodes.forEach((node, index) => {
    const element = document.createElement('div');
    element.style.cssText = `position: absolute; width: ${node.width}px; height: ${node.height}px;`
      + (node.degrees ? `transform: rotate(${node.degrees}deg);` : '')
      + (node.hidden ? 'display: none;' : '')
      + (hasChildren.has(index) ? 'overflow: clip;' : '')
      + `pointer-events: ${node.passThrough ? 'none' : 'auto'};` + style;
    place(element, node);
    elements.push(element);
    if (index > 0) elements[node.parent].append(element);
  });
  document.body.append(elements[0]);
  return { elements };
}

/// What a document without a tree needs of each view, as in flat.hpp.
function flatten(node, parent) {
  const view = { node, parent, hidden: node.hidden || !!parent?.hidden };
  const outer = parent ?? { x: 0, y: 0, matrix: new DOMMatrix(), upright: true,
    clip: { left: 0, top: 0, right: Infinity, bottom: Infinity } };
  view.matrix = outer.matrix
    .translate(node.x + node.width / 2, node.y + node.height / 2).rotate(node.degrees)
    .translate(-node.width / 2 - node.boundsX, -node.height / 2 - node.boundsY);
  view.upright = outer.upright && node.degrees === 0;
  view.clip = outer.clip;
  if (view.upright) {
    const x = view.matrix.e + node.boundsX, y = view.matrix.f + node.boundsY;
    view.clip = {
      left: Math.max(x, outer.clip.left), top: Math.max(y, outer.clip.top),
      right: Math.min(x + node.width, outer.clip.right),
      bottom: Math.min(y + node.height, outer.clip.bottom),
    };
  }
  const { left, top, right, bottom } = view.clip;
  view.touchable = !view.hidden && !node.passThrough && left < right && top < bottom;
  return view;
}

function flattenAll(scene) {
  const views = [];
  for (const node of scene.nodes) views.push(flatten(node, views[node.parent]));
  return views;
}

function flat(scene, style) {
  const views = flattenAll(scene);
  const place = (element, view) => {
    const { left, top, right, bottom } = view.clip;
    element.style.display = view.touchable ? 'block' : 'none';
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.width = `${right - left}px`;
    element.style.height = `${bottom - top}px`;
  };
  const box = () => {
    const element = document.createElement('div');
    element.style.cssText = `position: absolute; pointer-events: auto; ${style}`;
    return element;
  };
  const elements = views.map(view => {
    const outer = box();
    place(outer, view);
    document.body.append(outer);
    if (view.upright) return outer;
    // A turned view lies in a box of what is visible around it, which is not touched itself.
    outer.style.pointerEvents = 'none';
    outer.style.overflow = 'clip';
    const element = box();
    const matrix = new DOMMatrix().translate(-view.clip.left, -view.clip.top)
      .multiply(view.matrix).translate(view.node.boundsX, view.node.boundsY);
    element.style.width = `${view.node.width}px`;
    element.style.height = `${view.node.height}px`;
    element.style.transformOrigin = '0 0';
    element.style.transform = matrix.toString();
    outer.append(element);
    return element;
  });
  return { elements };
}

function drawing(scene) {
  const views = flattenAll(scene);
  const create = name => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = create('svg');
  svg.style.cssText =
    `position: absolute; left: 0; top: 0; width: ${scene.width}px; height: ${scene.height}px;`;
  const set = (element, attributes) => {
    for (const name in attributes) element.setAttribute(name, attributes[name]);
  };
  const place = (element, { left, top, right, bottom }) =>
    set(element, { x: left, y: top, width: right - left, height: bottom - top });
  const elements = views.map(view => {
    const element = create('rect');
    set(element, { fill: 'none', 'pointer-events': view.touchable ? 'all' : 'none' });
    if (view.upright) {
      place(element, view.clip);
      svg.append(element);
      return element;
    }
    const { boundsX, boundsY, width, height } = view.node;
    set(element, { x: boundsX, y: boundsY, width, height, transform: view.matrix.toString() });
    const outer = create('svg');
    place(outer, view.clip);
    const { left, top, right, bottom } = view.clip;
    set(outer, { viewBox: `${left} ${top} ${right - left} ${bottom - top}` });
    outer.append(element);
    svg.append(outer);
    return element;
  });
  document.body.append(svg);
  return { elements };
}

let scene, page, indices;

function build(name) {
  document.body.replaceChildren();
  const start = performance.now();
  page = variants[name](scene);
  document.elementFromPoint(1, 1);  // The first question pays for style and layout.
  const time = performance.now() - start;
  indices = new Map(page.elements.map((element, index) => [element, index]));
  return time * 1e6;
}

const indexOf = element => indices.get(element) ?? -1;

const pause = ms => new Promise(done => setTimeout(done, ms));

/// Asks about random points for a time, and returns the nanoseconds for each.
function askFor(milliseconds) {
  const start = performance.now();
  let count = 0, end = start;
  for (; end - start < milliseconds; end = performance.now(), count += 16) {
    for (let i = 0; i < 16; i++) {
      document.elementFromPoint(
        Math.floor(Math.random() * scene.width), Math.floor(Math.random() * scene.height));
    }
  }
  return (end - start) / count * 1e6;
}

/// Returns the share of a round's untimed queries that the page answers rightly, at most 500.
function agreement({ queries, queryWarmup }) {
  const sample = queries.slice(0, Math.min(queryWarmup, 500));
  const right = ([x, y, receiver]) => indexOf(document.elementFromPoint(x, y)) === receiver;
  return sample.filter(right).length / sample.length;
}

async function prepare(newScene, trialRound) {
  scene = newScene;
  const trials = {};
  for (const name in variants) {
    build(name);
    await pause(100);
    askFor(700);
    trials[name] = { query_ns: askFor(300), agreement: agreement(trialRound) };
  }
  const best = Math.max(...Object.keys(documents).map(name => trials[name].agreement));
  const equivalent = Object.keys(documents).filter(name => trials[name].agreement > best - 0.01);
  const fastest = equivalent.reduce((a, b) => trials[a].query_ns <= trials[b].query_ns ? a : b);
  const buildTime = build(fastest);
  await pause(100);
  askFor(3000);
  return { build_ns: buildTime, variant: fastest, trials };
}

/// Runs `step(i)` from `first` on until the budget is used up; returns nanoseconds for each and
/// where it stopped. The clock is read once in `stride` steps.
function measure(first, count, budget, stride, step) {
  const start = performance.now();
  let end = start, i = first;
  for (; i < count && end - start < budget; end = performance.now()) {
    for (const stop = Math.min(count, i + stride); i < stop; i++) step(i);
  }
  return { each: (end - start) / (i - first) * 1e6, stop: i };
}

function playRound(round, budget) {
  const { queries } = round;
  measure(0, round.queryWarmup, budget / 2, 8, i =>
    document.elementFromPoint(queries[i][0], queries[i][1]));
  const answers = [];
  const asking = measure(round.queryWarmup, queries.length, budget, 8, i =>
    answers.push(document.elementFromPoint(queries[i][0], queries[i][1])));
  const agreed = answers.filter((a, i) => indexOf(a) === queries[round.queryWarmup + i][2]).length;
  return { query_ns: asking.each, asked: answers.length, agreed };
}

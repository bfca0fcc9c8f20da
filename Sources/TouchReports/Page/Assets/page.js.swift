extension PageAssets {
  // swift-format-ignore
  static let pageScript = #"""
// A screen on the page, or two to compare: its maps, what they answer, and the list.
class Stage {
  constructor(root, number, screens, { names, issue }) {
    Object.assign(this, { root, number, screens, names, line: null });
    this.canvas = root.querySelector(".canvas");
    this.last = screens.at(-1);
    this.changes = this.last.data.states;
    this.firstState = screens.length;
    // What each answer tells of: the screens, and the fix.
    this.told = names.map((_, side) => side).filter(side => side < screens.length
      || this.changes[side - screens.length].view < 0);
    const pictures = [...root.querySelectorAll(".scene")];
    this.frame = pictures[0].getAttribute("viewBox").split(" ").map(Number);
    this.labels = pictures.map(picture => new Labels(picture));
    this.marks = new Marks(this.canvas.querySelector(".marks g"), this.frame);
    this.answers = new AnswerPanel(root.querySelector(".answer"), {
      whenClosed: () => this.clear(), whenChosen: place => this.chooseNode(place),
      whenSwitched: side => this.states.choose(side === this.side ? this.firstState - 1 : side),
      link: () => link(Address.text(this.address)), issue: () => issue,
      isBeside: () => !root.classList.contains("diff")
        && !matchMedia("(max-width: 56rem)").matches,
    });
    this.list = new ViewList(root, {
      whenChosen: place => this.choosePlace(place),
      whenFound: (found, flies) => this.find(found, flies),
      whenPointed: place => this.marks.point(place >= 0 ? this.#nodePath(place) : null),
    });
    const effects = new Map(this.changes.map(({ effect }, place) => (
      [place + screens.length, effect])));
    this.states = names.length > 1 && new States(root, this.canvas, {
      names, effects, home: screens.length - 1,
      whenChanged: () => {
        this.list.take(this.screen);
        if (this.answer) this.ask(...this.point);
        else this.write();
        this.redraw();
      } });
    this.list.take(this.screen);
    this.tip = new Tip(this.canvas);
    for (const button of root.querySelectorAll("[data-do=issue]")) {
      button.hidden = false;
      button.addEventListener("click", async () => {
        button.textContent = await copy(issue)
          ? "Copied for an issue" : "Copying is not allowed here";
      });
    }
    // The slider for how much of the screenshot shows through the map.
    const strength = root.querySelector("input.strength"), draw = () => (
      this.canvas.style.setProperty("--ink", String(1 - Number(strength?.value ?? 0) / 100)));
    strength?.addEventListener("input", draw);
    draw();
    const layers = root.querySelector("dialog.layers");
    this.layers = new Layers(layers, this.frame);
    this.view = new Viewport(this.canvas, this.frame, () => {
      this.redraw();
      clearTimeout(this.writing);
      if (this.view) this.writing = setTimeout(() => this.write(), 300);
    });
    this.#listen();
    new ResizeObserver(() => this.redraw()).observe(this.canvas);
  }

  // Draws what depends on the zoom, once a frame.
  redraw() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.canvas.style.setProperty("--unit", String(1 / this.view.scale));
      // Lines around very small regions would be all that one sees.
      const edge = Math.min(1, this.screens[0].typicalSide * this.view.scale / 24);
      this.canvas.style.setProperty("--edge", String(edge));
      for (const labels of this.labels) labels.draw(this.view);
      this.marks.draw(this.view);
    });
  }

  // Asks who gets a touch at a point, on one of several maps.
  askOn(side, x, y, pane) {
    this.answer = null;
    if (this.states) this.states.choose(side);
    this.ask(x, y, pane);
  }

  // Asks who gets a touch at a point.
  ask(x, y, pane = this.#pane, moves = true) {
    const [left, top, width, height] = this.frame;
    this.point = [Math.min(Math.max(x, left), left + width - 0.01),
      Math.min(Math.max(y, top), top + height - 0.01)].map(round);
    const sides = this.told.includes(this.side) ? this.told : [...this.told, this.side];
    const answers = sides.map(side => ({ side: this.names[side],
      answer: new TouchAnswer(this.screenOf(side), ...this.point) }));
    if (moves) this.view.reveal(...this.point);
    this.answer = answers[sides.indexOf(this.side)].answer;
    this.marks.aim(this.point);
    this.answers.show(answers, sides.indexOf(this.side));
    this.#mark(this.answer.region);
    this.layerButton.disabled = this.answer.candidates.length === 0;
    this.redraw();
    this.line = null;
    this.write();
    this.#keepInView(pane);
  }

  // What a link keeps.
  get address() {
    const { x, y, width, isFitted } = this.view, start = this.root.matches(".diff") ? 1 : 0;
    return { screen: this.number, state: this.side === start ? null : this.side,
      point: this.answer ? this.point : null, line: this.line, filters: this.list.filters,
      part: isFitted ? null : [x, y, width] };
  }

  write() { Address.write(this.address); }

  // The screen of a side; that of a state is made when it is first needed.
  screenOf(side) {
    this.screens[side] ??= this.last.inState(this.changes[side - this.firstState]);
    return this.screens[side];
  }

  // The map of the screen that is asked.
  get #pane() {
    return this.view.panes.findLast(pane => Number(pane.dataset.shows ?? this.side) === this.side);
  }

  // The state that is seen.
  get side() { return this.states ? this.states.side : 0; }
  get screen() { return this.screenOf(this.side); }

  #mark(region) {
    const { screen } = this, place = region >= 0 ? screen.data.region.node[region] : -1;
    this.list.mark(place, true);
    this.#tell(place, region >= 0 ? screen.contour(region) : null);
  }

  // Marks a view and tells of it.
  #tell(place, path) {
    const gaps = place >= 0 ? this.screen.neighbors(place) : [];
    const change = this.changes.findIndex(({ view }) => view === place);
    const state = change < 0 ? -1 : change + this.firstState;
    this.marks.choose(path, gaps);
    this.answers.describe(this.screen, place, gaps, state, state === this.side);
  }

  #nodePath(node, screen = this.screen) {
    const corners = screen.data.node.turned[node];
    if (!screen.extent(node)) return null;
    return corners ? outline(corners) : boxPath(...screen.box.subarray(4 * node, 4 * node + 4));
  }

  // Chooses a view in the list: flies to it and asks on it.
  choosePlace(place) {
    const { screen } = this;
    const seen = screen.clipped(place);
    if (!seen) {
      this.answers.say(`${screen.name(place)} is off the screen, no finger reaches it.`);
      return this.chooseNode(place);
    }
    const [x, y, width, height] = seen;
    this.view.flyTo({ x, y, width, height });
    const region = screen.regionOf.get(place);
    const room = region === undefined || screen.ghostOf.has(place) ? seen
      : screen.room(region) ?? seen;
    // The map flies there, and is not moved on the way.
    this.ask(room[0] + room[2] / 2, room[1] + room[3] / 2, this.#pane, false);
    this.list.mark(place, true);
    this.chooseNode(place);
  }

  // Shows where a view lies, and tells of it.
  chooseNode(node) {
    this.#tell(node, this.#nodePath(node));
    this.line = this.screen.line(node);
    this.write();
  }

  find(found, flies) {
    const { screen } = this;
    this.marks?.find(found.slice(0, 500).map(place => this.#nodePath(place)));
    const box = flies && found.length > 0 && found.length <= 500 && screen.clipped(found[0]);
    if (this.view) this.write();
    if (box) this.view?.flyTo({ x: box[0], y: box[1], width: box[2], height: box[3] });
  }

  clear() {
    this.answer = null;
    this.marks.aim(null);
    this.marks.choose(null);
    this.list.mark(-1, false);
    this.answers.clear();
    this.layerButton.disabled = true;
    this.line = null;
    this.write();
    this.canvas.focus({ preventScroll: true });
  }

  // The answer is in view, and over the bottom of the page it must not cover the point.
  #keepInView(pane) {
    const panel = this.answers.panel;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isCalm ? "instant" : "smooth";
    if (getComputedStyle(panel).position !== "fixed") {
      return panel.scrollIntoView({ block: "nearest", behavior });
    }
    const bounds = pane.getBoundingClientRect();
    const y = bounds.top + (this.point[1] - this.view.y) * this.view.scale;
    const room = window.innerHeight - panel.offsetHeight;
    if (y > room - 24 || y < 24) {
      window.scrollBy({ top: y - room / 2, behavior });
    }
  }

  #listen() {
    const { canvas, view, root } = this;
    canvas.addEventListener("click", event => {
      if (view.moved) return;
      canvas.focus({ preventScroll: true });
      const pane = event.target.closest(".pane[data-shows]");
      this.askOn(Number(pane?.dataset.shows ?? this.side), ...view.point(event), pane ?? undefined);
    });
    canvas.addEventListener("pointermove", event => {
      if (event.pointerType === "mouse" && !view.fingers.size) this.#point(event);
    });
    canvas.addEventListener("pointerleave", () => {
      this.marks.point(null);
      this.list.point(-1);
      this.pointedAt = null;
      this.tip.hide();
    });
    canvas.addEventListener("keydown", event => this.#key(event));
    root.querySelector(".tools").hidden = false;
    const button = name => root.querySelector(`[data-do=${name}]`);
    button("in").addEventListener("click", () => this.#zoom(1.6));
    button("out").addEventListener("click", () => this.#zoom(1 / 1.6));
    button("fit").addEventListener("click", () => view.fit());
    this.layerButton = button("layers");
    this.layerButton.disabled = true;
    this.layerButton.addEventListener("click", () => this.layers.open(this.answer));
    root.addEventListener("keydown", event => {
      if (event.key === "Escape" && this.answer) this.clear();
    });
    root.addEventListener("click", event => {
      const place = event.target.closest("[data-at]");
      if (!place) return;
      const { at, shows } = place.dataset;
      this.askOn(Number(shows ?? this.side), ...at.split(",").map(Number));
    });
  }

  // Marks the view under the pointer, on the map and in the list, and tells what it is.
  #point(event) {
    const shown = event.target.closest(".pane[data-shows]")?.dataset.shows;
    const screen = shown ? this.screenOf(shown) : this.screen;
    const [x, y] = this.view.point(event);
    const place = screen.placeAt(x, y);
    if (place >= 0) this.tip.show(screen.tip(place), event);
    else this.tip.hide();
    if (place === this.pointedAt && shown === this.pointedIn) return;
    [this.pointedAt, this.pointedIn] = [place, shown];
    if (screen === this.screen) this.list.point(place);
    const region = screen.ghostOf.has(place) ? undefined : screen.regionOf.get(place);
    this.marks.point(place < 0 ? null
      : region === undefined ? this.#nodePath(place, screen) : screen.contour(region));
  }

  // Zooms to what was asked, if that is in view.
  #zoom(factor) {
    const [x, y] = this.answer ? this.point : [];
    const bounds = this.view.bounds();
    const place = [bounds.left + (x - this.view.x) * this.view.scale,
      bounds.top + (y - this.view.y) * this.view.scale];
    const isSeen = x >= this.view.x && x <= this.view.x + this.view.width && y >= this.view.y
      && y <= this.view.y + this.view.height;
    this.view.zoomBy(factor, ...(isSeen ? place : []));
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
      ArrowDown: [0, 1] }[event.key];
    const [left, top, width, height] = this.frame;
    const point = this.point ?? [left + width / 2, top + height / 2];
    if (way) {
      const step = event.shiftKey ? 1 : Math.max(1, Math.round(this.view.width / 50));
      this.ask(point[0] + way[0] * step, point[1] + way[1] * step);
    } else if (event.key === "Enter" || event.key === " ") this.ask(...point);
    else if (event.key === "+" || event.key === "=") this.#zoom(1.6);
    else if (event.key === "-") this.#zoom(1 / 1.6);
    else if (event.key === "0") this.view.fit();
    else if (event.key === "l" && this.answer) this.layers.open(this.answer);
    else return;
    event.preventDefault();
  }

  // Goes where a link leads, and says what of it is gone.
  follow({ state, point, line, filters, part }) {
    const side = state ?? (this.root.matches(".diff") ? 1 : 0);
    if (this.names[side] !== undefined) this.states?.choose?.(side);
    const { screen } = this, [left, top, width, height] = screen.frame;
    const isInside = point && point[0] >= left && point[0] < left + width && point[1] >= top
      && point[1] < top + height;
    const missing = this.names[side] === undefined ? [`its screen has no state ${state}`] : [];
    this.list.filters = filters;
    if (point && !isInside) missing.push("its point lies beside this screen");
    if (isInside) this.ask(...point);
    if (line !== null) {
      const node = screen.data.node.line.indexOf(line);
      if (node < 0) missing.push(`no view stands in line ${line} any more`);
      else if (isInside) this.chooseNode(node);
      else this.choosePlace(node);
    }
    if (part) this.view.show(...part, part[2] * this.frame[3] / this.frame[2], false);
    return missing;
  }
}

// A link that is worth sending: off the web only the file's own name leads a reader anywhere.
function link(hash) {
  const place = location.href.replace(/#.*/, "");
  if (!location.protocol.startsWith("file")) return place + hash;
  return decodeURIComponent(place.split("/").pop()) + hash;
}

const stages = new Map();

// Screens come to life when they come into view, so that a page of a thousand opens at once.
function stage(root) {
  const number = Number(root.dataset.stage);
  if (!stages.has(number)) {
    const data = JSON.parse(document.getElementById(`data-${number}`).textContent);
    stages.set(number, new Stage(
      root, number, data.screens.map(screen => new ScreenData(screen)), data));
  }
  return stages.get(number);
}

function followLink() {
  const place = Address.read();
  const notice = document.getElementById("link-notice");
  notice.textContent = "";
  if (!place.isAsked) return;
  const root = document.querySelector(`[data-stage="${(place.screen ?? 1) - 1}"]`);
  const missing = root ? stage(root).follow(place)
    : [`there is no map of a screen ${place.screen ?? 1} on this page`];
  if (missing.length > 0) notice.textContent = `The link leads nowhere: ${missing.join(", and ")}.`;
  if (root && place.screen > 1) root.scrollIntoView();
}

document.documentElement.classList.add("live");
const watcher = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    stage(target);
  }
}, { rootMargin: "200px" });
for (const root of document.querySelectorAll("[data-stage]")) watcher.observe(root);
addEventListener("hashchange", followLink);
followLink();
"""#
}

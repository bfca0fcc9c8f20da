extension PageAssets {
  // swift-format-ignore
  static let pageScript = #"""
// A screen on the page, or two to compare: its maps, what they answer, and the list.
class Stage {
  constructor(root, number, screens, { names, issue }) {
    Object.assign(this, { root, number, screens, names });
    this.canvas = root.querySelector(".canvas");
    this.address = { screen: number, point: null, line: null };
    this.frame = united(screens.map(screen => screen.frame));
    const pictures = [...root.querySelectorAll(".scene")];
    this.labels = pictures.map(picture => new Labels(picture));
    this.marks = new Marks(this.canvas.querySelector(".marks g"), this.frame);
    this.answers = new AnswerPanel(root.querySelector(".answer"), {
      whenClosed: () => this.clear(), whenChosen: place => this.chooseNode(place),
      link: () => link(Address.text(this.address)), issue: () => issue,
      isBeside: () => !root.classList.contains("diff")
        && !matchMedia("(max-width: 44rem)").matches,
    });
    this.list = new ViewList(root, {
      whenChosen: place => this.choosePlace(place), whenFound: found => this.find(found),
      whenPointed: place => this.marks.point(place >= 0 ? this.#nodePath(place) : null),
    });
    this.states = screens.length > 1 && new States(root, this.canvas, names, () => {
      this.list.take(this.screen);
      if (this.answer) this.ask(...this.point);
    });
    this.list.take(this.screen);
    this.tip = new Tip(this.canvas);
    for (const button of root.querySelectorAll("[data-do=issue]")) {
      button.hidden = false;
      button.addEventListener("click", async () => {
        button.textContent = await copy(issue)
          ? "Copied for an issue" : "Copying is not allowed here";
      });
    }
    this.#listenToTaps();
    const strength = root.querySelector("input.strength");
    if (strength) new Underlay(strength, this.canvas);
    const layers = root.querySelector("dialog.layers");
    this.layers = new Layers(layers, this.frame);
    this.view = new Viewport(this.canvas, this.frame, () => this.redraw());
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
  ask(x, y, pane = this.#pane) {
    const [left, top, width, height] = this.frame;
    this.point = [Math.min(Math.max(x, left), left + width - 0.01),
      Math.min(Math.max(y, top), top + height - 0.01)].map(round);
    const answers = this.screens.map((screen, side) => (
      { answer: new TouchAnswer(screen, ...this.point), side: this.names[side] }));
    this.view.reveal(...this.point);
    const side = this.side;
    this.answer = answers[side].answer;
    this.#mark(this.answer.region);
    this.marks.aim(this.point);
    this.answers.show(answers, side);
    this.layerButton.disabled = this.answer.candidates.length === 0;
    this.redraw();
    this.address = { screen: this.number, point: this.point, line: null };
    Address.write(this.address);
    this.#keepInView(pane);
  }

  // The map of the screen that is asked.
  get #pane() {
    return this.view.panes.findLast(pane => Number(pane.dataset.shows ?? this.side) === this.side);
  }

  // The state that is seen.
  get side() { return this.states ? this.states.side : 0; }
  get screen() { return this.screens[this.side]; }

  #mark(region) {
    const { screen } = this;
    this.list.mark(region >= 0 ? screen.data.region.node[region] : -1, true);
    this.marks.choose(region >= 0 ? screen.contour(region) : null);
  }

  #nodePath(node, screen = this.screen) {
    const corners = screen.data.node.turned[node];
    return corners ? outline(corners) : boxPath(...screen.box.subarray(4 * node, 4 * node + 4));
  }

  // Chooses a view in the list: flies to it and asks on it.
  choosePlace(place) {
    const { screen } = this;
    const seen = screen.clipped(place);
    if (!seen) {
      this.answers.say(`${screen.name(place)} is off the screen, no finger reaches it.`);
      return;
    }
    const [x, y, width, height] = seen;
    this.view.flyTo({ x, y, width, height });
    const region = screen.regionOf.get(place);
    const room = region === undefined || screen.ghostOf.has(place) ? seen
      : screen.room(region) ?? seen;
    this.#askQuietly(room[0] + room[2] / 2, room[1] + room[3] / 2);
    this.marks.choose(this.#nodePath(place));
    this.list.mark(place, true);
  }

  // Asks without moving the map away from where it flies.
  #askQuietly(x, y) {
    const { reveal } = this.view;
    this.view.reveal = () => {};
    this.ask(x, y);
    this.view.reveal = reveal;
  }

  // Shows where a view of the chain lies.
  chooseNode(node) {
    const screen = this.screens[this.side];
    this.marks.choose(this.#nodePath(node));
    this.address = { ...this.address, line: screen.line(node) };
    Address.write(this.address);
  }

  find(found) {
    const { screen } = this;
    this.marks?.find(found.slice(0, 500).map(place => this.#nodePath(place)));
    const box = found.length > 0 && found.length <= 500 && screen.clipped(found[0]);
    if (box) this.view?.flyTo({ x: box[0], y: box[1], width: box[2], height: box[3] });
  }

  clear() {
    this.answer = null;
    this.marks.aim(null);
    this.marks.choose(null);
    this.list.mark(-1, false);
    this.answers.clear();
    this.layerButton.disabled = true;
    this.address = { screen: this.number, point: null, line: null };
    Address.write(this.address);
    this.canvas.focus({ preventScroll: true });
  }

  // An answer over the bottom of the page must not cover the point.
  #keepInView(pane) {
    const panel = this.answers.panel;
    if (getComputedStyle(panel).position !== "fixed") return;
    const bounds = pane.getBoundingClientRect();
    const y = bounds.top + (this.point[1] - this.view.y) * this.view.scale;
    const room = window.innerHeight - panel.offsetHeight;
    if (y > room - 24 || y < 24) {
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollBy({ top: y - room / 2, behavior: isCalm ? "instant" : "smooth" });
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

  // A row about taps shows where they landed.
  #listenToTaps() {
    const heat = this.canvas.querySelector(".heat"), [screen] = this.screens;
    if (!heat) return;
    const marks = [...heat.children].map(mark => (
      { mark, at: mark.dataset.at.split(",").map(Number) }));
    for (const row of this.root.querySelectorAll("[data-lost], [data-got]")) {
      const { lost, got } = row.dataset;
      const isTaken = ([x, y]) => (lost ? screen.contains(Number(lost), x, y)
        : (screen.owner[screen.partAt(x, y)] ?? -1) === Number(got));
      const pick = isOn => {
        heat.classList.toggle("picked", isOn);
        for (const { mark, at } of marks) mark.classList.toggle("on", isOn && isTaken(at));
        this.marks.point(isOn && lost ? this.#nodePath(Number(lost)) : null);
      };
      for (const name of ["pointerenter", "focus"]) row.addEventListener(name, () => pick(true));
      for (const name of ["pointerleave", "blur"]) row.addEventListener(name, () => pick(false));
    }
  }

  // Marks the view under the pointer, on the map and in the list, and tells what it is.
  #point(event) {
    const shown = event.target.closest(".pane[data-shows]")?.dataset.shows;
    const screen = shown ? this.screens[shown] : this.screen;
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
  follow({ point, line }) {
    const [screen] = this.screens;
    const [left, top, width, height] = screen.frame;
    const isInside = point && point[0] >= left && point[0] < left + width && point[1] >= top
      && point[1] < top + height;
    const missing = [];
    if (point && !isInside) missing.push("its point lies beside this screen");
    if (isInside) this.ask(...point);
    if (line !== null) {
      const node = screen.data.node.line.indexOf(line);
      if (node < 0) missing.push(`no view stands in line ${line} any more`);
      else this.chooseNode(node);
    }
    return missing;
  }
}

// The box around boxes.
function united(boxes) {
  const [left, top] = [0, 1].map(side => Math.min(...boxes.map(box => box[side])));
  const [right, bottom] = [0, 1].map(
    side => Math.max(...boxes.map(box => box[side] + box[side + 2])));
  return [left, top, right - left, bottom - top];
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

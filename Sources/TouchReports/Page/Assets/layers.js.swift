extension PageAssets {
  // swift-format-ignore
  static let layersScript = #"""
// The views at a point pulled apart in the order of paint, seen from above: the frontmost, on which
// the finger comes down, at the top, the rearmost at the bottom; each with its name beside it.
class Layers {
  constructor(panel, frame) {
    this.panel = panel;
    this.frame = frame;
    this.step = 0;
    this.list = panel.querySelector("ol");
    this.said = panel.querySelector("p");
    this.picture = panel.querySelector("svg");
    panel.querySelector(".close").addEventListener("click", () => panel.close());
    panel.addEventListener("keydown", event => {
      const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      this.#go(this.step + way);
    });
    panel.addEventListener("click", event => {
      const sheet = event.target.closest("[data-step]");
      if (sheet) this.#go(Number(sheet.dataset.step));
    });
  }

  open(answer) {
    const { screen } = answer;
    this.answer = answer;
    // From the front to the back, as the finger meets them.
    this.candidates = [...answer.candidates].sort((one, other) =>
      screen.window[other.place] - screen.window[one.place] || other.place - one.place);
    this.step = Math.max(0, this.candidates.findIndex(one => one.outcome === "hit"));
    this.panel.showModal();
    this.#draw();
    this.#go(this.step);
  }

  // A point of the screen on the sheet of a view.
  #project(x, y, place) {
    const [left, top, width, height] = this.frame;
    const down = (y - top) / height, { size, depth, gap } = this;
    return [4 + (x - left) / width * size + (1 - down) * size * .4,
      30 + place * gap + down * depth];
  }

  #draw() {
    const { answer: { screen, role, x, y }, candidates } = this;
    const width = Math.max(280, this.picture.clientWidth);
    this.size = Math.min(220, width * .3);
    // So deep that a button is more than a line, and so far apart that each sheet is seen, as far
    // as the window has room for them.
    this.depth = 150;
    const gaps = Math.max(1, candidates.length - 1), room = window.innerHeight - 200 - this.depth;
    this.gap = Math.max(34, Math.min(56, room / gaps));
    const height = 40 + this.gap * gaps + this.depth;
    this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.picture.setAttribute("height", height);
    const corners = (box, place) => outline([[box[0], box[1]], [box[0] + box[2], box[1]],
      [box[0] + box[2], box[1] + box[3]], [box[0], box[1] + box[3]]]
      .flatMap(([left, top]) => this.#project(left, top, place)));
    const [left, top, full, high] = this.frame;
    const names = this.size * 1.4 + 20, letters = Math.floor((width - names) / 7.5);
    const sheets = candidates.map((one, place) => {
      const takes = one.outcome === "hit" && role?.id === "swallows" ? " swallows" : "";
      const target = screen.ghostOf.has(one.place) ? " blocked" : "";
      const own = screen.clipped(one.place) ?? this.frame;
      // What covers much of the screen lets the sheets behind it show through.
      const wide = own[2] * own[3] > full * high / 2 ? " wide" : "";
      const group = svg("g", { class: `sheet ${one.outcome}${takes}${target}${wide}`,
        "data-step": place });
      const [edge, middle] = this.#project(left + full, top + high / 2, place);
      // From the view, or for a wide one from its whole sheet, to the name.
      const start = wide ? [edge, middle]
        : this.#project(own[0] + own[2], own[1] + own[3] / 2, place);
      const name = `${place + 1} ${screen.label(one.place)}${target ? ", blocked" : ""}`;
      group.append(svg("path", { class: "whole", d: corners(this.frame, place) }),
        svg("path", { class: "own", d: corners(own, place) }),
        svg("path", { class: "lead", d: `M${start}L${names - 6} ${middle}` }),
        svg("text", { x: names, y: middle + 4, "font-size": 13 },
          name.length > letters ? `${name.slice(0, letters - 1)}…` : name));
      return group;
    });
    this.picture.replaceChildren(...sheets.reverse(), this.#finger(x, y));
    this.list.replaceChildren(...candidates.map((one, place) => element("li",
      { class: one.outcome, "data-step": place },
      element("b", {}, `${place + 1} ${screen.name(one.place)} `), element("span", {}, one.text))));
  }

  // The finger's way from the front to the view that gets the touch.
  #finger(x, y) {
    const hit = this.candidates.findIndex(one => one.outcome === "hit");
    const [toX, toY] = this.#project(x, y, hit < 0 ? this.candidates.length : hit);
    return svg("path", { class: "needle", d: `M${toX} 4V${toY}m-5 -8l5 8l5 -8` });
  }

  #go(step) {
    const count = this.candidates.length;
    this.step = Math.min(Math.max(step, 0), count - 1);
    for (const marked of this.panel.querySelectorAll("[data-step]")) {
      const isOn = Number(marked.dataset.step) === this.step;
      marked.classList.toggle("on", isOn);
      if (isOn && marked.tagName === "LI") marked.scrollIntoView({ block: "nearest" });
    }
    const one = this.candidates[this.step];
    if (!one) return;
    this.said.textContent = `${this.step + 1} of ${count}: ${this.answer.screen.name(one.place)}, `
      + one.text;
  }
}
"""#
}

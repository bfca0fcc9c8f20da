// The views at a point pulled apart in the order of paint: the rearmost at the left, the frontmost, on
// which the finger comes down, at the right.
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
    this.#draw();
    this.panel.showModal();
    this.#go(this.step);
  }

  // A point of the screen on the sheet at a depth: seen from the left, from above.
  #project(x, y, depth) {
    const [left, top, width, height] = this.frame;
    const across = (x - left) / width, down = (y - top) / height;
    const tall = Math.min(1.6, height / width) * 150;
    return [across * 150 + depth * this.gap + 8, down * tall + (1 - across) * 46 + depth * 5 + 8];
  }

  #draw() {
    const { answer: { screen, role, x, y }, candidates } = this;
    const depths = candidates.length;
    this.gap = Math.min(46, 320 / Math.max(1, depths));
    const [width, height] = [190 + this.gap * depths, 78 + 5 * depths
      + Math.min(1.6, this.frame[3] / this.frame[2]) * 150];
    this.picture.setAttribute("viewBox", `0 -16 ${width} ${height}`);
    const corners = (box, depth) => outline([[box[0], box[1]], [box[0] + box[2], box[1]],
      [box[0] + box[2], box[1] + box[3]], [box[0], box[1] + box[3]]]
      .flatMap(([left, top]) => this.#project(left, top, depth)));
    const [left, top, full] = this.frame;
    this.picture.replaceChildren(...candidates.map((one, place) => ({ one, place })).reverse()
      .map(({ one, place }) => {
        const depth = depths - 1 - place;
        const takes = one.outcome === "hit" && role?.id === "swallows" ? " swallows" : "";
        const target = screen.ghostOf.has(one.place) ? " ghost" : "";
        const group = svg("g", { class: `sheet ${one.outcome}${takes}${target}`,
          "data-step": place });
        const [numberX, numberY] = this.#project(left + full, top, depth);
        group.append(svg("path", { class: "whole", d: corners(this.frame, depth) }),
          svg("path", { class: "own", d: corners(screen.clipped(one.place) ?? this.frame, depth) }));
        if (this.gap >= 16) {
          group.append(svg("text", { x: numberX, y: numberY - 3, "font-size": 11 }, place + 1));
        }
        return group;
      }), this.#finger(depths, x, y));
    this.list.replaceChildren(...candidates.map((one, place) => element("li",
      { class: one.outcome, "data-step": place },
      element("b", {}, `${place + 1} ${screen.name(one.place)} `), element("span", {}, one.text))));
  }

  // The finger's way from the front to the view that gets the touch.
  #finger(depths, x, y) {
    const hit = this.candidates.findIndex(one => one.outcome === "hit");
    const [fromX, fromY] = this.#project(x, y, depths + 0.6);
    const [toX, toY] = this.#project(x, y, hit < 0 ? -0.5 : depths - 1 - hit);
    return svg("path", { class: "needle", d: `M${fromX} ${fromY}L${toX} ${toY}`
      + `m8 -4L${toX} ${toY}l7 6` });
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

// The candidates at a point pulled apart in depth, the frontmost at the bottom right.
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
    this.answer = answer;
    this.step = Math.max(0, answer.candidates.findIndex(one => one.outcome === "hit"));
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
    const { candidates, screen, x, y } = this.answer;
    const depths = candidates.length;
    this.gap = Math.min(46, 320 / Math.max(1, depths));
    const [width, height] = [166 + this.gap * depths, 62 + 5 * depths
      + Math.min(1.6, this.frame[3] / this.frame[2]) * 150];
    this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const corners = (box, depth) => outline([[box[0], box[1]], [box[0] + box[2], box[1]],
      [box[0] + box[2], box[1] + box[3]], [box[0], box[1] + box[3]]]
      .flatMap(([left, top]) => this.#project(left, top, depth)));
    // The rearmost is painted first.
    this.picture.replaceChildren(...candidates.map((one, place) => ({ one, place })).reverse()
      .map(({ one, place }) => {
        const depth = depths - 1 - place;
        const group = svg("g", { class: `sheet ${one.outcome}`, "data-step": place });
        const [dotX, dotY] = this.#project(x, y, depth);
        group.append(svg("path", { class: "whole", d: corners(this.frame, depth) }),
          svg("path", { class: "own", d: corners(this.#clipped(screen, one.place), depth) }),
          svg("circle", { cx: dotX, cy: dotY, r: 3 }));
        return group;
      }), this.#needle(candidates.length, x, y));
    this.list.replaceChildren(...candidates.map((one, place) => element("li",
      { class: one.outcome, "data-step": place }, element("b", {}, screen.name(one.place)),
      element("span", {}, one.text))));
  }

  // The finger's way through all sheets.
  #needle(depths, x, y) {
    const [[fromX, fromY], [toX, toY]] = [0, depths - 1].map(depth => this.#project(x, y, depth));
    return svg("path", { class: "needle", d: `M${fromX} ${fromY}L${toX} ${toY}` });
  }

  // A view's box as far as it is on the screen.
  #clipped(screen, place) {
    const [x, y, width, height] = screen.box.subarray(4 * place, 4 * place + 4);
    const [left, top, fullWidth, fullHeight] = this.frame;
    const [startX, startY] = [Math.max(left, x), Math.max(top, y)];
    return [startX, startY, Math.min(left + fullWidth, x + width) - startX,
      Math.min(top + fullHeight, y + height) - startY];
  }

  #go(step) {
    const count = this.answer.candidates.length;
    this.step = Math.min(Math.max(step, 0), count - 1);
    for (const marked of this.panel.querySelectorAll("[data-step]")) {
      const isOn = Number(marked.dataset.step) === this.step;
      marked.classList.toggle("on", isOn);
      if (isOn && marked.tagName === "LI") marked.scrollIntoView({ block: "nearest" });
    }
    const one = this.answer.candidates[this.step];
    if (!one) return;
    this.said.textContent = `${this.step + 1} of ${count}: ${this.answer.screen.name(one.place)}, `
      + one.text;
  }
}

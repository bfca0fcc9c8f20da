// The slider between two maps that lie over one another: the first shows left of it.
class Comparison {
  constructor(root, canvas) {
    this.input = root.querySelector("input.cut");
    this.canvas = canvas;
    this.input.addEventListener("input", () => this.draw());
    root.querySelectorAll("[data-cut]").forEach(button => button.addEventListener("click", () => {
      this.input.value = button.dataset.cut;
      this.draw();
    }));
    this.draw();
  }

  get part() { return Number(this.input.value) / 100; }

  draw() { this.canvas.style.setProperty("--cut", `${this.input.value}%`); }
}

// The slider for how much of the screenshot shows through the map.
class Underlay {
  constructor(input, canvas) {
    const draw = () => canvas.style.setProperty("--ink", String(1 - Number(input.value) / 100));
    input.addEventListener("input", draw);
    draw();
  }
}

// The slider between two maps that lie over one another: the first shows left of it.
class Comparison {
  constructor(root, canvas, whenChanged) {
    this.input = root.querySelector("input.cut");
    this.button = root.querySelector("[data-do=fix]");
    this.canvas = canvas;
    this.input.addEventListener("input", () => this.draw());
    this.input.addEventListener("change", whenChanged);
    if (this.button) {
      this.button.hidden = false;
      this.button.addEventListener("click", () => {
        this.input.value = this.part > 0 ? 0 : 100;
        this.draw();
        whenChanged();
      });
    }
    this.draw();
  }

  get part() { return Number(this.input.value) / 100; }

  draw() {
    this.canvas.style.setProperty("--cut", `${this.input.value}%`);
    this.canvas.classList.toggle("whole", this.part === 0 || this.part === 1);
    if (this.button) {
      this.button.textContent = this.part > 0 ? "Show it with the fix" : "Show it as it is";
    }
  }
}

// The slider for how much of the screenshot shows through the map.
class Underlay {
  constructor(input, canvas) {
    const draw = () => canvas.style.setProperty("--ink", String(1 - Number(input.value) / 100));
    input.addEventListener("input", draw);
    draw();
  }
}

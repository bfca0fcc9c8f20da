extension PageAssets {
  // swift-format-ignore
  static let compareScript = #"""
// The states of a screen, as it is and with a fix: one is seen at a time. Of a difference all are
// seen at once, and one is told of in the list.
class States {
  constructor(root, canvas, names, whenChanged) {
    const isDifference = root.classList.contains("diff");
    Object.assign(this, { root, canvas, names, whenChanged, side: isDifference ? 1 : 0 });
    this.scenes = isDifference ? [] : [...canvas.querySelectorAll(".scene")];
    this.legends = isDifference ? [] : [...root.querySelectorAll(".legend")];
    this.buttons = [...root.querySelectorAll("[data-side]")];
    this.fix = root.querySelector("[data-do=fix]");
    this.card = this.fix?.closest(".culprit");
    for (const button of this.buttons) {
      button.addEventListener("click", () => this.choose(Number(button.dataset.side)));
    }
    if (this.fix) {
      this.fix.hidden = false;
      this.fix.addEventListener("click", () => this.choose(1 - this.side));
    }
    this.#draw();
  }

  choose(side) {
    if (side === this.side) return;
    this.side = side;
    this.#draw();
    this.whenChanged();
  }

  #draw() {
    for (const parts of [this.scenes, this.legends]) {
      parts.forEach((part, side) => part.classList.toggle("off", side !== this.side));
    }
    for (const button of this.buttons) {
      button.setAttribute("aria-pressed", Number(button.dataset.side) === this.side);
    }
    if (!this.fix) return;
    this.fix.textContent = `Show it ${this.names[1 - this.side].toLowerCase()}`;
    // The card is about the screen as it is, and says so beside a map with the fix.
    this.card.classList.toggle("past", this.side === 1);
    this.card.querySelector("h3").dataset.state = `${this.names[0]}: `;
    this.card.querySelector(".shown").hidden = this.side !== 1;
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
"""#
}

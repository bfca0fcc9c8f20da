extension PageAssets {
  // swift-format-ignore
  static let compareScript = #"""
// The states of a screen, as it is, with a fix, and without a view: one is seen at a time. Of a
// difference all are seen at once, and one is told of in the list.
class States {
  // `effects` tells what becomes of the targets, by the states.
  constructor(root, canvas, { names, effects, home, whenChanged }) {
    const isDifference = root.classList.contains("diff"), side = isDifference ? 1 : 0;
    Object.assign(this, { names, effects, home, whenChanged, side });
    this.effect = element("p", { class: "effect", role: "status" });
    canvas.after(this.effect);
    this.scenes = isDifference ? [] : [...canvas.querySelectorAll(".scene")];
    this.legends = isDifference ? [] : [...root.querySelectorAll(".legend")];
    this.buttons = [...root.querySelectorAll("[data-side]")];
    this.title = isDifference ? null : root.querySelector(".verdict h3");
    for (const button of this.buttons) {
      const own = Number(button.dataset.side);
      button.addEventListener("click",
        () => this.choose(own === this.side && !button.closest(".states") ? home : own));
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
    const effect = this.effects.get(this.side);
    this.effect.textContent = effect ? `${this.names[this.side]}: ${effect}` : "";
    // What is told of the screen says so beside a map of another state.
    this.title?.parentNode.classList.toggle("past", this.side !== this.home);
    if (this.title) this.title.dataset.state = `${this.names[this.home]}: `;
  }
}
"""#
}

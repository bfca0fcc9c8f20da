extension PageAssets {
  // swift-format-ignore
  static let viewportScript = #"""
// The part of the screen that is in view: zoomed and moved by wheel, fingers, keys and buttons.
class Viewport {
  constructor(canvas, frame, whenChanged) {
    [this.canvas, this.frame, this.whenChanged] = [canvas, frame, whenChanged];
    this.pictures = [...canvas.querySelectorAll("svg")];
    this.panes = [...canvas.querySelectorAll(".pane")];
    this.largest = Math.max(64, Math.hypot(frame[2], frame[3]) / 24);
    this.fingers = new Map();
    this.#listen();
    this.fit(false);
  }

  get isFitted() { return this.zoom <= 1.001; }
  // How many pixels a point of the screen takes.
  get scale() { return this.panes[0].clientWidth / this.width; }
  // As many when all of the screen is in view.
  get fitted() { return this.panes[0].clientWidth / this.frame[2]; }
  // The place in the window of the pane that an event is on, or of the first.
  bounds(event) {
    return (event?.target.closest?.(".pane") ?? this.panes[0]).getBoundingClientRect();
  }

  fit(isSmooth = true) { this.show(...this.frame, isSmooth); }

  // Shows a rectangle of the screen, with what is around it if its shape is another.
  show(x, y, width, height, isSmooth = true) {
    const [left, top, fullWidth, fullHeight] = this.frame;
    const zoom = this.#held(Math.min(fullWidth / width, fullHeight / height));
    const [shownWidth, shownHeight] = [fullWidth / zoom, fullHeight / zoom];
    const hold = (value, low, high) => Math.min(Math.max(value, low), high);
    const goal = [
      hold(x + (width - shownWidth) / 2, left, left + fullWidth - shownWidth),
      hold(y + (height - shownHeight) / 2, top, top + fullHeight - shownHeight), shownWidth];
    cancelAnimationFrame(this.flight);
    if (isSmooth && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.#fly(goal);
    else this.#set(...goal);
  }

  #held(zoom) { return Math.min(this.largest, Math.max(1, zoom)); }

  #fly(goal) {
    const from = [this.x, this.y, this.width];
    const start = performance.now();
    const step = now => {
      const part = Math.min(1, Math.max(0, now - start) / 260);
      const ease = 1 - (1 - part) ** 3;
      this.#set(...from.map((value, index) => value + (goal[index] - value) * ease));
      if (part < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  #set(x, y, width) {
    [this.x, this.y, this.width] = [x, y, width];
    this.zoom = this.frame[2] / width;
    this.height = this.frame[3] / this.zoom;
    const box = `${x} ${y} ${width} ${this.height}`;
    for (const picture of this.pictures) picture.setAttribute("viewBox", box);
    this.canvas.classList.toggle("zoomed", !this.isFitted);
    this.whenChanged();
  }

  // Zooms so that what lies at a place of the window stays there.
  zoomBy(factor, clientX, clientY, event) {
    const bounds = this.bounds(event);
    const [partX, partY] = clientX === undefined ? [0.5, 0.5]
      : [(clientX - bounds.left) / bounds.width, (clientY - bounds.top) / bounds.height];
    const zoom = this.#held(this.zoom * factor);
    const [width, height] = [this.frame[2] / zoom, this.frame[3] / zoom];
    this.show(this.x + partX * (this.width - width), this.y + partY * (this.height - height),
      width, height, false);
  }

  moveBy(x, y) { this.show(this.x + x, this.y + y, this.width, this.height, false); }

  // Moves so far that a point is in view.
  reveal(x, y) {
    const margin = this.width / 10;
    const way = (value, low, length) =>
      Math.min(0, value - low - margin) || Math.max(0, value - low - length + margin);
    this.moveBy(way(x, this.x, this.width), way(y, this.y, this.height));
  }

  flyTo({ x, y, width, height }) {
    const tooSmall = Math.max(width, height) * this.scale < 48;
    const inView = x >= this.x && y >= this.y && x + width <= this.x + this.width
      && y + height <= this.y + this.height;
    if (inView && !tooSmall) return;
    const side = Math.max(width, height) * 6;
    const room = Math.min(side, this.frame[2] * Math.max(1, side / this.frame[3]));
    this.show(x + (width - room) / 2, y + (height - side) / 2, room, side);
  }

  point(event) {
    const bounds = this.bounds(event);
    return [this.x + (event.clientX - bounds.left) / bounds.width * this.width,
      this.y + (event.clientY - bounds.top) / bounds.height * this.height];
  }

  #listen() {
    const { canvas } = this;
    canvas.addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * 0.004), event.clientX, event.clientY, event);
    }, { passive: false });
    canvas.addEventListener("pointerdown", event => {
      this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
      this.moved = this.fingers.size > 1;
    });
    canvas.addEventListener("pointermove", event => this.#drag(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      canvas.addEventListener(end, event => this.fingers.delete(event.pointerId));
    }
  }

  #drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    const [x, y] = [now[0] - before[0], now[1] - before[1]];
    if (!other && !this.moved && Math.hypot(x, y) < 5) return;
    if (other) {
      const length = place => Math.hypot(place[0] - other[0], place[1] - other[1]);
      this.zoomBy(length(now) / Math.max(1, length(before)), (now[0] + other[0]) / 2,
        (now[1] + other[1]) / 2, event);
    } else if (!this.isFitted) {
      this.moveBy(-x / this.scale, -y / this.scale);
      // A finger that drags keeps dragging outside the map.
      const { canvas } = this, finger = event.pointerId;
      if (!canvas.hasPointerCapture(finger)) canvas.setPointerCapture(finger);
    }
    this.moved = true;
    this.fingers.set(event.pointerId, now);
  }
}
"""#
}

const SVG = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

// The names on one map: as many as there is room for at the zoom, each inside its region.
class Labels {
  constructor(picture, screen) {
    this.group = picture.querySelector(".labels");
    this.screen = screen;
    this.widths = new Map();
    this.measure = document.createElement("canvas").getContext("2d");
    this.places = this.#places();
  }

  // What can be written where, the largest room first.
  #places() {
    const { screen } = this;
    const places = [];
    screen.data.region.room.forEach((_, index) => {
      const room = screen.room(index);
      if (!room || screen.data.region.node[index] < 0) return;
      const role = screen.role(index).id, note = screen.data.region.note[index];
      places.push({ room, role, text: screen.regionName(index),
        note: note === undefined ? null : screen.text(note) });
    });
    for (const ghost of screen.data.ghosts) {
      places.push({ room: ghost.room, role: "ghost", text: screen.name(ghost.node) });
    }
    return places.sort((one, other) => other.room[2] * other.room[3] - one.room[2] * one.room[3]);
  }

  draw(view) {
    const unit = 1 / view.scale;
    const texts = [];
    this.taken = [];
    for (const place of this.places) {
      if (place.room[2] * view.scale < 18 || place.room[3] * view.scale < 11) {
        break;
      }
      if (texts.length > 400) break;
      this.#write(place, view, unit, texts);
    }
    this.group.replaceChildren(...texts);
  }

  #write(place, view, unit, texts) {
    // Of a large region in which one is zoomed the label stays in view.
    const left = Math.max(place.room[0], view.x), top = Math.max(place.room[1], view.y);
    const right = Math.min(place.room[0] + place.room[2], view.x + view.width);
    const bottom = Math.min(place.room[1] + place.room[3], view.y + view.height);
    const [width, height] = [(right - left) / unit - 8, (bottom - top) / unit];
    if (width < 14 || height < 11) return;
    const isLarge = place.role === "swallows";
    const wanted = isLarge ? Math.min(72, height * 0.35) : 13;
    const fitting = (isLarge ? width * 0.88 : width) / this.#width(place.text);
    const size = Math.max(Math.min(wanted, fitting), isLarge ? 12 : 11);
    if (size > height) return;
    const text = this.#fitted(place.text, width / size);
    if (!text) return;
    const hasNote = place.note && height > size * 3 && width > 64;
    const x = (left + right) / 2, y = (top + bottom) / 2 - (hasNote ? size * 0.45 * unit : 0);
    if (!this.#takes(x, y, this.#width(text) * size * unit, size * unit)) return;
    texts.push(svg("text", { x, y, "font-size": size * unit, class: `on-${place.role}` }, text));
    if (!hasNote) return;
    const small = Math.max(11, Math.min(18, size * 0.5, width / this.#width(place.note))) * unit;
    texts.push(svg("text", { x, y: y + (size * 0.7) * unit + small * 0.6, "font-size": small,
      class: `note on-${place.role}` }, place.note));
  }

  // Whether a text has its place for itself, which it keeps then.
  #takes(x, y, width, height) {
    const isFree = this.taken.every(other => Math.abs(x - other.x) * 2 >= width + other.width
      || Math.abs(y - other.y) * 2 >= height + other.height);
    if (isFree) this.taken.push({ x, y, width, height });
    return isFree;
  }

  // The width of a text of size 1.
  #width(text) {
    let width = this.widths.get(text);
    if (width === undefined) {
      this.measure.font = "600 100px system-ui, -apple-system, \"Segoe UI\", sans-serif";
      width = this.measure.measureText(text).width / 100;
      this.widths.set(text, width);
    }
    return width;
  }

  // As much of a text as fits; nothing if that says nothing.
  #fitted(text, width) {
    if (this.#width(text) <= width) return text;
    const count = Math.floor(text.length * width / this.#width(text)) - 1;
    return count >= 3 ? `${text.slice(0, count).trimEnd()}…` : "";
  }
}

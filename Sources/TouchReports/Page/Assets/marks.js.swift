extension PageAssets {
  // swift-format-ignore
  static let marksScript = #"""
const SVG = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

// The names on one map: of the layouts the one with most names that can be read is seen. On a
// zoomed map names keep a size in which they are read, and names that were too small appear.
class Labels {
  constructor(picture) {
    this.picture = picture;
    this.layouts = [...picture.querySelectorAll(".labels")].map(group => ({ group,
      least: Number(group.dataset.least), names: [...group.children].map(name => ({ name,
        size: Number((name.querySelector("text") ?? name).getAttribute("font-size")) })) }));
  }

  draw({ scale, fitted }) {
    if (scale === this.scale || this.picture.classList.contains("off")) return;
    this.scale = scale;
    const readable = this.layouts.filter(({ least }) => least * scale >= 10.99);
    const shown = readable.at(-1) ?? this.layouts[0];
    for (const { group } of this.layouts) {
      group.style.display = group === shown.group ? "inline" : "none";
    }
    for (const { name, size } of shown.names) {
      const isSeen = size * scale >= 10.99;
      name.setAttribute("visibility", isSeen ? "visible" : "hidden");
      const wanted = Math.max(13, size * fitted) / (size * scale);
      if (isSeen) name.style.transform = `scale(${Math.min(1, wanted)})`;
    }
  }
}

// What the page draws over the maps: what is chosen, what is found, and the crosshair.
class Marks {
  constructor(layer, frame) {
    this.layer = layer;
    this.frame = frame;
    this.found = svg("path", { class: "found" });
    this.pointed = svg("path", { class: "pointed" });
    this.gaps = svg("path", { class: "gaps" });
    this.halo = svg("path", { class: "chosen halo" });
    this.chosen = svg("path", { class: "chosen" });
    this.cross = svg("g", { class: "cross", visibility: "hidden" });
    this.lines = svg("path");
    this.rings = [svg("circle", { class: "halo" }), svg("circle")];
    this.cross.append(this.lines, ...this.rings);
    layer.append(this.found, this.pointed, this.gaps, this.halo, this.chosen, this.cross);
  }

  point(path) { this.pointed.setAttribute("d", path ?? ""); }
  find(paths) { this.found.setAttribute("d", paths.join("")); }

  // Marks a view, with lines to what lies next to it.
  choose(path, gaps = []) {
    this.gaps.setAttribute("d", gaps.map(gap => gap.line).join(""));
    this.halo.setAttribute("d", path ?? "");
    this.chosen.setAttribute("d", path ?? "");
  }

  // Puts the crosshair on a point, or takes it away.
  aim(point) {
    this.at = point;
    this.cross.setAttribute("visibility", point ? "visible" : "hidden");
  }

  draw(view) {
    if (!this.at) return;
    const [x, y] = this.at;
    const [left, top, width, height] = this.frame;
    const gap = 9 / view.scale;
    this.lines.setAttribute("d",
      `M${left} ${y}H${x - gap}M${x + gap} ${y}H${left + width}`
      + `M${x} ${top}V${y - gap}M${x} ${y + gap}V${top + height}`);
    for (const ring of this.rings) {
      ring.setAttribute("cx", x);
      ring.setAttribute("cy", y);
      ring.setAttribute("r", gap);
    }
  }
}

// The text beside the pointer.
class Tip {
  constructor(canvas) {
    this.canvas = canvas;
    this.box = element("div", { class: "tip", "aria-hidden": "true", hidden: "" });
    canvas.append(this.box);
  }

  hide() { this.box.hidden = true; }

  // Shows a text below the pointer and right of it, or else on the other sides: what is seen of the
  // map holds all of it.
  show(text, event) {
    const { canvas, box } = this, bounds = canvas.getBoundingClientRect();
    box.hidden = false;
    box.textContent = text;
    const place = (at, length, start, end) => {
      const near = at + 14 + length > end ? at - 14 - length : at + 14;
      return Math.max(start, Math.min(near, end - length));
    };
    const [left, top] = [bounds.left + canvas.clientLeft, bounds.top + canvas.clientTop];
    const x = place(event.clientX, box.offsetWidth, left, left + canvas.clientWidth);
    const y = place(event.clientY, box.offsetHeight, Math.max(top, 0),
      Math.min(top + canvas.clientHeight, window.innerHeight));
    box.style.transform = `translate(${x - left}px, ${y - top}px)`;
  }
}

// The path around corners.
function outline(corners) {
  let path = "";
  for (let place = 0; place < corners.length; place += 2) {
    path += `${place ? "L" : "M"}${corners[place]} ${corners[place + 1]}`;
  }
  return `${path}Z`;
}
"""#
}

// What the page draws over the maps: what is chosen, what is found, and the crosshair.
class Marks {
  constructor(layer, frame) {
    this.layer = layer;
    this.frame = frame;
    this.found = svg("path", { class: "found" });
    this.pointed = svg("path", { class: "pointed" });
    this.halo = svg("path", { class: "chosen halo" });
    this.chosen = svg("path", { class: "chosen" });
    this.cross = svg("g", { class: "cross", visibility: "hidden" });
    this.lines = svg("path");
    this.rings = [svg("circle", { class: "halo" }), svg("circle")];
    this.cross.append(this.lines, ...this.rings);
    layer.append(this.found, this.pointed, this.halo, this.chosen, this.cross);
  }

  point(path) { this.pointed.setAttribute("d", path ?? ""); }
  find(paths) { this.found.setAttribute("d", paths.join("")); }

  choose(path) {
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

// The path around corners.
function outline(corners) {
  let path = "";
  for (let place = 0; place < corners.length; place += 2) {
    path += `${place ? "L" : "M"}${corners[place]} ${corners[place + 1]}`;
  }
  return `${path}Z`;
}

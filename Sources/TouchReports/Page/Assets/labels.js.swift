extension PageAssets {
  // swift-format-ignore
  static let labelsScript = #"""
const SVG = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

// The names on one map. Each has the place that it was given; on a zoomed map they keep a size in
// which they are read, and names that were too small appear.
class Labels {
  constructor(picture) {
    this.names = [...picture.querySelector(".labels").children].map(name => ({ name,
      size: Number((name.querySelector("text") ?? name).getAttribute("font-size")) }));
  }

  draw({ scale, fitted }) {
    if (scale === this.scale) return;
    this.scale = scale;
    for (const { name, size } of this.names) {
      const isSeen = size * scale >= 10.99;
      name.setAttribute("visibility", isSeen ? "visible" : "hidden");
      const shown = Math.max(13, size * fitted) / (size * scale);
      if (isSeen) name.style.transform = `scale(${Math.min(1, shown)})`;
    }
  }
}
"""#
}

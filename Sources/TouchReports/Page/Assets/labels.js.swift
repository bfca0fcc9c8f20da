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

// The names on one map: of the layouts the one with most names that can be read is seen. On a
// zoomed map names keep a size in which they are read, and names that were too small appear.
class Labels {
  constructor(picture) {
    this.layouts = [...picture.querySelectorAll(".labels")].map(group => ({ group,
      least: Number(group.dataset.least), names: [...group.children].map(name => ({ name,
        size: Number((name.querySelector("text") ?? name).getAttribute("font-size")) })) }));
  }

  draw({ scale, fitted }) {
    if (scale === this.scale) return;
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
"""#
}

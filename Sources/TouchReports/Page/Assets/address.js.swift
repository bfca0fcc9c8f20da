extension PageAssets {
  // swift-format-ignore
  static let addressScript = #"""
// What a link to this page keeps: the screen, the point and the view that was chosen.
const Address = {
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    const numbers = (values.get("at") ?? "").split(",").map(Number);
    const point = numbers.length === 2 && numbers.every(Number.isFinite) && values.get("at") !== ""
      ? numbers : null;
    const number = key => (/^\d+$/.test(values.get(key) ?? "") ? Number(values.get(key)) : null);
    return { screen: number("screen"), line: number("line"), point,
      isAsked: values.has("at") || values.has("line") };
  },

  text({ screen, point, line }) {
    const parts = [`screen=${screen + 1}`];
    if (point) parts.push(`at=${round(point[0])},${round(point[1])}`);
    if (line !== null && line !== undefined) parts.push(`line=${line}`);
    return `#${parts.join("&")}`;
  },

  write(place) {
    try {
      history.replaceState(null, "", this.text(place));
    } catch {
      // A page in a frame may have no history of its own; it works without.
    }
  },
};
"""#
}

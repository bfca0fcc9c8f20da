extension PageAssets {
  // swift-format-ignore
  static let addressScript = #"""
// What a link to this page keeps: the screen and its state, the point and the view that was chosen,
// what the list shows, and the part of the map in view.
const Address = {
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    const numbers = (key, count) => {
      const all = (values.get(key) || "x").split(",").map(Number);
      return all.length === count && all.every(Number.isFinite) ? all : null;
    };
    const number = key => (/^\d+$/.test(values.get(key) ?? "") ? Number(values.get(key)) : null);
    return { screen: number("screen"), state: number("state"), line: number("line"),
      point: numbers("at", 2), part: numbers("part", 3),
      filters: Object.fromEntries(FILTERS.map(key => [key, values.get(key) ?? ""])),
      isAsked: [...values.keys()].some(key => key !== "screen") };
  },

  text({ screen, state, point, line, filters, part }) {
    const found = Object.entries(filters).filter(([, value]) => value);
    return `#${[`screen=${screen + 1}`, state === null ? "" : `state=${state}`,
      point ? `at=${point.map(round)}` : "", line === null ? "" : `line=${line}`,
      ...found.map(([key, value]) => `${key}=${encodeURIComponent(value)}`),
      part ? `part=${part.map(round)}` : ""].filter(Boolean).join("&")}`;
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

extension PageAssets {
  // swift-format-ignore
  static let domScript = #"""
// Elements, texts and numbers. Texts of a dump become text nodes and nothing else.
const byId = id => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat(4).filter(child => child !== null && child !== ""));
  return element;
}
const make = (name, attributes = {}, ...children) =>
  fill(document.createElement(name), attributes, children);
const draw = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, name), attributes, children);
// The signs of the states, and others.
const icon = name => draw("svg", { class: `i ${name}`, "aria-hidden": "true" },
  draw("use", { href: `#i-${name}` }));
const hush = text => make("span", { class: "hush" }, text);
const note = text => make("span", { class: "note" }, text);

// Numbers as all texts of touchmap write them.
const short = (number, digits = 1) => String(+number.toFixed(digits));
const percent = share => share > 0 && share < .001 ? "under 0.1%"
  : share < 1 && share > .999 ? "over 99.9%" : `${short(share * 100)}%`;
const pair = (x, y) => `${short(x, 2)}, ${short(y, 2)}`;

// A sentence of the page with names and numbers in it.
const say = (sentence, ...parts) => sentence.replace(/\{(\d)\}/g, (_, place) => parts[place]);
const isFound = (text, sought) => text.toLowerCase().includes(sought.toLowerCase());

function announce(text) { byId("live").textContent = text; }
"""#
}

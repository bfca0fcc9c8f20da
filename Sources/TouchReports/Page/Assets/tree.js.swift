extension PageAssets {
  // swift-format-ignore
  static let treeScript = #"""
// The tree of the views, front window first; what is in a view is written when it is opened.
const mostChildren = 200, mostOpen = 200;
const takingViews = new Set(targetViews.flatMap((_, target) =>
  ["dead", "partly", "unknown"].includes(sortOf(target, main))
    ? takersOf(target, main).filter(([, share]) => share > .1).map(([who]) => who)
      .concat(blamedBy(target)) : []));
function signOf(place) {
  if (targetOf.has(place)) return sortOf(targetOf.get(place), main);
  return takingViews.has(place) ? "glass" : "";
}
function item(place, level, isFlat = false) {
  const sign = signOf(place), own = isFlat ? [] : childrenOf(place);
  const name = view.name(place), type = view.type(place);
  const title = type.endsWith(name) ? [make(sign ? "b" : "span", { class: "own" }, type)]
    : [make("b", {}, name), " ", make("span", {}, type)];
  const line = make("div", {},
    draw("svg", { class: "tw", viewBox: "0 0 16 16", "aria-hidden": "true" },
    own.length ? draw("use", { href: "#i-next" }) : ""), sign ? icon(sign) : "",
  make("span", { class: "t" }, title), make("span", { class: "l num" }, view.line(place)));
  line.style.setProperty("--d", level - 1);
  return make("li", { role: "treeitem", "aria-level": level, "data-view": place, tabindex: -1,
    "aria-selected": "false", "aria-expanded": own.length ? "false" : null,
    class: sign === "glass" ? "cause" : "" }, line);
}
function open(element, isOpen) {
  if (!element.hasAttribute("aria-expanded")) return;
  element.setAttribute("aria-expanded", isOpen);
  if (!isOpen || element.querySelector("ul")) return;
  const own = childrenOf(Number(element.dataset.view));
  const level = Number(element.getAttribute("aria-level"));
  const rest = own.length - mostChildren;
  element.append(make("ul", { role: "group" },
    own.slice(0, mostChildren).map(place => item(place, level + 1)),
    rest > 0
      ? make("li", { class: "rest", role: "none" }, `${rest} more; find them by name`) : ""));
}
function drawTree() {
  const tree = byId("tree"), isFlat = ui.find !== "";
  const places = isFlat ? foundViews() : [...childrenOf(-1)].reverse();
  const label = isFlat ? `${places.length} views found` : "Views, front window first";
  const list = make("ul", { role: "tree", "aria-label": label },
    places.slice(0, mostChildren).map(place => item(place, 1, isFlat)));
  tree.replaceChildren(make("p", { class: "note", role: "status" }, isFlat ? label : ""), list);
  if (!isFlat) unfold(list);
  const first = list.querySelector("[role=treeitem]");
  if (first) first.tabIndex = 0;
}
// Opens views as long as few are seen, except in targets.
function unfold(list) {
  const waiting = [...list.children];
  for (let seen = waiting.length; waiting.length && seen < mostOpen;) {
    const next = waiting.shift();
    if (targetOf.has(Number(next.dataset.view))) continue;
    open(next, true);
    const inner = [...next.querySelectorAll(":scope > ul > [role=treeitem]")];
    seen += inner.length;
    waiting.push(...inner);
  }
}
function foundViews() {
  const found = [];
  for (let place = 0; place < viewCount; place++) {
    const text = `${view.name(place)} ${view.type(place)} ${lineOf(place)}`;
    if (isFound(text, ui.find)) found.push(place);
  }
  return found;
}
function markTree(place) {
  const tree = byId("tree");
  for (const each of tree.querySelectorAll("[aria-selected=true]")) {
    each.setAttribute("aria-selected", "false");
  }
  if (place < 0) return;
  if (!ui.find) {
    for (const outer of [...upwards(place)].reverse().slice(0, -1)) {
      const element = tree.querySelector(`[data-view="${outer}"]`);
      if (element) open(element, true);
    }
  }
  const element = tree.querySelector(`[data-view="${place}"]`);
  if (!element) return;
  element.setAttribute("aria-selected", "true");
  focusItem(element, false);
  reveal(tree, element.firstChild);
}
function focusItem(element, isFocused = true) {
  for (const each of byId("tree").querySelectorAll('[tabindex="0"]')) each.tabIndex = -1;
  element.tabIndex = 0;
  if (isFocused) element.focus();
}
function treeKey(event) {
  const all = [...byId("tree").querySelectorAll("[role=treeitem]")]
    .filter(each => each.offsetParent);
  const own = event.target, at = all.indexOf(own), isOpened = own.getAttribute("aria-expanded");
  const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1], Home: all[0], End: all.at(-1),
    ArrowRight: isOpened === "true" ? all[at + 1] : null,
    ArrowLeft: isOpened !== "true" ? own.parentNode.closest("[role=treeitem]") : null }[event.key];
  if (event.key === "ArrowRight" && isOpened === "false") open(own, true);
  else if (event.key === "ArrowLeft" && isOpened === "true") open(own, false);
  else if (event.key === "Enter") chooseView(Number(own.dataset.view));
  else if (next) focusItem(next);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
"""#
}

extension PageAssets {
  // swift-format-ignore
  static let pageScript = #"""
// What is chosen, and what pointer and keys do.
function choose({ target = -1, point = null, place = -1 }, isQuiet = false) {
  ui.target = target;
  ui.point = point;
  ui.view = place;
  drawAnswer();
  drawMarks();
  if (ui.isDeep) placeAll();
  showRow(target);
  markTree(target >= 0 ? targetViews[target] : place);
  drawStep();
  keepLink();
  const found = answer();
  if (!isQuiet && found) announce(`${found.head}. ${found.lead.join("")}`);
}
const placeAll = () => place();
function chooseView(place) {
  const target = targetAround(place);
  choose(target >= 0 && targetViews[target] === place ? { target } : { place });
}
function choosePoint(x, y, keepsPoint = false) {
  if (!isOnScreen(x, y)) return;
  const target = targetAt(x, y, shownState()), point = [x, y];
  choose(target >= 0 ? { target, point: keepsPoint ? point : null } : { point });
}
function drawStep() {
  const count = data.target.findings, at = ui.target >= 0 && ui.target < count ? ui.target : -1;
  byId("steps").hidden = !count;
  byId("where").replaceChildren(
    make("b", { class: "num" }, at < 0 ? `${count}` : `${at + 1}/${count}`),
    make("span", {}, at < 0 ? count === 1 ? "finding" : "findings" : targetName(at)));
}
// The findings are the first rows of the table.
function step(by) {
  const count = data.target.findings;
  if (!count) return;
  const at = ui.target >= 0 && ui.target < count ? ui.target : by > 0 ? -1 : 0;
  choose({ target: (at + by + count) % count });
}
function redraw() {
  drawMap();
  drawRows();
  drawStack();
  drawAnswer();
  place();
  showRow(ui.target);
}

// The pointer on the map: a click asks, a drag moves or turns, two fingers zoom.
let drag = null;
const fingers = new Map();
stage.addEventListener("pointerdown", event => {
  if (event.button || event.target.closest("button")) return;
  fingers.set(event.pointerId, event);
  drag = { x: event.clientX, y: event.clientY, ui: { ...ui }, isFar: false };
});
stage.addEventListener("pointermove", event => {
  if (fingers.has(event.pointerId) && fingers.size === 2) return pinch(event);
  if (!drag) return event.target.closest("button") ? hideTip() : showTip(event);
  const across = event.clientX - drag.x, down = event.clientY - drag.y;
  if (!drag.isFar && Math.hypot(across, down) < 5) return;
  if (!drag.isFar) stage.setPointerCapture(event.pointerId);
  drag.isFar = true;
  stage.classList.add("held");
  hideTip();
  if (ui.isDeep) {
    ui.turnY = Math.min(80, Math.max(-80, drag.ui.turnY + across * .3));
    ui.turnX = Math.min(50, Math.max(-50, drag.ui.turnX - down * .3));
  } else if (ui.zoom > 1) {
    ui.x = drag.ui.x + across;
    ui.y = drag.ui.y + down;
  }
  place();
});
function pinch(event) {
  const other = [...fingers.values()].find(each => each.pointerId !== event.pointerId);
  const before = fingers.get(event.pointerId), box = stage.getBoundingClientRect();
  const gap = each => Math.hypot(each.clientX - other.clientX, each.clientY - other.clientY);
  if (drag) drag.isFar = true;
  const middle = [(event.clientX + other.clientX) / 2 - box.left,
    (event.clientY + other.clientY) / 2 - box.top];
  zoomBy(gap(event) / Math.max(1, gap(before)), ...middle);
  fingers.set(event.pointerId, event);
}
stage.addEventListener("pointerup", event => {
  const ended = drag;
  fingers.delete(event.pointerId);
  drag = null;
  stage.classList.remove("held");
  if (!ended || ended.isFar) return;
  hideTip();
  if (!ui.isDeep) return choosePoint(...pointAt(event).map(Math.round));
  const sheet = document.elementsFromPoint(event.clientX, event.clientY)
    .map(each => each.closest(".sheet[data-sheet]")).find(each => each && !each.matches(".gone"));
  const number = Number(sheet?.dataset.sheet ?? -1);
  if (number >= 0 && stateWith("without", [number]) > 0) switchSheet(number);
});
stage.addEventListener("pointercancel", event => {
  fingers.delete(event.pointerId);
  drag = null;
  stage.classList.remove("held");
});
stage.addEventListener("pointerleave", hideTip);
stage.addEventListener("wheel", event => {
  if (matchMedia("(max-width: 699px)").matches) return;
  event.preventDefault();
  const box = stage.getBoundingClientRect();
  if (!ui.isDeep) {
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return zoomBy(Math.exp(-event.deltaY * .002), x, y);
  }
  ui.gap = Math.max(0, Math.min(260, ui.gap - event.deltaY * .2));
  byId("spread").value = ui.gap;
  place();
}, { passive: false });
stage.addEventListener("keydown", event => {
  if (event.target !== stage) return;
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  const length = event.shiftKey ? 1 : 8;
  const middle = [left + width / 2, top_ + height / 2];
  const start = ui.point ?? (ui.target >= 0 ? tapOf(ui.target) : middle);
  const [x, y] = [0, 1].map(axis => Math.round(start[axis] + way[axis] * length));
  choosePoint(Math.min(left + width - 1, Math.max(left, x)),
    Math.min(top_ + height - 1, Math.max(top_, y)), true);
});

// The divider.
byId("knob").addEventListener("pointerdown", event => {
  event.preventDefault();
  event.stopPropagation();
  const knob = byId("knob");
  knob.setPointerCapture(event.pointerId);
  knob.onpointermove = moved => {
    const cut = (pointAt(moved)[0] - left) / width;
    setCut(cut > .97 ? 1 : cut < .03 ? 0 : cut);
  };
  knob.onpointerup = knob.onpointercancel = () => { knob.onpointermove = null; };
});
byId("knob").addEventListener("keydown", event => {
  const by = { ArrowLeft: -.05, ArrowRight: .05, Home: -1, End: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  setCut(ui.cut + by);
});

// Lists and buttons.
const on = (id, type, action) => byId(id).addEventListener(type, action);
on("states", "change", event => setCut(event.target.value === "other" ? 0 : 1));
on("filter", "change", event => { ui.filter = event.target.value; ui.page = 0; drawRows(); });
on("find", "input", event => {
  ui.find = event.target.value.trim();
  ui.page = 0;
  drawRows();
  drawTree();
});
on("rows", "click", event => {
  const page = event.target.closest("[data-page]"), row = event.target.closest(".row");
  if (page) { ui.page += Number(page.dataset.page); drawRows(); byId("rows").scrollTop = 0; }
  if (!row) return;
  event.preventDefault();
  choose({ target: Number(row.dataset.target) });
});
on("rows", "pointerover", event => {
  const row = event.target.closest(".row");
  drawMarks(row && !ui.isDeep ? targetViews[Number(row.dataset.target)] : -1);
});
on("rows", "pointerleave", () => drawMarks());
on("stack", "click", event => {
  const button = event.target.closest("[data-off]");
  if (!button) return;
  switchSheet(Number(button.dataset.off));
  document.querySelector(`[data-off="${button.dataset.off}"]`).focus({ preventScroll: true });
});
on("fixes", "click", event => {
  const button = event.target.closest("[data-fix]");
  if (!button) return;
  switchFix(Number(button.dataset.fix));
  document.querySelector(`[data-fix="${button.dataset.fix}"]`).focus({ preventScroll: true });
});
on("tree", "click", event => {
  const element = event.target.closest("[role=treeitem]");
  if (!element) return;
  if (event.target.closest(".tw") && element.hasAttribute("aria-expanded")) {
    return open(element, element.getAttribute("aria-expanded") !== "true");
  }
  chooseView(Number(element.dataset.view));
});
on("tree", "keydown", treeKey);
for (const [id, action] of Object.entries({ prev: () => step(-1), next: () => step(1),
  layers: () => setDeep(!ui.isDeep), in: () => zoomBy(1.4), out: () => zoomBy(1 / 1.4), fit,
  views: () => {
    const isShown = document.body.classList.toggle("shows-views");
    byId("views").setAttribute("aria-pressed", isShown);
  } })) on(id, "click", action);
on("spread", "input", event => { ui.gap = Number(event.target.value); place(); });
byId("shot")?.addEventListener("input", event =>
  scene.style.setProperty("--shot", event.target.value / 100));
document.addEventListener("click", event => {
  const button = event.target.closest("[data-copy], [data-act], [data-grow]");
  if (!button) return;
  if (!("grow" in button.dataset)) return act(button);
  const isOpen = byId("answer").classList.toggle("open");
  button.textContent = isOpen ? "⌄" : "⌃";
  button.setAttribute("aria-expanded", isOpen);
});

// Keys of the whole page; Space is held to blink.
let heldCut = null;
function endBlink() {
  if (heldCut !== null) { setCut(heldCut); heldCut = null; }
}
addEventListener("keydown", event => {
  const field = event.target.closest?.("input:not([type=radio]), textarea, select");
  if (event.key === "Escape") {
    hideTip();
    if (field?.id === "find") {
      field.value = ui.find = "";
      drawRows();
      drawTree();
      field.blur();
    } else if (ui.isDeep) setDeep(false);
    else choose({});
    return;
  }
  if (field || event.ctrlKey || event.metaKey || event.altKey) return;
  const isPressed = event.target.closest?.("button, summary");
  if (event.key === " " && hasOther() && !ui.off.size && !isPressed) {
    event.preventDefault();
    if (heldCut === null) { heldCut = ui.cut; setCut(ui.cut < .5 ? 1 : 0); }
    return;
  }
  const action = { j: () => step(1), k: () => step(-1), l: () => setDeep(!ui.isDeep), 0: fit,
    "+": () => zoomBy(1.4), "=": () => zoomBy(1.4), "-": () => zoomBy(1 / 1.4),
    "/": () => byId("find").focus() }[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("keyup", event => { if (event.key === " ") endBlink(); });
addEventListener("blur", endBlink);

// A link: #15 is the view on a line, #196,500 a point; without one, the worst finding is open.
function follow() {
  let parts = [""];
  try { parts = decodeURIComponent(location.hash.slice(1)).split(";"); } catch { /* no link */ }
  const [subject, ...modes] = parts, point = subject.split(",").map(Number);
  byId("stale").hidden = true;
  ui.cut = modes.includes("other") && hasOther() ? 1 - firstCut : firstCut;
  drawMap();
  if (point.length === 2 && point.every(Number.isFinite) && isOnScreen(...point)) {
    choosePoint(...point, true);
  } else {
    let found = -1;
    for (let each = 0; subject && found < 0 && each < viewCount; each++) {
      if (linkOf(each) === subject) found = each;
    }
    byId("stale").hidden = !subject || found >= 0;
    if (found >= 0) chooseView(found);
    else choose(data.target.findings ? { target: 0 } : {}, true);
  }
  if (modes.includes("layers") !== ui.isDeep) setDeep(modes.includes("layers"));
}
document.querySelector(".panes").classList.add("runs");
drawCompare();
drawFilter();
drawRows();
drawStack();
follow();
// What is not seen first: the tree, and the regions that answer about points.
setTimeout(() => {
  drawTree();
  markTree(ui.target >= 0 ? targetViews[ui.target] : ui.view);
  readAhead(shownState());
});
addEventListener("hashchange", follow);
new ResizeObserver(() => place()).observe(stage);
"""#
}

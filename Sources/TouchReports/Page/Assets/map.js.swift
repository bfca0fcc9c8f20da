extension PageAssets {
  // swift-format-ignore
  static let mapScript = #"""
// The map: which state is shown on which side of the divider, zoom and place, marks and tooltip.
// A map opens as it is, a change as it is after it.
const firstCut = isChange ? 0 : 1;
const ui = {
  target: -1, view: -1, point: null, cut: firstCut, off: new Set(), fixed: new Set(), isDeep: false,
  filter: "all", find: "", page: 0, zoom: 1, x: 0, y: 0, turnX: 9, turnY: 40, gap: 180,
};
const stage = byId("stage"), scene = byId("scene"), marks = byId("marks");
const sheets = [...document.querySelectorAll(".sheet[data-sheet]")];
for (const each of [byId("cam"), scene]) {
  each.style.width = `${width}px`;
  each.style.height = `${height}px`;
}
fixes.forEach((fix, place) => { if (fix.has) ui.fixed.add(place); });

// The state that is compared with the first: with the chosen fixes, or after a change; -1 if none.
const otherState = () => isChange ? 1 : stateWith("fix", [...ui.fixed]);
const hasOther = () => otherState() > 0;
const firstState = () => ui.off.size ? stateWith("without", [...ui.off]) : 0;
const shownState = () => ui.off.size ? firstState() : hasOther() && ui.cut < .5 ? otherState() : 0;
// What a row compares the first state with.
const nextState = () => ui.off.size ? firstState() : otherState();

for (const sheet of sheets) sheet.querySelector(".a").after(draw("g", { class: "picked" }));
// Where there is something to compare, each sheet is there twice: left and right of the divider.
function secondOf(sheet) {
  const found = sheet.querySelector(".b"), first = sheet.querySelector(".a");
  if (found) return found;
  const second = first.cloneNode(true);
  second.setAttribute("class", "b");
  second.setAttribute("clip-path", "url(#cutB)");
  delete second.dataset.state;
  first.after(second);
  return second;
}
function show(group, state, side) {
  if (group.dataset.state === String(state)) return;
  group.dataset.state = state;
  group.classList.toggle("other", states[state].side !== side);
  for (const part of group.querySelectorAll("[data-in]")) {
    part.toggleAttribute("hidden", !part.dataset.in.split(" ").includes(String(state)));
  }
}
function drawMap() {
  const [first, second] = [firstState(), otherState()];
  for (const sheet of sheets) {
    const side = Number(sheet.dataset.side);
    show(sheet.querySelector(".a"), Math.max(0, first), side);
    if (second > 0) show(secondOf(sheet), second, side);
    sheet.classList.toggle("gone", ui.off.has(Number(sheet.dataset.sheet)));
    sheet.classList.toggle("elsewhere", Number(sheet.dataset.side) !== states[shownState()].side);
  }
  drawMarks();
  cutMap();
}

// As it is left of the divider, with the fix right of it.
function cutMap() {
  const isCut = hasOther() && !ui.off.size, cut = isCut ? ui.cut : 1;
  const edge = cut === 0 ? left - 90 : cut === 1 ? left + width + 90 : left + cut * width;
  const set = (id, values) => {
    for (const [name, value] of Object.entries(values)) byId(id).setAttribute(name, value);
  };
  const tall = { y: top_ - 120, height: height + 240 };
  set("cutAr", { x: left - 120, width: Math.max(0, edge - left + 120), ...tall });
  set("cutBr", { x: edge, width: Math.max(0, left + width + 120 - edge), ...tall });
  for (const group of document.querySelectorAll(".sheet .a")) {
    group.toggleAttribute("hidden", cut === 0);
  }
  for (const group of document.querySelectorAll(".sheet .b")) {
    group.toggleAttribute("hidden", cut === 1);
  }
  for (const input of document.getElementsByName("state")) {
    input.checked = input.value === (cut < .5 ? "other" : "first");
    input.disabled = ui.off.size > 0;
  }
  for (const sheet of sheets) {
    sheet.classList.toggle("elsewhere", Number(sheet.dataset.side) !== states[shownState()].side
      && (cut === 0 || cut === 1));
  }
  const knob = byId("knob"), names = [states[0].name, states[Math.max(0, otherState())].name];
  knob.setAttribute("aria-valuenow", Math.round(cut * 100));
  knob.setAttribute("aria-valuetext", cut === 1 ? names[0] : cut === 0 ? names[1]
    : `${names[0]} left of ${Math.round(edge)}, ${names[1]} right of it`);
  byId("effect").textContent = states[shownState()].effect ?? "";
  byId("effect").hidden = !byId("effect").textContent;
  placeKnob();
}
function setCut(cut) {
  if (!hasOther()) return;
  ui.cut = Math.min(1, Math.max(0, cut));
  cutMap();
  keepLink();
  if (ui.isDeep) place();
}

// Chosen, pointed at, asked about.
function drawMarks(isWarm = -1) {
  const rects = [], picked = [], frame = (list, place, name, grown) => {
    const [x, y, w, h] = view.box(place);
    if (Number.isNaN(x)) return;
    list.push(draw("rect", { class: name, x: x - grown, y: y - grown, width: w + 2 * grown,
      height: h + 2 * grown, rx: Math.min(12, (h + 2 * grown) / 2) }));
  };
  const chosen = ui.target >= 0 ? targetViews[ui.target] : ui.view;
  if (chosen >= 0) {
    frame(picked, chosen, "pick2", 5);
    frame(picked, chosen, "pick", 5);
  }
  if (ui.target >= 0 && sortOf(ui.target, main) === "small") {
    const [x, y, w, h] = view.box(chosen);
    picked.push(draw("rect", { class: "need big44", x: x + w / 2 - 22, y: y + h / 2 - 22,
      width: 44, height: 44, rx: 6 }));
  }
  if (isWarm >= 0) frame(rects, isWarm, "warm", 3);
  if (ui.point) {
    const [x, y] = ui.point;
    rects.push(draw("path", { class: "hair2",
      d: `M${left} ${y}h${width}M${x} ${top_}v${height}` }),
    draw("circle", { class: "spot", cx: x, cy: y, r: 5 }));
  }
  marks.replaceChildren(...rects);
  // The chosen view is framed on its own sheet.
  for (const sheet of sheets) {
    sheet.querySelector(".picked").replaceChildren(
      ...(chosen >= 0 && Number(sheet.dataset.sheet) === columns.sheet[chosen] ? picked : []));
  }
}

// Zoom and place.
const fitScale = () => Math.max(.02, Math.min((stage.clientWidth - 60) / (width + 18),
  (stage.clientHeight - 64) / (height + 18), 8));
const scale = () => fitScale() * ui.zoom;
function place(isMoving = false) {
  const z = ui.isDeep ? deepScale() : scale();
  stage.classList.toggle("moving", isMoving);
  if (ui.isDeep) [ui.x, ui.y] = deepCorner(z);
  else if (ui.zoom === 1) {
    ui.x = (stage.clientWidth - width * z) / 2;
    ui.y = Math.max(40, (stage.clientHeight - height * z) / 2 + 14);
  }
  byId("cam").style.transform = `translate(${ui.x}px, ${ui.y}px) scale(${z})`;
  turn();
  stage.classList.toggle("in", ui.zoom > 1);
  byId("zoom").textContent = `${Math.round(scale() * 100)}%`;
  placeKnob();
}
function placeKnob() {
  const knob = byId("knob"), z = scale(), middle = height * .54 * z;
  knob.hidden = !hasOther() || ui.isDeep || ui.off.size > 0;
  const x = ui.cut === 1 ? width + 5 : ui.cut === 0 ? -5 : ui.cut * width;
  knob.style.transform = `translate(${ui.x + x * z}px, ${ui.y + middle}px)`;
  knob.style.setProperty("--up", `${22 - middle}px`);
  knob.style.setProperty("--tall", `${height * z}px`);
  knob.style.setProperty("--seen", ui.cut > 0 && ui.cut < 1 ? 1 : 0);
}
function zoomBy(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  if (ui.isDeep) return;
  const before = scale();
  ui.zoom = Math.min(24, Math.max(1, ui.zoom * factor));
  const grown = scale() / before;
  ui.x = x - (x - ui.x) * grown;
  ui.y = y - (y - ui.y) * grown;
  place();
  hideTip();
}
function fit() { ui.zoom = 1; place(); }
function pointAt(event) {
  const box = stage.getBoundingClientRect(), z = scale();
  return [left + (event.clientX - box.left - ui.x) / z,
    top_ + (event.clientY - box.top - ui.y) / z];
}
const isOnScreen = (x, y) => x >= left && y >= top_ && x < left + width && y < top_ + height;

// The tooltip: below the target, or above it where there is no room; never on it.
function hideTip() {
  const tip = byId("tip");
  if (!tip.hidden) { tip.hidden = true; drawMarks(); }
}
function showTip(event) {
  const [x, y] = pointAt(event), state = shownState(), tip = byId("tip");
  hideTip();
  if (ui.isDeep || !isOnScreen(x, y)) return;
  const target = targetAt(x, y, state), taker = takerAt(x, y, state);
  if (target < 0 && taker < 0) return;
  const lines = [];
  if (target >= 0) {
    const place = targetViews[target], sort = sortOf(target, state);
    lines.push(make("b", {}, view.name(place)), `${view.type(place)} · ${lineOf(place)}`,
      words.word[kinds.indexOf(sort)]
        + (sort === "unknown" ? "" : `, ${percent(reachOf(target, state))}`));
    if (taker >= 0 && !isIn(taker, place)) {
      lines.push(takerName(taker) + say(words.takes, lineOf(taker)));
    }
  } else {
    lines.push(make("b", {}, takerName(taker)), lineOf(taker));
  }
  tip.replaceChildren(...lines.map(line => make("div", {}, line)));
  tip.hidden = false;
  const z = scale(), box = target >= 0 ? view.box(targetViews[target]) : [x - 8, y - 8, 16, 28];
  const low = ui.y + (box[1] - top_ + box[3]) * z + 8;
  const high = ui.y + (box[1] - top_) * z - tip.offsetHeight - 8;
  const across = ui.x + (x - left) * z - 20, room = stage.clientHeight - tip.offsetHeight - 4;
  const x0 = Math.max(8, Math.min(stage.clientWidth - tip.offsetWidth - 8, across));
  const y0 = low <= room ? low : Math.max(4, Math.min(room, high));
  tip.style.transform = `translate(${x0}px, ${y0}px)`;
  if (target >= 0) drawMarks(targetViews[target]);
}
"""#
}

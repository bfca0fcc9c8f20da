extension PageAssets {
  // swift-format-ignore
  static let layersScript = #"""
// The layers, a mode of the map: windows and what takes taps as sheets, pulled apart in depth.
const ownSheets = () => sheets.filter(sheet =>
  Number(sheet.dataset.side) === states[shownState()].side);
const depth = (place, count, step) => (place - (count - 1) / 2) * step;
const stepOf = count => ui.gap * 1.5 / Math.max(1, count - 1) * Math.max(.3, width / 393);

function deepScale() {
  const count = ownSheets().length, step = stepOf(count), low = byId("stack").offsetHeight + 12;
  return Math.max(.02, Math.min((stage.clientHeight - low - 72) / (height + 18),
    (stage.clientWidth - 48) / (width * .77 + step * (count - 1) * .65 + 130)));
}
function deepCorner(z) {
  const low = byId("stack").offsetHeight + 12;
  return [(stage.clientWidth - width * z) / 2 - 48 * z,
    (stage.clientHeight - low - height * z) / 2 + 8];
}

// Turns the scene, and puts each sheet where it is in depth.
function turn() {
  const own = ownSheets(), step = ui.isDeep ? stepOf(own.length) : 0;
  scene.style.transform = ui.isDeep ? `rotateX(${ui.turnX}deg) rotateY(${ui.turnY}deg)` : "none";
  stage.classList.toggle("deep", ui.isDeep);
  for (const sheet of sheets) {
    const at = own.indexOf(sheet);
    sheet.style.transform = ui.isDeep
      ? `translateZ(${depth(Math.max(0, at), own.length, step)}px)` : "none";
  }
  marks.parentNode.parentNode.style.transform = ui.isDeep
    ? `translateZ(${depth(own.length - 1, own.length, step) + .1}px)` : "none";
  for (const ray of document.querySelectorAll(".ray")) ray.remove();
  if (ui.isDeep) drawRay(own, step);
}

// The way of the finger: to who takes the touch, and dashed to whom it was meant for.
function drawRay(own, step) {
  const point = ui.point ?? (ui.target >= 0 ? tapOf(ui.target) : null);
  if (!point) return;
  const [x, y] = [point[0] - left, point[1] - top_], state = shownState();
  const taker = takerAt(...point, state), chosen = ui.target >= 0 ? targetViews[ui.target] : -1;
  const placeOf = view => Math.max(0, own.findIndex(sheet =>
    Number(sheet.dataset.sheet) === columns.sheet[view]));
  const end = taker >= 0 ? placeOf(taker) : 0, meant = chosen >= 0 ? placeOf(chosen) : end;
  const isHit = taker >= 0 && chosen >= 0 && isIn(taker, chosen) ? "hit" : "";
  const at = place => depth(place, own.length, step), front = at(own.length - 1) + 190;
  const lines = [[at(end), front, isHit]];
  if (meant < end) lines.push([at(meant), at(end), "miss"]);
  for (const [from, to, name] of lines) {
    for (const turned of [0, 90]) {
      const ray = make("div", { class: `ray ${name}` });
      ray.style.width = `${to - from}px`;
      ray.style.transform =
        `translate3d(${x}px, ${y - 1.5}px, ${from}px) rotateY(-90deg) rotateX(${turned}deg)`;
      scene.append(ray);
    }
  }
  for (const [z, name] of [[front, "finger"], [at(end) + .2, "ring"]]) {
    const dot = make("div", { class: `ray ${name} ${isHit}` });
    dot.style.transform = `translate3d(${x - 14}px, ${y - 14}px, ${z}px)`;
    scene.append(dot);
  }
}

// The list of the sheets, front first; each can be switched off.
function drawStack() {
  const own = ownSheets().reverse(), parts = [];
  if (ui.off.size) {
    const counts = tally(firstState());
    parts.push(make("output", { class: "without" }, kinds.filter(kind => counts[kind])
      .map(kind => make("span", { class: "tally" }, icon(kind),
        `${counts[kind]} ${words.word[kinds.indexOf(kind)]}`))));
  }
  for (const sheet of own) {
    const number = Number(sheet.dataset.sheet), place = data.sheets[number].view;
    const count = targetViews.filter(each => columns.sheet[each] === number).length;
    const isCause = fixes.some(fix => columns.sheet[fix.view] === number && fix.blocks.length);
    const canSwitch = !isChange && stateWith("without", [number]) > 0;
    parts.push(make("button", { role: "switch", "aria-checked": String(!ui.off.has(number)),
      "data-off": number, class: isCause ? "cause" : "", disabled: !canSwitch },
    view.name(place), " ", note(lineOf(place) + (count ? ` · ${counted(count)}` : ""))));
  }
  byId("stack").replaceChildren(...parts);
}
function switchSheet(number) {
  const before = [...ui.off];
  if (ui.off.has(number)) ui.off.delete(number); else ui.off.add(number);
  if (ui.off.size && firstState() < 0) ui.off = new Set([number]);
  if (ui.off.size && firstState() < 0) ui.off = new Set(before);
  redraw();
  announce(states[Math.max(0, firstState())].effect ?? "");
}
function setDeep(isDeep) {
  ui.isDeep = isDeep;
  ui.zoom = 1;
  if (!isDeep) ui.off.clear();
  byId("layers").setAttribute("aria-pressed", isDeep);
  for (const id of ["spread", "stack"]) byId(id).hidden = !isDeep;
  for (const id of ["out", "in", "fit", "zoom"]) byId(id).hidden = isDeep;
  byId("gap").hidden = isDeep;
  redraw();
  place(true);
  keepLink();
}
"""#
}

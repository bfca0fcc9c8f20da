extension PageAssets {
  // swift-format-ignore
  static let tableScript = #"""
// The table of the targets, in pages of rows.
const pageSize = 100;
function filteredTargets() {
  const found = [];
  for (let target = 0; target < targetCount; target++) {
    const place = targetViews[target], sort = sortOf(target, main);
    const fits = ui.filter === "all" || ui.filter === sort
      || ui.filter === "changed" && data.target.effect[target] < words.effect.length - 1;
    if (fits && (!ui.find
      || isFound(`${view.name(place)} ${view.type(place)} ${lineOf(place)}`, ui.find))) {
      found.push(target);
    }
  }
  return found;
}
// Rows and the heads above those of one view, in the order of their first rows.
function entries(targets) {
  const groups = new Map();
  for (const target of targets) {
    const isFree = !["dead", "partly", "unknown", "covered"].includes(sortOf(target, main));
    const key = isFree ? -1 : blamedBy(target);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(target);
  }
  if (targets.length > 2_000) return targets.map(target => ({ target }));
  return [...groups].flatMap(([blamed, list]) =>
    [...(groups.size > 1 || blamed >= 0 ? [{ blamed, list }] : []),
      ...list.map(target => ({ target }))]);
}
function headRow({ blamed, list }) {
  const open = list.every(isOpen), fix = fixes.find(each => each.view === blamed && each.has);
  const sentence = list.every(target => sortOf(target, main) === "partly") ? words.partOf
    : open ? words.mayOf : words.takesOf;
  const content = blamed < 0
    ? [icon("works"), make("span", {}, say(words.free, counted(list.length)))]
    : [icon(open ? "unknown" : "glass"), make("span", {}, make("b", {}, view.name(blamed)),
      say(sentence, counted(list.length))), fix ? note(`the fix frees ${fix.frees}`) : ""];
  return make("tr", { class: `group ${blamed < 0 ? "free" : open ? "doubt" : ""}` },
    make("th", { colspan: 5, scope: "rowgroup" }, make("div", {}, content)));
}

// Reach as it is, and what the fix adds.
function reachBar(target) {
  const next = nextState(), now = reachOf(target, 0);
  const then = next > 0 ? reachOf(target, next) : now;
  const isMaybe = sortOf(target, next > 0 && isChange ? next : 0) === "unknown";
  const [was, is] = [sortOf(target, 0) === "gone", next > 0 && sortOf(target, next) === "gone"];
  const isSame = next < 0 || now === then && was === is;
  const text = isMaybe ? ["?"] : isSame ? [percent(now)]
    : [was ? "–" : percent(now), " → ",
      make("b", { class: then < now ? "less" : "" }, is ? "gone" : percent(then))];
  return make("div", {}, draw("svg", { "aria-hidden": "true" },
    draw("rect", { width: "100%", height: 8, class: isMaybe ? "may" : "track" }),
    then > now ? draw("rect", { width: `${then * 100}%`, height: 8, class: "gain" }) : "",
    draw("rect", { width: `${Math.min(now, then) * 100}%`, height: 8, class: "got" })),
  make("span", { class: "num" }, text));
}
function findingOf(target) {
  if (isChange) return words.effect[data.target.effect[target]];
  const sort = sortOf(target, main), [, , w, h] = view.box(targetViews[target]);
  return data.target.found[target] ?? say(words.finding[kinds.indexOf(sort)], short(w), short(h));
}
function row(target) {
  const place = targetViews[target], sort = sortOf(target, main), blamed = blamedBy(target);
  return make("tr", { class: "row", "data-target": target,
    "aria-current": target === ui.target ? "true" : null },
  make("td", {}, icon(sort), hush(words.word[kinds.indexOf(sort)])),
  make("td", {}, make("a", { href: `#${linkOf(place)}` }, view.name(place)),
    note(`${view.type(place)} · ${lineOf(place)}`)),
  make("td", { class: "reach" }, reachBar(target)),
  make("td", { class: `who ${isOpen(target) ? "doubt" : ""}` },
    blamed >= 0 ? make("b", {}, view.name(blamed)) : ""),
  make("td", { class: "what" }, findingOf(target)));
}
let allRows = [];
function drawRows() {
  allRows = entries(filteredTargets());
  const all = allRows, count = all.length;
  ui.page = Math.min(ui.page, Math.max(0, Math.ceil(count / pageSize) - 1));
  const start = ui.page * pageSize, shown = all.slice(start, start + pageSize);
  const after = ui.off.size ? " → without it" : !hasOther() ? ""
    : isChange ? ", before → after" : " → with the fix";
  const head = make("thead", {}, make("tr", {}, [["", hush("State")], ["", "Target"],
    ["", `Reach${after}`], ["who", "Taken by"], ["what", "Finding"]].map(([name, text]) =>
    make("th", { scope: "col", class: name }, text))));
  const pages = count > pageSize ? make("p", { class: "pages" },
    make("button", { type: "button", "data-page": -1, disabled: ui.page === 0 }, "Previous rows"),
    make("span", { class: "num" }, `${start + 1} to ${start + shown.length} of ${count}`),
    make("button", { type: "button", "data-page": 1, disabled: start + pageSize >= count },
      "Next rows")) : "";
  const body = make("tbody", {}, shown.map(entry =>
    "target" in entry ? row(entry.target) : headRow(entry)));
  byId("rows").replaceChildren(...(count
    ? [make("table", {}, make("caption", { class: "hush" }, "Targets of the screen"), head, body),
      pages]
    : [make("p", { class: "empty" }, targetViews.length ? "No target is like this."
      : "The dump shows no target.")]).filter(part => part !== ""));
}
// Shows the page with a target.
function showRow(target) {
  const at = allRows.findIndex(entry => entry.target === target);
  if (at >= 0 && Math.floor(at / pageSize) !== ui.page) {
    ui.page = Math.floor(at / pageSize);
    drawRows();
  }
  for (const each of document.querySelectorAll(".row")) {
    const isOn = Number(each.dataset.target) === target;
    if (isOn) { each.setAttribute("aria-current", "true"); reveal(byId("rows"), each); }
    else each.removeAttribute("aria-current");
  }
}
// Scrolls a pane, and never the page, until an element of it is seen.
function reveal(pane, element) {
  if (pane.scrollHeight <= pane.clientHeight + 1) return;
  const frame = pane.getBoundingClientRect(), box = element.getBoundingClientRect();
  if (box.top < frame.top + 32) pane.scrollTop -= frame.top + 32 - box.top;
  else if (box.bottom > frame.bottom) pane.scrollTop += box.bottom - frame.bottom + 8;
}
function drawFilter() {
  const counts = tally(main), parts = [["all", "All", targetCount]];
  if (isChange) {
    const changed = data.target.effect.filter(effect => effect < words.effect.length - 1);
    parts.push(["changed", "Changed", changed.length]);
  }
  for (const kind of kinds) {
    const isUsual = ["dead", "partly", "small", "works"].includes(kind);
    if (counts[kind] || isUsual) {
      parts.push([kind, words.word[kinds.indexOf(kind)], counts[kind]]);
    }
  }
  byId("filter").replaceChildren(...parts.map(([kind, name, count]) =>
    make("label", { class: count || kind === "all" ? "" : "none" },
      make("input", { type: "radio", name: "filter", value: kind, checked: kind === ui.filter,
        disabled: !count && kind !== "all" }),
      kind === "all" || kind === "changed" ? "" : icon(kind),
      name[0].toUpperCase() + name.slice(1), make("span", { class: "num" }, count || ""))));
}
// The states to compare, with how many targets are how.
function drawCompare() {
  const other = otherState();
  byId("compare").hidden = !hasOther() && !fixes.some(fix => fix.has);
  if (byId("compare").hidden) return;
  const states_ = [["first", 0], ["other", other > 0 ? other : 0]];
  byId("states").replaceChildren(...states_.map(([value, state]) => {
    const counts = tally(state);
    return make("label", { title: "Hold Space to blink" },
      make("input", { type: "radio", name: "state", value, "aria-keyshortcuts": "Space",
        disabled: value === "other" && other <= 0 }),
      value === "other" && !isChange && other > 0 ? states[other].name
        : value === "other" && other <= 0 ? "With no fix" : states[state].name,
      kinds.filter(kind => counts[kind]
        && !["gone", "small", "presented", "disabled"].includes(kind))
        .map(kind => make("span", { class: "tally" }, icon(kind), counts[kind],
          hush(` ${words.word[kinds.indexOf(kind)]}`))));
  }));
  const own = fixes.map((fix, place) => ({ fix, place })).filter(({ fix }) => fix.has);
  byId("fixes").hidden = own.length < 2;
  byId("fixes").replaceChildren(...own.map(({ fix, place }) => make("button", { type: "button",
    role: "switch", "aria-checked": String(ui.fixed.has(place)), "data-fix": place },
  view.name(fix.view))));
}
function switchFix(place) {
  if (ui.fixed.has(place)) ui.fixed.delete(place); else ui.fixed.add(place);
  if (ui.fixed.size && otherState() < 0) ui.fixed = new Set([place]);
  if (!ui.fixed.size) ui.cut = 1;
  drawCompare();
  redraw();
}
"""#
}

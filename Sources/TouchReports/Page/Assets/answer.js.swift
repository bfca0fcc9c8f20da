extension PageAssets {
  // swift-format-ignore
  static let answerScript = #"""
// The answer. Its subject is the target that waits for the tap, or else the view at the point.
const counted = count => count === 1 ? words.one : say(words.many, count);
const listed = places => places.map(takerName).join(" and ");
const fixOf = target => fixes.find(fix => fix.blocks.includes(target));
const blamedBy = target => data.target.blamed[target];
const isOutside = target => data.target.outside.includes(target);
const isOpen = target => sortOf(target, main) === "unknown";

function answer() {
  if (ui.target >= 0) return targetAnswer(ui.target);
  if (ui.point || ui.view >= 0) return pointAnswer();
  return null;
}
function targetAnswer(target) {
  const place = targetViews[target], sort = sortOf(target, main), name = view.name(place);
  const blamed = blamedBy(target), fix = fixOf(target), reach = reachOf(target, main);
  const facts = blamed >= 0 ? `${sizeOf(blamed)}, ${lineOf(blamed)}` : "";
  const [, , w, h] = view.box(place);
  let lead = ["", ""];
  if (blamed >= 0) {
    const how = isOpen(target) ? words.maybe : isOutside(target) ? words.outside : words.front;
    lead = [view.name(blamed), say(how, facts)];
  } else if (sort === "dead") lead = ["", words.loose];
  else if (sort === "small") lead = ["", `${say(words.finding[kinds.indexOf(sort)], short(w),
    short(h))}. ${words.small}`];
  else if (sort === "works") lead = ["", say(words.works, pair(...tapOf(target)))];
  const parts = takersOf(target, main);
  if (reach > 0 && !isOpen(target)) parts.unshift([place, reach]);
  const asked = data.asked[`t${target}`];
  return {
    target, place, sort, parts, fix, lead,
    head: sort === "dead" && data.target.assumed.includes(target) ? say(words.probably, name)
      : say(words.head[kinds.indexOf(sort)], name, percent(reach)),
    point: asked?.[0] ?? tapOf(target), asked: asked?.slice(1) ?? [],
  };
}
function pointAnswer() {
  const taker = ui.point ? takerAt(...ui.point, main) : ui.view, other = otherState();
  const asked = data.asked[`v${taker}`], subject = ui.view >= 0 ? ui.view : taker;
  const then = ui.point && other > 0 && !isChange ? takerAt(...ui.point, other) : taker;
  const lead = taker < 0 ? ["", words.nobody]
    : [takerName(taker), say(words.takes, `${sizeOf(taker)}, ${lineOf(taker)}`)];
  const after = then === taker ? "" : say(words.after, then < 0 ? words.nobody : takerName(then));
  return {
    target: -1, place: subject, sort: taker < 0 ? "gone" : "glass", parts: [], fix: null, after,
    head: ui.view >= 0 ? view.name(ui.view) : say(words.point, pair(...ui.point)),
    lead: ui.view >= 0 && !ui.point ? ["", `${view.type(ui.view)}, ${lineOf(ui.view)}`] : lead,
    point: ui.point ?? asked?.[0], asked: asked?.slice(1) ?? [],
  };
}

function copyRow(text, said = "") {
  return make("div", { class: "code" }, make("code", { tabindex: 0 }, text), said ? note(said) : "",
    make("button", { type: "button", "data-copy": text }, "Copy"));
}
function dealList(entries) {
  return make("dl", { class: "deal" }, entries.map(([name, text]) =>
    [make("dt", {}, name), make("dd", {}, text)]));
}
function fixSection(fix, target) {
  const deal = [...fix.deal];
  if (target >= 0 && fix.state > 0) {
    const reach = reachOf(target, fix.state), rest = takersOf(target, fix.state);
    if (reach < .995 && rest.length) {
      deal.push(["Leaves", say(words.leaves, percent(1 - reach), targetName(target),
        listed(rest.slice(0, 3).map(part => part[0])))]);
    }
  }
  return make("section", { class: "fix" }, make("h3", {}, "Fix"),
    fix.code.map(([line, said]) => copyRow(line, said)), dealList(deal));
}
function settleSection(target) {
  const [line, said, cure] = data.target.settle[target] ?? [];
  if (!line && !said && !cure) return "";
  return make("section", { class: "fix" }, make("h3", {}, cure ? "Fix" : "What settles it"),
    line ? copyRow(line) : "", dealList([...(line ? [["Do", words.settle]] : []),
      ...(said ? [["Ask", said]] : []), ...(cure ? [["Do", cure]] : [])]));
}

// Who gets which part of the taps on a target.
function splitSection({ parts, target, place }) {
  if (!parts.length) return "";
  let x = 0, others = 0;
  const shown = parts.map(([who, share]) => {
    const name = who === place ? "got" : isOpen(target) ? "may" : `took b${Math.min(2, others++)}`;
    const part = { who, share, name, x };
    x += share;
    return part;
  });
  const bar = draw("svg", { class: "split", role: "img", "aria-label":
    shown.map(part => `${takerName(part.who)} ${percent(part.share)}`).join(", ") },
  shown.map((part, at) => [
    draw("rect", { x: `${part.x * 100}%`, width: `${part.share * 100}%`, height: 20,
      class: part.name }),
    at ? draw("rect", { x: `${part.x * 100}%`, width: 2, height: 20, class: "gap-line" }) : ""]));
  const list = make("ul", { class: "parts" }, shown.map(part => make("li", {},
    draw("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" },
      draw("rect", { width: 10, height: 10, rx: 3, class: part.name })),
    make("span", {}, takerName(part.who), " ", note(lineOf(part.who))),
    make("span", { class: "num" }, percent(part.share)))));
  return make("section", {}, make("h3", {}, `Who gets the taps on ${view.name(place)}`), bar, list);
}
function orderSection({ asked, point }) {
  if (!asked.length) return "";
  let number = 0;
  const steps = asked.map(([who, text, mark]) => make("li", { class: mark,
    "data-n": mark === "never" ? "–" : ++number }, make("div", {},
    who >= 0 ? [make("b", {}, view.name(who)), " ", make("span", {}, lineOf(who)), " "] : "",
    make("span", {}, texts[text]))));
  return make("section", {}, make("h3", {}, `Asked at ${pair(...point)}, in this order`),
    make("ol", { class: "order" }, steps));
}

// What the dump says of a view, what lies next to it, and the command that asks about the point;
// written when it is opened.
function viewSection(place, point) {
  if (place < 0) return "";
  const details = make("details", { class: "view" }, make("summary", {}, "View and command"));
  details.addEventListener("toggle", () => {
    if (details.children.length > 1) return;
    const [x, y] = view.box(place), near = neighbors(place);
    const size = `${sizeOf(place)} at ${pair(x, y)}`;
    const rows = [["View", `${view.type(place)}, ${lineOf(place)}, ${size}`]];
    if (view.facts(place)) rows.push(["Has", view.facts(place)]);
    if (near.length) rows.push(["Next", near.join(", ")]);
    details.append(dealList(rows), ...(point ? [copyRow(commandAt(point))] : []));
  });
  return details;
}
const commandAt = ([x, y]) => `${data.command[0]}${short(x, 2)},${short(y, 2)}${data.command[1]}`;
// The gap to the nearest target on each side.
function neighbors(place) {
  const [x, y, w, h] = view.box(place), nearest = {};
  targetViews.forEach(other => {
    if (isIn(other, place) || isIn(place, other)) return;
    const [ox, oy, ow, oh] = view.box(other);
    const isBeside = oy < y + h && y < oy + oh, isInLine = ox < x + w && x < ox + ow;
    const gaps = isBeside ? { left: x - ox - ow, right: ox - x - w }
      : isInLine ? { above: y - oy - oh, below: oy - y - h } : {};
    for (const [side, gap] of Object.entries(gaps)) {
      if (gap >= 0 && gap < (nearest[side]?.gap ?? Infinity)) nearest[side] = { gap, other };
    }
  });
  return Object.entries(nearest).map(([side, { gap, other }]) =>
    `${short(gap)} ${side}: ${view.name(other)}`);
}

function actions() {
  const all = [["link", "Copy link"], ["text", "Copy as Markdown"], ["png", "Save PNG"],
    ["svg", "Save SVG"]];
  return make("div", { class: "acts" },
    make("button", { type: "button", class: "bare grow", "data-grow": true,
      "aria-label": "Show all of the answer" }, "⌃"),
    all.map(([act, title]) => make("button", { type: "button", "data-act": act, title,
      "aria-label": title }, icon(`do-${act}`), make("span", {}, title))));
}
function drawAnswer() {
  const found = answer(), place = byId("answer");
  place.scrollTop = 0;
  if (!found) return place.replaceChildren(...wholeAnswer());
  const header = make("header", {}, icon(found.sort), make("h2", {}, found.head), actions(),
    make("p", { class: `lead ${found.sort === "unknown" ? "doubt" : ""}` },
      found.lead[0] ? make("b", {}, found.lead[0]) : "", make("span", {}, found.lead[1])),
    found.after ? make("p", { class: "lead after" }, found.after) : "");
  const fix = found.fix?.has ? fixSection(found.fix, found.target)
    : found.sort === "unknown" ? settleSection(found.target)
      : found.sort === "small" ? dealList([["Do", words.enlarge]]) : "";
  const columns = make("div", { class: "cols" },
    found.target >= 0 ? splitSection(found) : "", orderSection(found));
  place.replaceChildren(...[header, fix, columns, viewSection(found.place, found.point)]
    .filter(part => part !== ""));
}
// Nothing is chosen: the whole screen.
function wholeAnswer() {
  const first = fixes.find(fix => fix.has) ?? fixes[0];
  const lead = isChange ? states[1].effect : first?.says ?? data.lead ?? words.fine;
  const header = make("header", {}, icon(byId("bar").dataset.sign), make("h2", {}, data.headline),
    actions(), make("p", { class: "lead" }, make("span", {}, lead ?? "")));
  return [header, ...(first?.has ? [fixSection(first, -1)] : [])];
}
"""#
}

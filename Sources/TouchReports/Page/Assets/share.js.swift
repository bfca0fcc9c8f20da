extension PageAssets {
  // swift-format-ignore
  static let shareScript = #"""
// What is copied and saved.
const escaped = text => text.replace(/[\\`*_{}[\]<>#|~&]/g, sign => `\\${sign}`);
function markdown() {
  const found = answer();
  if (!found || found.target < 0) return data.issue;
  const lines = [`**${escaped(found.head)}**: ${escaped(found.lead.join("").trim())}.`,
    ...found.parts.map(([who, share]) =>
      `- ${percent(share)} ${escaped(takerName(who))} (${lineOf(who)})`)];
  if (found.fix?.has) {
    lines.push(...found.fix.deal.map(([name, text]) => `- ${name}: ${escaped(text)}`));
    if (found.fix.code.length) lines.push("", "```swift", found.fix.code[0][0], "```");
  }
  lines.push("", `${escaped(data.file)}, ${escaped(data.facts)}`, "", "```sh",
    commandAt(found.point).replace(/\s+/g, " "), "```");
  return lines.join("\n");
}
const linkAddress = () => location.protocol === "file:"
  ? decodeURIComponent(location.pathname) + location.hash : location.href;

// The name of a view in a link: its line, if no other view is on it.
const linkOf = place => isLineUnique ? String(view.line(place)) : `v${place}`;
function keepLink() {
  const subject = ui.target >= 0 ? linkOf(targetViews[ui.target])
    : ui.point ? ui.point.map(number => short(number, 2)).join(",")
      : ui.view >= 0 ? linkOf(ui.view) : "";
  const modes = [!hasOther() || Math.round(ui.cut) === firstCut ? "" : ";other",
    ui.isDeep ? ";layers" : ""].join("");
  const hash = subject + modes;
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
}

// The map as it is shown, as a picture with the verdict above it.
function pictureText() {
  const style = getComputedStyle(document.documentElement);
  const solved = text => text.replace(/var\((--[\w-]+)(?:, *([^)]*))?\)/g,
    (_, name, other) => style.getPropertyValue(name).trim() || other);
  const rules = [...document.styleSheets[0].cssRules]
    .filter(rule => /^(\.art|\[hidden)/.test(rule.selectorText ?? ""))
    .map(rule => solved(rule.cssText).split("<").join("")).join("");
  const [gap, state] = [48, shownState()], size = Math.max(16, width / 24);
  const lines = [data.headline, states[state].effect ?? ""].filter(line => line);
  const head = size * 1.5 * lines.length + gap;
  const box = [left - gap, top_ - head - 24, width + 2 * gap, height + head + 24 + gap];
  const color = name => style.getPropertyValue(name).trim();
  const picture = draw("svg", { xmlns: SVG, viewBox: box.join(" "), width: box[2] * 2,
    height: box[3] * 2 });
  const css = draw("style", {}, `${rules}[hidden]{display:none}`);
  const defs = document.querySelector("#defs defs").cloneNode(true);
  for (const symbol of document.querySelectorAll("#defs symbol[id^=mark-]")) {
    defs.append(symbol.cloneNode(true));
  }
  const art = draw("g", { class: "art" });
  art.append(draw("rect", { x: box[0], y: box[1], width: box[2], height: box[3],
    fill: color("--sunken") }));
  lines.forEach((line, place) => {
    art.append(draw("text", { x: left, y: box[1] + size * 1.5 * (place + 1), class: "verdict",
      "font-size": place ? size * .7 : size, textLength: line.length * size * .5 > width + gap
        ? width + gap / 2 : null, lengthAdjust: "spacingAndGlyphs" }, line));
  });
  const shell = scene.dataset.radius;
  art.append(draw("rect", { x: left - 9, y: top_ - 9, width: width + 18, height: height + 18,
    rx: Number(shell) + 9, fill: color("--shell") }));
  const isOther = hasOther() && !ui.off.size && ui.cut < .5;
  for (const sheet of ownSheets()) {
    if (sheet.classList.contains("gone")) continue;
    const group = sheet.querySelector(isOther ? ".b" : ".a").cloneNode(true);
    group.removeAttribute("clip-path");
    group.removeAttribute("hidden");
    art.append(group);
  }
  picture.append(css, defs, art);
  return solved(new XMLSerializer().serializeToString(picture));
}
function save(content, type, end) {
  const link = make("a", { download: data.file.replace(/\.\w+$/, "") + end });
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
async function savePNG() {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([pictureText()], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = make("canvas", { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const content = await new Promise(done => canvas.toBlob(done));
  save(content, "image/png", ".png");
}
async function act(button) {
  const label = button.querySelector("span") ?? button, before = label.textContent;
  const done = text => {
    label.textContent = text;
    announce(text);
    setTimeout(() => { label.textContent = before; button.classList.remove("done"); }, 1_400);
  };
  try {
    const { act: name, copy } = button.dataset;
    if (name === "png") await savePNG();
    else if (name === "svg") save(pictureText(), "image/svg+xml", ".svg");
    else {
      await navigator.clipboard.writeText(copy ?? (name === "link" ? linkAddress() : markdown()));
    }
    button.classList.add("done");
    done(name === "png" || name === "svg" ? "Saved" : "Copied");
  } catch {
    done("Not possible here");
  }
}
"""#
}

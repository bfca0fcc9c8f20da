// Runs in a copy of a page of `touchmap map --format html` and writes down what it finds; see
// Scripts/check-html. It stands in a script element, so it must not hold that element's end tag.
// The screen: a hostile label, an overlay window over a window with a list.
"use strict";
addEventListener("load", () => {
  const lines = [];
  const check = (rule, holds) => lines.push(`${holds ? "ok" : "FAILED"}: ${rule}`);
  try {
    run(check);
  } catch (error) {
    lines.push(`FAILED: ${error.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "check-result";
  result.textContent = lines.join("\n");
  document.body.append(result);
});

function run(check) {
  const root = document.querySelector("[data-screen]");
  const map = root.querySelector(".map");
  const detail = root.querySelector(".detail");
  const regions = [...map.querySelectorAll(".region")];
  const rows = [...root.querySelectorAll("[role=option]")];
  const search = root.querySelector("input[type=search]");
  const view = map.viewBox.baseVal;

  function at(x, y) {
    const box = map.getBoundingClientRect();
    const element = document.elementFromPoint(
      box.left + (x - view.x) * box.width / view.width,
      box.top + (y - view.y) * box.height / view.height);
    return element;
  }
  function point(x, y) {
    at(x, y).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
  function press(key) {
    document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  const title = () => detail.querySelector("h3")?.textContent;
  const told = term => [...detail.querySelectorAll("dt")]
    .find(element => element.textContent === term)?.nextSibling.textContent;
  const hostile = `<\/script><script>document.title='taken'<\/script>`;

  check("texts of the dump are no markup",
    document.title.includes("<b>") && !document.querySelector("img, b b, h2 b")
    && document.scripts.length === 3 && document.styleSheets.length === 1);
  check("every region and every row has a name",
    [...regions, ...rows].every(one => (one.getAttribute("aria-label") ?? one.textContent).trim()));
  check("the map and the list are one stop each for Tab",
    regions.filter(one => one.tabIndex === 0).length === 1
    && rows.filter(one => one.tabIndex === 0).length === 1);
  check("the largest region is told about at once",
    title() === "UIView #list (line 2)"
    && root.querySelector(".count").textContent === "4 owners");
  check("changes are announced", detail.getAttribute("aria-live") === "polite");

  point(50, 30);
  const overlay = `Overlay</style> "<img src=x onerror=alert(1)>" (line 5)`;
  check("pointing tells the owner", title() === overlay);
  check("its way", told("Path") === `Overlay.Window (line 4) › ${overlay}`);
  check("its reason", told("Reason") === "contains the point and has no subview");
  check("its evidence", told("Evidence") === "exact");
  check("and what it gets",
    told("Gets") === "5,000 square points, 25% of the screen");
  point(150, 75);
  check("where the front window is not, the window behind gets the touch",
    title() === "UIView #list (line 2)");
  check("what a window in front takes is told",
    told("Gets").includes("UIWindow (line 1) alone would give it"));

  const front = root.querySelector(".windows input");
  front.click();
  point(50, 30);
  check("switching a window off shows who is behind",
    title()?.startsWith("UIButton \"<\/script><script>docu") === true
    && told("Label") === hostile);
  check("its rows go", rows.filter(row => !row.hidden).length === 3);
  front.click();
  check("and come back", rows.filter(row => !row.hidden).length === 4);

  regions.find(one => one.tabIndex === 0).focus();
  const first = document.activeElement;
  press("ArrowDown");
  check("an arrow key moves to a region beside",
    regions.includes(document.activeElement) && document.activeElement !== first
    && document.activeElement.tabIndex === 0 && first.tabIndex === -1);
  const kept = title();
  press("Enter");
  point(50, 30);
  check("Enter keeps a region",
    title() === kept && document.activeElement.getAttribute("aria-pressed") === "true");
  press("Escape");
  point(50, 30);
  check("Escape lets it go", title() !== kept && !map.querySelector("[aria-pressed=true]"));

  rows.find(row => row.tabIndex === 0).focus();
  press("Home");
  const row = document.activeElement;
  press("ArrowDown");
  check("arrow keys move in the list",
    row === rows[0] && document.activeElement === rows[1]
    && rows[1].getAttribute("aria-selected") === "true"
    && row.getAttribute("aria-selected") === "false");
  check("the list leads to the map",
    regions[Number(rows[1].dataset.r)].classList.contains("on"));

  search.value = "#LIST".slice(1);
  search.dispatchEvent(new Event("input"));
  check("the search finds by identifier",
    root.querySelector(".count").textContent === "1 of 4 owners"
    && rows.filter(one => !one.hidden).length === 1
    && regions.filter(one => !one.classList.contains("dim")).length === 1);
  search.value = "nothing like it";
  search.dispatchEvent(new Event("input"));
  check("and says when there is none",
    root.querySelector(".count").textContent === "0 of 4 owners");
  search.value = "";
  search.dispatchEvent(new Event("input"));
  check("an empty search shows all",
    rows.every(one => !one.hidden) && root.querySelector(".count").textContent === "4 owners");
  point(50, 30);
}

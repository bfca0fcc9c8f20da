extension MapPage {
  /// The script. It writes texts of the dump as texts only, never as markup.
  static let script = #"""
    "use strict";
    (() => {
      const NAME = 0, CLASS = 1, IDENTIFIER = 2, LABEL = 3, PARENT = 4, FRAME = 5, REASON = 6,
        ASSUMPTIONS = 7;
      const screens = JSON.parse(document.getElementById("touch-map-data").textContent);
      for (const root of document.querySelectorAll("[data-screen]")) {
        start(root, screens[Number(root.dataset.screen)]);
      }

      function start(root, screen) {
        const map = root.querySelector(".map");
        const list = root.querySelector(".owners");
        const detail = root.querySelector(".detail");
        const search = root.querySelector("input[type=search]");
        const count = root.querySelector(".count");
        const regions = [...map.querySelectorAll(".region")];
        const rows = [...list.children];
        const rowOf = [];
        for (const row of rows) rowOf[Number(row.dataset.r)] = row;
        const shown = regions.map(() => true);
        const texts = screen.regions.map(([place]) => {
          const node = screen.nodes[place];
          return [node[NAME], node[CLASS], node[IDENTIFIER], node[LABEL]].filter(Boolean)
            .join("\n").toLowerCase();
        });
        const off = new Set();
        let current = -1, kept = false;

        function node(index) { return screen.nodes[screen.regions[index][0]]; }

        function way(index) {
          const names = [];
          for (let place = screen.regions[index][0]; place >= 0;
            place = screen.nodes[place][PARENT]) names.unshift(screen.nodes[place][NAME]);
          return names.length > 12 ? [names[0], "…", ...names.slice(-10)] : names;
        }

        function assumed(index) {
          const sentences = [];
          for (let place = screen.regions[index][0]; place >= 0;
            place = screen.nodes[place][PARENT]) sentences.push(...screen.nodes[place][ASSUMPTIONS]);
          return sentences;
        }

        function area(index) {
          const [, window, left, alone] = screen.regions[index];
          const points = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
          const part = value => {
            const percent = (100 * value / screen.area).toFixed(1).replace(/\.0$/, "");
            return `${points.format(value)} square points, ${percent}% of the screen`;
          };
          if (Math.abs(alone - left) < 0.001) return part(left);
          const before = left > 0 ? part(left) : "nothing, windows in front take it";
          return `${before}; ${screen.windows[window]} alone would give it ${part(alone)}`;
        }

        function describe(index) {
          const facts = node(index);
          const sentences = assumed(index);
          const entries = [
            ["Gets", area(index)], ["Reason", facts[REASON]], ["Path", way(index).join(" › ")],
            ["Class", facts[CLASS]], ["Identifier", facts[IDENTIFIER]], ["Label", facts[LABEL]],
            ["Frame", facts[FRAME]],
            ["Evidence", sentences.length ? `assumed: ${sentences.join("; ")}` : screen.evidence],
          ];
          const title = document.createElement("h3");
          title.textContent = facts[NAME];
          const terms = document.createElement("dl");
          for (const [term, text] of entries) {
            if (!text) continue;
            terms.append(document.createElement("dt"), document.createElement("dd"));
            terms.lastChild.previousSibling.textContent = term;
            terms.lastChild.textContent = text;
          }
          detail.replaceChildren(title, terms);
        }

        function describeNobody() {
          const sentence = document.createElement("p");
          sentence.textContent = "Nobody gets a touch here: no window takes it.";
          detail.replaceChildren(sentence);
        }

        function leave() {
          if (current < 0) return;
          regions[current].classList.remove("on");
          rowOf[current].setAttribute("aria-selected", "false");
          current = -1;
        }

        function choose(index, scrolls) {
          if (index === current) return;
          leave();
          current = index;
          regions[index].classList.add("on");
          rowOf[index].setAttribute("aria-selected", "true");
          setStop(regions, index);
          setStop(rows, rows.indexOf(rowOf[index]));
          if (scrolls) {
            const row = rowOf[index];
            list.scrollTop += Math.min(0, row.offsetTop - list.offsetTop - list.scrollTop)
              || Math.max(0, row.offsetTop + row.offsetHeight - list.offsetTop - list.scrollTop
                - list.clientHeight);
          }
          describe(index);
        }

        const stops = new Map();
        function setStop(elements, index) {
          const before = stops.get(elements);
          if (before) before.tabIndex = -1;
          stops.set(elements, elements[index]);
          if (elements[index]) elements[index].tabIndex = 0;
        }

        function keep(index) {
          letGo();
          kept = true;
          choose(index, true);
          regions[index].setAttribute("aria-pressed", "true");
        }

        function letGo() {
          if (kept && current >= 0) regions[current].setAttribute("aria-pressed", "false");
          kept = false;
        }

        function indexOf(target) {
          const element = target.closest && target.closest("[data-r]");
          return element ? Number(element.dataset.r) : -1;
        }

        function goTo(index) { regions[index].focus({ preventScroll: true }); }

        const boxes = new Map();
        function box(index) {
          if (!boxes.has(index)) boxes.set(index, regions[index].getBBox());
          return boxes.get(index);
        }

        // The nearest region beside this one; a region straight ahead wins over one off the line.
        function neighbour(from, x, y) {
          const start = box(from);
          let best = -1, least = Infinity;
          for (let index = 0; index < regions.length; index++) {
            if (index === from || !shown[index]) continue;
            const other = box(index);
            const dx = other.x + other.width / 2 - start.x - start.width / 2;
            const dy = other.y + other.height / 2 - start.y - start.height / 2;
            const ahead = dx * x + dy * y, beside = Math.abs(dx * y) + Math.abs(dy * x);
            if (ahead <= 0) continue;
            const distance = ahead + 2 * beside;
            if (distance < least) [best, least] = [index, distance];
          }
          return best;
        }

        map.addEventListener("pointerover", event => {
          if (kept) return;
          const index = indexOf(event.target);
          if (index >= 0) return choose(index, true);
          leave();
          describeNobody();
        });
        map.addEventListener("click", event => {
          const index = indexOf(event.target);
          if (index < 0) return letGo();
          if (kept && index === current) return letGo();
          keep(index);
        });
        root.addEventListener("focusin", event => {
          const index = indexOf(event.target);
          if (index < 0) return;
          if (kept && index !== current) letGo();
          choose(index, map.contains(event.target));
        });
        map.addEventListener("keydown", event => {
          const index = indexOf(event.target);
          const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
            ArrowDown: [0, 1] }[event.key];
          if (index < 0) return;
          if (way) {
            const next = neighbour(index, ...way);
            if (next >= 0) goTo(next);
          } else if (event.key === "Enter" || event.key === " ") {
            if (kept) letGo(); else keep(index);
          } else return;
          event.preventDefault();
        });
        list.addEventListener("pointerover", event => {
          const index = indexOf(event.target);
          if (!kept && index >= 0) choose(index, false);
        });
        list.addEventListener("click", event => {
          const index = indexOf(event.target);
          if (index >= 0) keep(index);
        });
        list.addEventListener("keydown", event => {
          const visible = rows.filter(row => !row.hidden);
          const place = visible.indexOf(event.target.closest("[role=option]"));
          const next = { ArrowDown: place + 1, ArrowUp: place - 1, PageDown: place + 10,
            PageUp: place - 10, Home: 0, End: visible.length - 1 }[event.key];
          if (event.key === "Enter" || event.key === " ") keep(indexOf(event.target));
          else if (next === undefined) return;
          else visible[Math.min(Math.max(next, 0), visible.length - 1)]?.focus();
          event.preventDefault();
        });
        root.addEventListener("keydown", event => {
          if (event.key === "Escape") letGo();
        });

        function filter() {
          const wanted = search.value.trim().toLowerCase();
          let matches = 0;
          regions.forEach((region, index) => {
            const isOff = off.has(screen.regions[index][1]);
            const matched = texts[index].includes(wanted);
            shown[index] = matched && !isOff;
            region.classList.toggle("dim", !matched);
            rowOf[index].hidden = !shown[index];
            if (shown[index]) matches += 1;
          });
          count.textContent = wanted || off.size ? `${matches} of ${regions.length} owners`
            : `${regions.length} ${regions.length === 1 ? "owner" : "owners"}`;
          const first = rows.findIndex(row => !row.hidden);
          if (first >= 0 && (current < 0 || !shown[current])) {
            leave();
            setStop(rows, first);
            setStop(regions, Number(rows[first].dataset.r));
          }
        }

        search.addEventListener("input", filter);
        search.addEventListener("keydown", event => {
          const first = rows.find(row => !row.hidden);
          if (event.key !== "Enter" || !first) return;
          first.focus();
          event.preventDefault();
        });
        for (const input of root.querySelectorAll(".windows input")) {
          input.addEventListener("change", () => {
            const window = Number(input.dataset.window);
            if (input.checked) off.delete(window); else off.add(window);
            map.querySelector(`.layer[data-window="${window}"]`).style.display =
              input.checked ? "" : "none";
            if (kept && current >= 0 && off.has(screen.regions[current][1])) letGo();
            filter();
          });
        }
        filter();
        // Tells something before anything is pointed at: about the largest region.
        if (rows.length) choose(Number(rows[0].dataset.r), false);
      }
    })();
    """#
}

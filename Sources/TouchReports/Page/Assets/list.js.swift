extension PageAssets {
  // swift-format-ignore
  static let listScript = #"""
// What chooses the views of a list: a text, what becomes of touches, a window and a class.
const FILTERS = ["find", "only", "window", "class"];

// The roles of views by the words for what becomes of touches on them.
const STATES = { blocked: ["ghost"], small: ["small"], "cannot tell": ["unknown", "undecided"] };

// The views of the screen as a tree, what is blocked first, or those that a search or a filter
// finds; as many rows are made as can be seen, however many there are.
class ViewList {
  constructor(root, { whenChosen, whenFound, whenPointed }) {
    this.search = root.querySelector("input[type=search]");
    this.count = root.querySelector(".count");
    this.list = root.querySelector(".owners");
    Object.assign(this, { whenChosen, whenFound, active: -1 });
    this.list.setAttribute("role", "tree");
    this.list.setAttribute("aria-label", "Views of the screen");
    this.list.tabIndex = 0;
    this.list.addEventListener("scroll", () => this.#draw());
    this.list.addEventListener("keydown", event => this.#key(event));
    this.list.addEventListener("click", event => {
      const row = event.target.closest("[data-p]");
      if (!row) return;
      const place = Number(row.dataset.p);
      if (event.target.closest("i.fold")) this.#fold(place);
      else this.#choose(place);
    });
    this.list.addEventListener("pointerover", event => {
      const row = event.target.closest("[data-p]");
      whenPointed(row ? Number(row.dataset.p) : -1);
    });
    this.list.addEventListener("pointerleave", () => whenPointed(-1));
    this.search.addEventListener("input", () => this.#filter());
    const titles = { only: "Touches", window: "Window", class: "Class" };
    this.selects = Object.fromEntries(Object.entries(titles).map(([name, title]) => (
      [name, element("select", { "aria-label": title })])));
    const selects = Object.values(this.selects);
    this.search.after(element("div", { class: "filters" }, ...selects));
    for (const select of selects) select.addEventListener("change", () => this.#filter());
    for (const name of ["beforeprint", "afterprint"]) {
      addEventListener(name, () => this.#rowsOnPaper(name === "beforeprint"));
    }
    this.search.addEventListener("keydown", event => {
      if (event.key !== "Enter" || !this.search.value.trim() || !this.shown.length) return;
      event.preventDefault();
      this.#choose(this.shown[0]);
    });
  }

  // Shows another screen.
  take(screen) {
    if (screen === this.screen) return;
    this.screen = screen;
    this.texts = this.kinds = null;
    this.children = new Map();
    this.open = new Set();
    // How many blocked controls and culprits are in a view; those views come first and are open.
    this.inside = new Int32Array(screen.count);
    for (const place of screen.striking) {
      for (let above = screen.parent[place]; above >= 0; above = screen.parent[above]) {
        this.inside[above] += screen.ghostOf.has(place) ? 1 : 0;
        this.open.add(above);
      }
    }
    for (let place = 0; place < screen.count; place++) {
      const parent = screen.parent[place];
      if (!this.children.has(parent)) this.children.set(parent, []);
      this.children.get(parent).push(place);
    }
    const rank = place => (screen.isStriking(place) || this.open.has(place) ? 0 : 1);
    for (const [parent, places] of this.children) {
      if (places.length > 1) places.sort((one, other) => rank(one) - rank(other) || one - other);
      if (screen.count < 60) this.open.add(parent);
    }
    if (!screen.striking.length) this.children.get(-1)?.forEach(place => this.open.add(place));
    this.#fillSelects();
    this.#filter();
  }

  // What the list shows, for a link.
  get filters() {
    const chosen = Object.entries(this.selects).map(([name, select]) => [name, select.value]);
    return Object.fromEntries([["find", this.search.value.trim()], ...chosen]);
  }
  set filters(filters) {
    this.search.value = filters.find;
    for (const [name, select] of Object.entries(this.selects)) select.value = filters[name];
    this.#filter();
  }

  #fillSelects() {
    const { screen } = this, counts = new Map();
    this.classes = Array.from({ length: screen.count }, (_, place) => screen.className(place));
    for (const name of this.classes) counts.set(name, (counts.get(name) ?? 0) + 1);
    const classes = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 200);
    const options = {
      only: [["", "All views"], ...Object.keys(STATES).map(word => [word, word])],
      window: [["", "All windows"],
        ...screen.data.windows.map((root, place) => [place, screen.title(root)]).reverse()],
      class: [["", "All classes"], ...classes.map(([name, count]) => [name, `${name} (${count})`])],
    };
    for (const [name, select] of Object.entries(this.selects)) {
      const { value } = select;
      select.replaceChildren(...options[name].map(([key, text]) => (
        element("option", { value: key }, text))));
      select.value = value;
      if (select.selectedIndex < 0) select.value = "";
    }
  }

  // On paper all rows are seen, and none is folded.
  #rowsOnPaper(isOn) {
    this.isPrinted = isOn;
    if (this.level) this.#unfold();
    this.#draw();
  }

  // Marks the row of a view that was chosen on the map, and opens what it is in.
  mark(place, scrolls) {
    this.active = place;
    if (place >= 0 && this.level) {
      for (let above = this.screen.parent[place]; above >= 0; above = this.screen.parent[above]) {
        this.open.add(above);
      }
      this.#unfold();
    }
    const row = this.shown.indexOf(place);
    if (row >= 0 && scrolls) this.#reveal(row);
    this.#draw();
  }

  // Shows where the view under the pointer stands in the list.
  point(place) {
    if (place === this.pointed) return;
    this.pointed = place;
    for (const row of this.list.querySelectorAll("[data-p]")) {
      row.classList.toggle("pointed", Number(row.dataset.p) === place);
    }
  }

  #choose(place) {
    this.mark(place, true);
    this.whenChosen(place);
  }

  #fold(place) {
    if (!this.open.delete(place)) this.open.add(place);
    this.#unfold();
    this.#draw();
  }

  #unfold() {
    this.shown = [];
    this.level = [];
    const stack = (this.children.get(-1) ?? []).map(place => [place, 1]).reverse();
    while (stack.length) {
      const [place, outer] = stack.pop();
      const inner = this.children.get(place) ?? [];
      const isShown = this.isPrinted || place === this.active || !this.#isPlain(place);
      const level = isShown ? outer : outer - 1;
      if (isShown) {
        this.shown.push(place);
        this.level.push(level);
      }
      if (!this.open.has(place) && !this.isPrinted) continue;
      for (let next = inner.length - 1; next >= 0; next--) stack.push([inner[next], level + 1]);
    }
  }

  // A view around one other that nothing is to be said of has no row of its own.
  #isPlain(place) {
    const { screen } = this;
    return this.open.has(place) && this.children.get(place)?.length === 1
      && !screen.isStriking(place) && !screen.regionOf.has(place) && !screen.data.fates[place]
      && !screen.data.node.ignored[place];
  }

  // In a narrow list a row has two lines, so that name and note are read in full.
  get #rowHeight() {
    const isNarrow = this.list.clientWidth < 480;
    this.list.classList.toggle("narrow", isNarrow);
    return isNarrow ? 56 : 36;
  }

  #reveal(row) {
    const high = this.#rowHeight, top = row * high, height = this.list.clientHeight;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (top + high > this.list.scrollTop + height) this.list.scrollTop = top + high - height;
  }

  #filter() {
    const { screen } = this;
    const { only, window, class: kind, find } = this.filters, wanted = find.toLowerCase();
    const isFiltered = wanted || only || window || kind;
    const fits = place => (!only || STATES[only].includes(screen.state(place).role))
      && (!window || screen.window[place] === Number(window))
      && (!kind || this.classes[place] === kind);
    const count = `${screen.count.toLocaleString("en")} ${screen.count === 1 ? "view" : "views"}`;
    if (isFiltered) {
      this.texts ??= screen.data.texts.map(text => text.toLowerCase());
      const hits = this.texts.map(text => text.includes(wanted));
      const { name, search } = screen.data.node;
      this.kinds ??= name.map((_, place) => screen.kind(place).toLowerCase());
      const found = [[], [], []];
      for (let place = 0; place < screen.count; place++) {
        const isKind = this.kinds[place].includes(wanted);
        if (!hits[name[place]] && !isKind && !hits[search[place]] || !fits(place)) continue;
        found[screen.isStriking(place) ? 0 : screen.regionOf.has(place) ? 1 : 2].push(place);
      }
      this.shown = found.flat();
      this.level = null;
    } else this.#unfold();
    const found = this.shown.length.toLocaleString("en");
    this.count.textContent = isFiltered ? `${found} of ${count}` : "";
    this.list.scrollTop = 0;
    this.#draw();
    this.whenFound(isFiltered ? this.shown : [], Boolean(wanted));
  }

  #key(event) {
    const row = this.shown.indexOf(this.active);
    const next = { ArrowDown: row + 1, ArrowUp: Math.max(0, row - 1), PageDown: row + 8,
      PageUp: row - 8, Home: 0, End: this.shown.length - 1 }[event.key];
    const folds = { ArrowRight: false, ArrowLeft: true }[event.key];
    if (folds !== undefined && row >= 0 && this.level) {
      if (this.open.has(this.active) === folds && this.children.has(this.active)) {
        this.#fold(this.active);
      } else if (folds) {
        let above = this.screen.parent[this.active];
        while (above >= 0 && !this.shown.includes(above)) above = this.screen.parent[above];
        if (above >= 0) this.#choose(above);
      }
    } else if (next !== undefined && this.shown.length > 0) {
      this.#choose(this.shown[Math.min(Math.max(next, 0), this.shown.length - 1)]);
    } else return;
    event.preventDefault();
  }

  #draw() {
    const high = this.#rowHeight, seen = Math.ceil(this.list.clientHeight / high);
    const first = this.isPrinted ? 0 : Math.max(0, Math.floor(this.list.scrollTop / high) - 4);
    const last = Math.min(this.shown.length, this.isPrinted ? Infinity : first + seen + 8);
    const rows = [];
    for (let row = first; row < last; row++) rows.push(this.#row(row));
    const space = count => {
      const made = element("li", { class: "space", role: "presentation" });
      made.style.height = `${count * high}px`;
      return made;
    };
    this.list.replaceChildren(...(first ? [space(first)] : []), ...rows,
      ...(last < this.shown.length ? [space(this.shown.length - last)] : []));
    const row = this.list.querySelector("[aria-selected=true]");
    if (row) this.list.setAttribute("aria-activedescendant", row.id);
    else this.list.removeAttribute("aria-activedescendant");
  }

  #row(row) {
    const { screen } = this, place = this.shown[row];
    const isParent = this.level && this.children.has(place), isOpen = this.open.has(place);
    const fold = element("i", { class: "fold", "aria-hidden": "true" },
      isParent ? isOpen ? "▾" : "▸" : "");
    if (this.level) fold.style.setProperty("--level", Math.min(this.level[row] - 1, 12));
    const state = screen.state(place);
    const inside = this.inside[place];
    const word = isParent && !isOpen && inside ? `${inside} blocked inside` : state.word;
    const isNarrow = this.list.classList.contains("narrow");
    const note = isNarrow ? [word, `line ${screen.line(place)}`].filter(Boolean).join(" · ") : word;
    const made = element("li", { role: "treeitem", id: `${this.list.id}-${place}`, "data-p": place,
      "aria-selected": place === this.active, "aria-level": this.level?.[row] ?? 1 },
    fold, element("i", { class: `dot ${state.role}`, "aria-hidden": "true" }),
    element("b", {}, `${screen.label(place)} `, element("small", {}, screen.title(place))),
    element("span", {}, note));
    if (isParent) made.setAttribute("aria-expanded", isOpen);
    return made;
  }
}
"""#
}

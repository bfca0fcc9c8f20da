const ROW = 36;

// The owners, of which as many rows are made as can be seen, however many there are.
class OwnerList {
  constructor(root, screen, { whenChosen, whenFound }) {
    this.screen = screen;
    this.search = root.querySelector("input[type=search]");
    this.count = root.querySelector(".count");
    this.list = root.querySelector(".owners");
    this.whenChosen = whenChosen;
    this.whenFound = whenFound;
    this.all = screen.data.region.node.map((_, index) => index)
      .filter(index => screen.data.region.node[index] >= 0)
      .sort((one, other) => screen.data.region.area[other] - screen.data.region.area[one]);
    this.shown = this.all;
    this.active = -1;
    this.space = element("li", { class: "space", role: "presentation" });
    this.list.tabIndex = 0;
    this.list.addEventListener("scroll", () => this.#draw());
    this.list.addEventListener("keydown", event => this.#key(event));
    this.list.addEventListener("click", event => {
      const row = event.target.closest("[data-r]");
      if (row) this.#choose(Number(row.dataset.r));
    });
    this.search.addEventListener("input", () => this.#filter());
    this.search.addEventListener("keydown", event => {
      if (event.key !== "Enter" || this.shown.length === 0) return;
      event.preventDefault();
      this.#choose(this.shown[0]);
    });
    this.#filter();
  }

  // Marks the row of a region that was chosen on the map.
  mark(region, scrolls) {
    this.active = region;
    const place = this.shown.indexOf(region);
    if (place >= 0 && scrolls) this.#reveal(place);
    this.#draw();
  }

  #choose(region) {
    this.mark(region, true);
    this.whenChosen(region);
  }

  #reveal(place) {
    const top = place * ROW, height = this.list.clientHeight;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (top + ROW > this.list.scrollTop + height) this.list.scrollTop = top + ROW - height;
  }

  #text(region) {
    this.texts ??= this.screen.data.texts.map(text => text.toLowerCase());
    const node = this.screen.data.region.node[region];
    const { name, title, search } = this.screen.data.node;
    return [this.screen.data.region.name[region], name[node], title[node],
      search[node] ?? name[node]].map(text => this.texts[text] ?? "");
  }

  #filter() {
    const wanted = this.search.value.trim().toLowerCase();
    this.shown = wanted
      ? this.all.filter(region => this.#text(region).some(text => text.includes(wanted)))
      : this.all;
    const count = this.all.length;
    this.count.textContent = wanted ? `${this.shown.length} of ${owners(count)}` : owners(count);
    if (!this.shown.includes(this.active)) this.active = -1;
    this.list.scrollTop = 0;
    this.#draw();
    this.whenFound(wanted ? this.shown : []);
  }

  #key(event) {
    const place = this.shown.indexOf(this.active);
    const next = { ArrowDown: place + 1, ArrowUp: Math.max(0, place - 1), PageDown: place + 8,
      PageUp: place - 8, Home: 0, End: this.shown.length - 1 }[event.key];
    if (next !== undefined && this.shown.length > 0) {
      this.#choose(this.shown[Math.min(Math.max(next, 0), this.shown.length - 1)]);
      event.preventDefault();
    }
  }

  #draw() {
    const first = Math.max(0, Math.floor(this.list.scrollTop / ROW) - 4);
    const last = Math.min(this.shown.length, first + Math.ceil(this.list.clientHeight / ROW) + 8);
    const rows = [];
    for (let place = first; place < last; place++) rows.push(this.#row(place));
    const before = element("li", { class: "space", role: "presentation" });
    before.style.height = `${first * ROW}px`;
    this.space.style.height = `${(this.shown.length - last) * ROW}px`;
    this.list.replaceChildren(before, ...rows, this.space);
    const row = this.list.querySelector("[aria-selected=true]");
    if (row) this.list.setAttribute("aria-activedescendant", row.id);
    else this.list.removeAttribute("aria-activedescendant");
  }

  #row(place) {
    const region = this.shown[place], node = this.screen.data.region.node[region];
    return element("li", {
      role: "option", id: `${this.list.id}-${region}`, "data-r": region,
      "aria-selected": region === this.active, "aria-setsize": this.shown.length,
      "aria-posinset": place + 1,
    }, element("i", { class: `dot ${this.screen.role(region).id}`, "aria-hidden": "true" }),
    element("b", {}, this.screen.regionName(region), element("small", {}, this.screen.title(node))),
    element("span", {}, this.screen.share(region)));
  }
}

function owners(count) {
  return `${count.toLocaleString("en")} ${count === 1 ? "owner" : "owners"}`;
}

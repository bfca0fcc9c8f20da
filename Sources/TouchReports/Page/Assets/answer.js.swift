extension PageAssets {
  // swift-format-ignore
  static let answerScript = #"""
function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

// The answer beside the map, or on a phone the sheet over it.
class AnswerPanel {
  constructor(panel, { whenClosed, whenChosen, link, issue, isBeside }) {
    this.panel = panel;
    this.isBeside = isBeside;
    this.issue = issue;
    this.link = link;
    this.whenChosen = whenChosen;
    this.hint = [...panel.childNodes];
    this.body = element("div", { class: "body" });
    this.said = element("p", { class: "said", role: "status", "aria-live": "polite" });
    panel.parentNode.insertBefore(this.said, panel);
    panel.addEventListener("click", event => {
      const row = event.target.closest("[data-place]");
      if (event.target.closest(".close")) whenClosed();
      else if (row) whenChosen(Number(row.dataset.place));
    });
  }

  clear() {
    this.panel.classList.remove("open");
    this.panel.replaceChildren(...this.hint);
    this.said.textContent = "";
  }

  // Where the panel is not beside the map, it lies over the bottom of the page.
  #open() {
    this.panel.classList.add("open");
    this.panel.classList.toggle("over", !this.isBeside());
  }

  // Says what is no answer about a point.
  say(sentence) {
    const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "×");
    this.panel.replaceChildren(close, element("h3", {}, sentence));
    this.#open();
    this.said.textContent = sentence;
  }

  // Shows one answer, or those before and after a change.
  show(answers, active) {
    const isOne = answers.length === 1;
    const { answer } = answers[active];
    const others = answers.filter((_, side) => side !== active).map(other => element("p",
      { class: "other" }, element("b", {}, `${other.side}: `), this.#sentence(other.answer)));
    const side = isOne ? [] : [element("p", { class: "side-name" }, answers[active].side)];
    const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "×");
    this.body = element("div", { class: "body" }, ...side, ...this.#answer(answer, others),
      this.#command(answer, answers));
    this.panel.replaceChildren(close, this.body);
    this.#open();
    this.panel.scrollTop = 0;
    this.said.textContent = this.#summary(answers);
  }

  #summary(answers) {
    return answers.map(({ answer, side }) => (answers.length === 1 ? "" : `${side}: `)
      + this.#sentence(answer)).join(" ");
  }

  #sentence(answer) {
    const role = answer.role?.id;
    if (!role) return "This point is beside the screen.";
    if (answer.winner < 0 && role === "undecided") {
      return "Who gets it cannot be told: two elements overlap here.";
    }
    if (answer.winner < 0) return "No view gets it: no window takes it.";
    const name = answer.screen.regionName(answer.region);
    if (role === "undecided") return `${name} gets it, and what it does with it cannot be told.`;
    return role === "swallows" ? `${name} takes it.` : `${name} gets it.`;
  }

  #answer(answer, others) {
    const role = answer.role?.id ?? "nobody";
    const verdict = element("h3", {},
      element("i", { class: `dot ${role}`, "aria-hidden": "true" }), this.#sentence(answer));
    const parts = [verdict, ...others, ...this.#blocked(answer), this.#facts(answer)];
    const [asked, behind] = [true, false].map(isAsked => answer.candidates
      .filter(one => (one.outcome !== "notReached") === isAsked));
    if (asked.length > 0) {
      parts.push(element("h4", {}, "Asked, from the outside in"), this.#chain(answer, asked));
    }
    if (behind.length > 0) {
      const list = element("details", {}, element("summary", {}, `Never asked (${behind.length})`),
        this.#chain(answer, behind));
      list.open = behind.length <= 3;
      parts.push(list);
    }
    if (answer.assumptions.length > 0) {
      parts.push(element("h4", {}, "Assumptions"),
        element("ul", {}, ...answer.assumptions.map(text => element("li", {}, text))));
    }
    return parts;
  }

  #facts(answer) {
    const { winner, screen, evidence } = answer;
    const facts = [`At ${round(answer.x)}, ${round(answer.y)}`];
    if (winner >= 0) {
      const whole = screen.regionName(answer.region);
      facts.push(screen.title(winner) + (whole === screen.name(winner) ? "" : ` in ${whole}`),
        `gets ${screen.share(answer.region)} of the screen`);
    }
    facts.push(`evidence: ${evidence}${answer.caveat ? `, ${answer.caveat}` : ""}`);
    return element("p", { class: "facts" }, facts.join(" · "));
  }

  #chain(answer, candidates) {
    return element("ol", { class: "chain" }, ...candidates.map(one => this.#row(answer, one)));
  }

  #blocked(answer) {
    const { screen } = answer;
    if (answer.winner < 0) return [];
    const names = answer.blocked.flatMap(ghost =>
      [", ", element("bdi", {}, `"${screen.name(ghost.node)}"`)]).slice(1);
    const parts = names.length > 0
      ? [element("p", { class: "blocked" }, "Blocked here: ", ...names, ".")] : [];
    const covered = screen.coveredAt(answer.x, answer.y).filter(place => place !== answer.winner);
    for (const place of covered.slice(0, 5)) {
      parts.push(element("p", {}, `${screen.name(place)}: ${screen.state(place).word}.`));
    }
    const fix = answer.blocked.find(ghost => ghost.fix)?.fix;
    if (fix) parts.push(element("p", { class: "fix" }, fix));
    return parts;
  }

  #row({ screen }, { place, outcome, reason, text }) {
    const name = element("b", {}, screen.name(place));
    const row = element("li", { class: outcome, "data-reason": reason },
      element("button", { type: "button", "data-place": place }, name,
        element("small", {}, screen.title(place))), element("span", {}, text));
    return row;
  }

  // The lines for an issue, with what the page says of one point.
  #issueAbout(answer, answers) {
    const said = markdown(`At ${round(answer.x)}, ${round(answer.y)}: ${this.#summary(answers)}`);
    return [this.issue(), "", said, "", "```sh", answer.command.replace(/\s*\n\s*/g, " "), "```"]
      .join("\n");
  }

  #command(answer, answers) {
    const code = element("code", { tabindex: "0" }, answer.command);
    const said = element("span", { class: "copied", role: "status" });
    const button = (title, text) => {
      const made = element("button", { type: "button" }, title);
      made.addEventListener("click", async () => {
        said.textContent = await copy(text()) ? "Copied" : "Select it and copy";
      });
      return made;
    };
    return element("div", { class: "command" }, element("h4", {}, "To repeat it"), code,
      element("p", {}, button("Copy command", () => answer.command),
        button("Copy link", () => this.link()),
        button("Copy for an issue, with this point", () => this.#issueAbout(answer, answers)),
        said));
  }
}

// A text in Markdown that neither marks anything nor mentions or links to anything.
function markdown(text) {
  return text.replace(/[\\|_*`[\]~<>&#@]|:(?=\/\/)|(?<=www)\./g,
    sign => `\\${sign}${/[@#]/.test(sign) ? "\u200b" : ""}`);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
"""#
}

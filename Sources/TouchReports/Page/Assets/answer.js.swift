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
  constructor(panel, { whenClosed, whenChosen, whenSwitched, link, issue, isBeside }) {
    this.panel = panel;
    this.isBeside = isBeside;
    this.issue = issue;
    this.link = link;
    this.whenChosen = whenChosen;
    this.whenSwitched = whenSwitched;
    this.view = element("section", { class: "view" });
    this.hint = [...panel.childNodes];
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
  #open(...content) {
    const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "×");
    this.panel.replaceChildren(close, ...content);
    this.panel.classList.add("open");
    this.panel.classList.toggle("over", !this.isBeside());
  }

  // Says what is no answer about a point.
  say(sentence) {
    this.#open(element("h3", {}, sentence), this.view);
    this.said.textContent = sentence;
  }

  // Shows one answer, or those before and after a change.
  show(answers, active) {
    const isOne = answers.length === 1;
    const { answer } = answers[active];
    const others = answers.filter((_, side) => side !== active).map(other => element("p",
      { class: "other" }, element("b", {}, `${other.side}: `), this.#sentence(other.answer)));
    const side = isOne ? [] : [element("p", { class: "side-name" }, answers[active].side)];
    this.#open(element("div", { class: "body" }, ...side, ...this.#answer(answer, others),
      this.#command(answer, answers)));
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
    const parts = [verdict, ...others, ...this.#blocked(answer), this.#facts(answer), this.view];
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

  // Tells of the view that is chosen: its place and size, what is not as in a new view, what lies
  // next to it, and what shows the screen without it: a state of the page, or a command.
  describe(screen, place, gaps, state, isOff) {
    if (place < 0) return this.view.replaceChildren();
    const { facts, search } = screen.data.node, label = screen.text(search[place]);
    const told = [`Line ${screen.line(place)} of the dump`, screen.extent(place),
      label && `label "${label}"`, screen.text(facts[place])].filter(Boolean);
    const next = gaps.map(({ side, gap, other }) => `${gap} ${side}: ${screen.label(other)}`);
    const parts = [element("h4", {}, screen.kind(place)), element("p", {}, told.join(" · "))];
    if (next.length > 0) {
      parts.push(element("p", {}, `Next targets, in points: ${next.join("; ")}.`));
    }
    if (state >= 0) {
      const button = element("button", { type: "button" },
        isOff ? "Switch it on again" : "Switch it off");
      button.addEventListener("click", () => this.whenSwitched(state));
      parts.push(element("p", {}, button));
    } else {
      const command = screen.commandWithout(place);
      parts.push(element("details", {}, element("summary", {}, "The screen without it"),
        ...this.#toCopy(command, [["Copy the command", () => command]])));
    }
    this.view.replaceChildren(...parts);
  }

  // A command with buttons that copy it or another text.
  #toCopy(command, buttons) {
    const said = element("span", { class: "copied", role: "status" });
    return [element("code", { tabindex: "0" }, command),
      element("p", {}, ...buttons.map(([title, text]) => {
        const made = element("button", { type: "button" }, title);
        made.addEventListener("click", async () => {
          said.textContent = await copy(text()) ? "Copied" : "Select it and copy";
        });
        return made;
      }), said)];
  }

  #chain({ screen }, candidates) {
    const rows = candidates.map(({ place, outcome, reason, text }) => element("li",
      { class: outcome, "data-reason": reason },
      element("button", { type: "button", "data-place": place },
        element("b", {}, screen.name(place)), element("small", {}, screen.title(place))),
      element("span", {}, text)));
    return element("ol", { class: "chain" }, ...rows);
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

  // The lines for an issue, with what the page says of one point.
  #issueAbout(answer, answers) {
    const said = markdown(`At ${round(answer.x)}, ${round(answer.y)}: ${this.#summary(answers)}`);
    return [this.issue(), "", said, "", "```sh", answer.command.replace(/\s*\n\s*/g, " "), "```"]
      .join("\n");
  }

  #command(answer, answers) {
    return element("div", { class: "command" }, element("h4", {}, "To repeat it"),
      ...this.#toCopy(answer.command, [["Copy command", () => answer.command],
        ["Copy link", () => this.link()],
        ["Copy for an issue, with this point", () => this.#issueAbout(answer, answers)]]));
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

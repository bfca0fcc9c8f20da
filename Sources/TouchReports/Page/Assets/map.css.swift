extension PageAssets {
  // swift-format-ignore
  static let mapStyle = #"""
.pane { display: grid; }
.scene, .marks { display: block; grid-area: 1 / 1; }
.faint { opacity: .35; }
.difference .labels :is(.name, .sign-name) { stroke-width: 6px; }
.scene .outside { fill: var(--page); }
.scene.dense .region { stroke-width: calc(var(--unit, 1) * .1px); }
.patterns { position: absolute; width: 0; height: 0; }
.regions { opacity: var(--ink, 1); }
.regions .whole { --ink: 1; }
.labels { pointer-events: none; }
.labels > * { transform-box: fill-box; transform-origin: center; }
html:not(.live) .labels:not([data-fit~=last]) { display: none; }
@media (max-width: 44rem) { html:not(.live) .labels:not([data-fit~=first]) { display: none; }
  html:not(.live) .labels[data-fit~=first] { display: inline; } }
.changed { fill: none; fill-rule: evenodd; stroke: var(--text);
  stroke-width: calc(var(--unit, 1) * 2.5px);
  stroke-dasharray: calc(var(--unit, 1) * 2px) calc(var(--unit, 1) * 3px); }
.marks { pointer-events: none; }
.drawn path { fill: none; stroke-width: calc(var(--unit, 1) * 2px); }
.drawn .pointed { stroke: var(--text); stroke-opacity: .6; }
.drawn .gaps { stroke: var(--text); stroke-dasharray: calc(var(--unit, 1) * 3px); }
.drawn .found { stroke: var(--accent); }
.drawn .chosen { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2.5px); }
.drawn .chosen.halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 6px); }
.cross path { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 1px); stroke-opacity: .8; }
.cross circle { fill: none; stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2px); }
.cross .halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 5px); }
.dot { display: inline-block; flex: none; width: .95rem; height: .95rem; margin-right: .45rem;
  border: 2px solid var(--nobody-stroke); border-radius: 4px; vertical-align: -.1rem; }
.dot.swallows { background: var(--swallows-fill); border-color: var(--swallows-stroke); }
.dot.small { background: var(--small-fill); border: 2px dotted var(--small-stroke); }
.dot.target { background: var(--target-fill); border-color: var(--target-stroke); }
.dot.background { background: var(--background-fill); border: 1px solid var(--background-stroke); }
.dot.system { background: var(--system-fill); border: 3px double var(--system-stroke); }
.dot.nobody { background: none; border: 2px dashed var(--nobody-stroke); }
.dot.undecided { background: var(--undecided-fill); border-color: var(--undecided-stroke); }
.dot.ghost { background: var(--swallows-fill); border: 2px dashed var(--page);
  outline: 1px solid var(--swallows-stroke); }
.dot:is(.scrolls, .covered, .unknown, .disabled) { position: relative; border-radius: 50%;
  border: 1px solid var(--page); background: var(--unknown-sign); }
.dot:is(.scrolls, .covered) { background: var(--scrolls-sign); }
.dot:is(.scrolls, .covered, .unknown, .disabled)::after { position: absolute; inset: 0;
  color: var(--blocked-line); font: 700 .7rem/.85rem system-ui, sans-serif; text-align: center; }
.dot.scrolls::after { content: "↕"; }
.dot.covered::after { content: "↕"; opacity: .7; }
.dot.unknown::after { content: "?"; }
.dot.disabled::after { content: "–"; }
.dot.none { visibility: hidden; }
"""#
}

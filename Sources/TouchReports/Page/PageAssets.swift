// Scripts/page-assets writes this file from the texts in Assets.

/// What the HTML pages consist of besides what is in a dump.
enum PageAssets {
  /// The style sheet of map pages.
  static let mapStyle = #"""
    :root {
      --page: #ffffff;
      --text: #1c1c1e;
      --quiet: #5b5b60;
      --swallows-fill: #cf1f2e;
      --swallows-stroke: #7a0b14;
      --swallows-ink: #ffffff;
      --small-fill: #ffbf3a;
      --small-stroke: #7d5000;
      --small-ink: #332100;
      --target-fill: #a9d2ff;
      --target-stroke: #0a4fa3;
      --target-ink: #06264f;
      --background-fill: #e9e9ed;
      --background-stroke: #76767e;
      --background-ink: #47474d;
      --system-fill: #b7aacb;
      --system-stroke: #5a4a80;
      --system-ink: #1d1233;
      --nobody-fill: #ffffff;
      --nobody-stroke: #76767e;
      --nobody-ink: #47474d;
      --undecided-fill: #ffffff;
      --undecided-stroke: #76767e;
      --undecided-ink: #47474d;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618;
        --text: #f2f2f7;
        --quiet: #aeaeb2;
        --swallows-fill: #c4202d;
        --swallows-stroke: #ffa9ac;
        --swallows-ink: #ffffff;
        --small-fill: #e8a825;
        --small-stroke: #fff0c9;
        --small-ink: #1f1500;
        --target-fill: #174f96;
        --target-stroke: #86bbff;
        --target-ink: #eef5ff;
        --background-fill: #303034;
        --background-stroke: #8e8e96;
        --background-ink: #d2d2d8;
        --system-fill: #7865b0;
        --system-stroke: #cfc4ea;
        --system-ink: #ffffff;
        --nobody-fill: #161618;
        --nobody-stroke: #8e8e96;
        --nobody-ink: #c9c9cf;
        --undecided-fill: #161618;
        --undecided-stroke: #8e8e96;
        --undecided-ink: #c9c9cf;
      }
    }
    :root {
      color-scheme: light dark;
      --panel: #f5f5f7;
      --raised: #fff;
      --line: #c9c9ce;
      --accent: #0050d8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --panel: #232326;
        --raised: #2c2c30;
        --line: #4a4a4f;
        --accent: #8ab8ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto;
      padding: 1rem clamp(.75rem, 2.5vw, 2rem) 4rem;
      max-width: 82rem;
      background: var(--page);
      color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1rem; margin: 0; color: var(--quiet); font-weight: 600; }
    h2 { font-size: 1.35rem; line-height: 1.2; margin: .15rem 0 0; }
    h3 { font-size: 1.15rem; line-height: 1.25; margin: 0 0 .25rem; }
    h4 { font-size: .8rem; margin: 1rem 0 .35rem; color: var(--quiet); font-weight: 600; }
    p { margin: .25rem 0; }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    small { color: var(--quiet); font-size: .8rem; }
    code { font: .85rem/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; }
    .facts, .count { color: var(--quiet); }
    .notice:empty, .said { display: none; }
    .notice {
      margin: .5rem 0;
      padding: .5rem .75rem;
      border: 1px solid var(--small-stroke);
      border-radius: 8px;
      background: var(--small-fill);
      color: var(--small-ink);
    }
    .said {
      display: block;
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    button, input { font: inherit; color: inherit; }
    button {
      min-height: 2.25rem;
      padding: .25rem .75rem;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: var(--raised);
      cursor: pointer;
    }
    button:disabled { color: var(--quiet); cursor: default; border-style: dashed; }
    button:hover:enabled { border-color: var(--accent); }
    :is(button, input, summary, a, code, .owners, .canvas, dialog):focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    [hidden] { display: none !important; }
    .scene, .marks { display: block; grid-area: 1 / 1; }
    .scene .outside { fill: var(--page); }
    .region {
      fill-rule: evenodd;
      stroke-width: calc(var(--unit, 1) * var(--edge, 1) * 1px);
      stroke-linejoin: round;
    }
    .dense { --edge: .1; }
    .region.swallows { fill: url(#swallows); stroke: var(--swallows-stroke); }
    .region.small { fill: url(#small); stroke: var(--small-stroke); }
    .region.target { fill: var(--target-fill); stroke: var(--target-stroke); }
    .region.background { fill: var(--background-fill); stroke: var(--background-stroke); }
    .region.system { fill: url(#system); stroke: var(--system-stroke); }
    .region.nobody { fill: url(#nobody); stroke: var(--nobody-stroke); }
    .region.undecided { fill: url(#undecided); stroke: var(--undecided-stroke); }
    .region.target, .region.small {
      stroke-width: calc(var(--unit, 1) * var(--edge, 1) * 1.5px);
    }
    .patterns { position: absolute; width: 0; height: 0; }
    .swallows-ground { fill: var(--swallows-fill); }
    .swallows-line { stroke: var(--swallows-stroke); }
    .small-ground { fill: var(--small-fill); }
    .small-line { stroke: var(--small-stroke); }
    .system-ground { fill: var(--system-fill); }
    .system-line { stroke: var(--system-stroke); }
    .nobody-ground { fill: var(--nobody-fill); }
    .nobody-line { stroke: var(--nobody-stroke); }
    .undecided-ground { fill: var(--undecided-fill); }
    .undecided-line { stroke: var(--undecided-stroke); }
    .regions { opacity: var(--ink, 1); }
    .ghost path { fill: #000; fill-opacity: .1; stroke: #000; stroke-opacity: .55;
      stroke-width: calc(var(--unit, 1) * 4.5px); }
    .ghost .dashes {
      fill: none;
      stroke: #fff;
      stroke-opacity: 1;
      stroke-width: calc(var(--unit, 1) * 2px);
      stroke-dasharray: calc(var(--unit, 1) * 6px) calc(var(--unit, 1) * 4px);
    }
    .ghost circle { fill: #000; fill-opacity: .6; }
    .ghost use { color: #fff; }
    .labels { pointer-events: none; text-anchor: middle; font-weight: 600; }
    .labels text { dominant-baseline: central; }
    .labels .note { font-weight: 400; }
    .labels .on-swallows { fill: var(--swallows-ink); }
    .labels .on-small { fill: var(--small-ink); }
    .labels .on-target { fill: var(--target-ink); }
    .labels .on-background { fill: var(--background-ink); font-weight: 500; }
    .labels .on-system { fill: var(--system-ink); font-weight: 500; }
    .labels .on-undecided { fill: var(--undecided-ink); }
    .labels .on-ghost { fill: #fff; paint-order: stroke; stroke: #000; stroke-opacity: .55;
      stroke-width: calc(var(--unit, 1) * 3px); }
    .shot ~ .labels text {
      paint-order: stroke;
      stroke: var(--page);
      stroke-opacity: .75;
      stroke-width: calc(var(--unit, 1) * 3px);
      fill: var(--text);
    }
    .changed { fill: none; stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2.5px);
      stroke-dasharray: calc(var(--unit, 1) * 2px) calc(var(--unit, 1) * 3px); }
    .marks { pointer-events: none; }
    .marks path { fill: none; stroke-width: calc(var(--unit, 1) * 2px); }
    .marks .pointed { stroke: var(--text); stroke-opacity: .6; }
    .marks .found { stroke: var(--accent); fill: var(--accent); fill-opacity: .18; }
    .marks .chosen { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2.5px); }
    .marks .chosen.halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 6px); }
    .cross path { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 1px); stroke-opacity: .8; }
    .cross circle { fill: none; stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2px); }
    .cross .halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 5px); }
    .dot {
      display: inline-block;
      flex: none;
      width: .95rem;
      height: .95rem;
      margin-right: .45rem;
      border: 2px solid var(--nobody-stroke);
      border-radius: 4px;
      vertical-align: -.1rem;
    }
    .dot.swallows { background: var(--swallows-fill); border-color: var(--swallows-stroke); }
    .dot.small { background: var(--small-fill); border: 2px dotted var(--small-stroke); }
    .dot.target { background: var(--target-fill); border-color: var(--target-stroke); }
    .dot.background { background: var(--background-fill); border: 1px solid var(--background-stroke); }
    .dot.system { background: var(--system-fill); border: 3px double var(--system-stroke); }
    .dot.nobody { background: none; border: 2px dashed var(--nobody-stroke); }
    .dot.undecided { background: var(--undecided-fill); border-color: var(--undecided-stroke); }
    .stage {
      display: grid;
      grid-template: "map intro" auto "map side" 1fr / minmax(0, max-content) minmax(19rem, 1fr);
      gap: 1rem 2rem;
      margin-top: .75rem;
    }
    .stage.empty { display: block; }
    .intro { grid-area: intro; }
    .stage + .stage { border-top: 1px solid var(--line); padding-top: 1.25rem; }
    .verdict { margin: .75rem 0 0; display: grid; gap: .75rem; }
    .culprit {
      display: grid;
      gap: .15rem;
      padding: .7rem 1rem .8rem;
      border-left: 6px solid var(--swallows-fill);
      border-radius: 8px;
      background: var(--panel);
    }
    .culprit h3 { margin: 0; }
    .culprit .fix { display: block; }
    .fix b { color: var(--text); }
    .proof { color: var(--quiet); font-size: .9rem; }
    .fine { border-left-color: var(--target-stroke); }
    .verdict details .culprit { margin-top: .6rem; }
    figure {
      grid-area: map;
      align-self: start;
      position: sticky;
      top: .75rem;
      min-width: 0;
      margin: 0;
    }
    .canvas {
      display: grid;
      width: fit-content;
      max-width: 100%;
      position: relative;
      overflow: hidden;
      border: 1px solid var(--line);
      border-radius: 10px;
      touch-action: pan-x pan-y;
      cursor: crosshair;
    }
    .canvas.zoomed { touch-action: none; }
    .canvas svg { max-width: 100%; width: auto; height: auto; max-height: max(22rem, 100vh - 13rem); }
    html:not(.live) .canvas { display: flex; flex-wrap: wrap; gap: 1rem; border: 0; }
    html:not(.live) .marks { display: none; }
    .live .compare .after { clip-path: inset(0 0 0 var(--cut, 50%)); }
    .divider { display: none; }
    .live .compare:not(.whole) .divider {
      display: block;
      position: absolute;
      inset: 0 auto 0 var(--cut, 50%);
      width: 3px;
      margin-left: -1.5px;
      background: var(--text);
      box-shadow: 0 0 0 1px var(--page);
      pointer-events: none;
    }
    .tools { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .5rem; align-items: center; }
    .tools button { min-width: 2.5rem; }
    .slider { display: flex; gap: .6rem; align-items: center; margin-top: .5rem; font-size: .85rem; }
    .slider input { flex: 1; min-width: 0; accent-color: var(--accent); min-height: 1.75rem; }
    html:not(.live) .slider { display: none; }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .6rem; font-size: .85rem;
      width: 0; min-width: 100%; }
    .legend li { display: flex; align-items: center; }
    .side { grid-area: side; min-width: 0; display: flex; flex-direction: column; gap: 1rem; }
    .answer {
      position: relative;
      background: var(--panel);
      border-radius: 10px;
      padding: .9rem 1rem 1rem;
    }
    .answer .facts { font-size: .85rem; }
    .answer .robbed { font-weight: 600; }
    .answer .close, .layers .close {
      position: absolute;
      top: .5rem;
      right: .5rem;
      min-width: 2.5rem;
      font-size: 1.2rem;
      line-height: 1;
      padding: 0;
    }
    .answer h3 { padding-right: 2.75rem; }
    .side-name { font-weight: 600; color: var(--accent); margin: 0 2.75rem 0 0; }
    .answer .other { padding: .35rem .6rem; border-left: 3px solid var(--accent); }
    .chain { display: grid; gap: .3rem; }
    .chain li { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; }
    .chain button { display: block; border: 0; padding: 0; min-height: 1.75rem; text-align: left;
      background: none; }
    .chain b { font-weight: 600; margin-right: .5rem; }
    .chain span { color: var(--quiet); font-size: .88rem; }
    .chain .hit { border-left: 6px solid var(--text); padding-left: .45rem; }
    .chain .notReached { border-left-style: dashed; }
    .command code {
      display: block;
      padding: .5rem .6rem;
      border-radius: 6px;
      background: var(--raised);
      border: 1px solid var(--line);
      user-select: all;
    }
    .command p { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin-top: .5rem; }
    .search label { display: block; font-size: .85rem; color: var(--quiet); }
    .search input {
      width: 100%;
      min-height: 2.4rem;
      padding: .35rem .65rem;
      background: var(--raised);
      border: 1px solid var(--quiet);
      border-radius: 8px;
    }
    .count { font-size: .85rem; margin-top: .35rem; min-height: 1.45em; }
    .owners { border: 1px solid var(--line); border-radius: 10px; max-height: 22rem; overflow-y: auto; }
    .owners:empty { display: none; }
    .owners [role=option] { display: flex; align-items: center; height: 36px; padding: 0 .6rem;
      cursor: pointer; }
    .owners b { flex: 1; min-width: 0; font-weight: 500; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .owners small { margin-left: .5rem; }
    .owners span { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap;
      margin-left: .5rem; }
    .owners [aria-selected=true] { background: var(--panel); box-shadow: inset 4px 0 0 var(--accent); }
    details > ul { padding-left: 1.1rem; list-style: disc; margin: .4rem 0; }
    .findings { display: grid; gap: .5rem; margin: .5rem 0; }
    .findings li { list-style: none; margin-left: -1.1rem; }
    .findings button { text-align: left; }
    .layers {
      width: min(60rem, calc(100vw - 1.5rem));
      max-height: calc(100vh - 1.5rem);
      border: 1px solid var(--line);
      border-radius: 14px;
      padding: 1rem;
      background: var(--page);
      color: var(--text);
      overflow: auto;
    }
    .layers::backdrop { background: rgb(0 0 0 / .5); }
    .layers svg { display: block; width: 100%; max-height: 52vh; }
    .layers li { display: flex; flex-wrap: wrap; gap: 0 .6rem; padding: .3rem .6rem; border-radius: 6px;
      cursor: pointer; border-left: 4px solid transparent; }
    .layers li span { color: var(--quiet); }
    .layers li.on { background: var(--panel); border-left-color: var(--accent); }
    .sheet { cursor: pointer; }
    .sheet .whole { fill: var(--panel); fill-opacity: .25; stroke: var(--line); stroke-width: .5; }
    .sheet .own { fill: var(--background-fill); fill-opacity: .75; stroke: var(--quiet); }
    .sheet.hit .own { fill: var(--target-fill); stroke: var(--target-stroke); stroke-width: 2; }
    .sheet.notReached .own { stroke-dasharray: 4 3; fill-opacity: .4; }
    .sheet circle { fill: var(--text); }
    .needle { fill: none; stroke: var(--text); stroke-dasharray: 2 3; pointer-events: none; }
    .sheet.on .own { stroke: var(--accent); stroke-width: 3; fill-opacity: .95; }
    @media (max-width: 56rem) {
      .stage { display: block; }
      .verdict { margin-bottom: 1rem; }
      figure { position: static; margin: 0 auto 1.25rem; width: fit-content; max-width: 100%; }
      .canvas svg { max-height: none; }
    }
    @media (max-width: 44rem) {
      .live .answer.open {
        position: fixed;
        inset: auto 0 0;
        z-index: 2;
        max-height: 52vh;
        overflow-y: auto;
        border-radius: 16px 16px 0 0;
        border: 1px solid var(--line);
        border-bottom: 0;
        box-shadow: 0 -6px 30px rgb(0 0 0 / .25);
        padding-bottom: 1.5rem;
      }
      .keys { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .answer.open .body { animation: rise .18s ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(6px); } }
    }
    @media print {
      .tools, .slider, .search, .command, .answer:not(.open) { display: none; }
      .owners { max-height: none; overflow: visible; }
    }
    """#

  /// The hash by which a page's policy allows it.
  static let mapStyleHash = "sha256-BirgGpn3rbZoGTe/ypjlIjtJ0uX03ID73QLtzxto3cQ="

  /// The style sheet of taps pages.
  static let tapsStyle = #"""
    :root {
      --page: #ffffff;
      --text: #1c1c1e;
      --quiet: #5b5b60;
      --swallows-fill: #cf1f2e;
      --swallows-stroke: #7a0b14;
      --swallows-ink: #ffffff;
      --small-fill: #ffbf3a;
      --small-stroke: #7d5000;
      --small-ink: #332100;
      --target-fill: #a9d2ff;
      --target-stroke: #0a4fa3;
      --target-ink: #06264f;
      --background-fill: #e9e9ed;
      --background-stroke: #76767e;
      --background-ink: #47474d;
      --system-fill: #b7aacb;
      --system-stroke: #5a4a80;
      --system-ink: #1d1233;
      --nobody-fill: #ffffff;
      --nobody-stroke: #76767e;
      --nobody-ink: #47474d;
      --undecided-fill: #ffffff;
      --undecided-stroke: #76767e;
      --undecided-ink: #47474d;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618;
        --text: #f2f2f7;
        --quiet: #aeaeb2;
        --swallows-fill: #c4202d;
        --swallows-stroke: #ffa9ac;
        --swallows-ink: #ffffff;
        --small-fill: #e8a825;
        --small-stroke: #fff0c9;
        --small-ink: #1f1500;
        --target-fill: #174f96;
        --target-stroke: #86bbff;
        --target-ink: #eef5ff;
        --background-fill: #303034;
        --background-stroke: #8e8e96;
        --background-ink: #d2d2d8;
        --system-fill: #7865b0;
        --system-stroke: #cfc4ea;
        --system-ink: #ffffff;
        --nobody-fill: #161618;
        --nobody-stroke: #8e8e96;
        --nobody-ink: #c9c9cf;
        --undecided-fill: #161618;
        --undecided-stroke: #8e8e96;
        --undecided-ink: #c9c9cf;
      }
    }
    :root {
      color-scheme: light dark;
      --panel: #f5f5f7;
      --raised: #fff;
      --line: #c9c9ce;
      --accent: #0050d8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --panel: #232326;
        --raised: #2c2c30;
        --line: #4a4a4f;
        --accent: #8ab8ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto;
      padding: 1rem clamp(.75rem, 2.5vw, 2rem) 4rem;
      max-width: 82rem;
      background: var(--page);
      color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1rem; margin: 0; color: var(--quiet); font-weight: 600; }
    h2 { font-size: 1.35rem; line-height: 1.2; margin: .15rem 0 0; }
    h3 { font-size: 1.15rem; line-height: 1.25; margin: 0 0 .25rem; }
    h4 { font-size: .8rem; margin: 1rem 0 .35rem; color: var(--quiet); font-weight: 600; }
    p { margin: .25rem 0; }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    small { color: var(--quiet); font-size: .8rem; }
    code { font: .85rem/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; }
    .facts, .count { color: var(--quiet); }
    .notice:empty, .said { display: none; }
    .notice {
      margin: .5rem 0;
      padding: .5rem .75rem;
      border: 1px solid var(--small-stroke);
      border-radius: 8px;
      background: var(--small-fill);
      color: var(--small-ink);
    }
    .said {
      display: block;
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    button, input { font: inherit; color: inherit; }
    button {
      min-height: 2.25rem;
      padding: .25rem .75rem;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: var(--raised);
      cursor: pointer;
    }
    button:disabled { color: var(--quiet); cursor: default; border-style: dashed; }
    button:hover:enabled { border-color: var(--accent); }
    :is(button, input, summary, a, code, .owners, .canvas, dialog):focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    [hidden] { display: none !important; }
    .taps { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    .taps svg { width: 20rem; max-width: 100%; height: auto; border: 1px solid var(--line); }
    .taps table { border-collapse: collapse; }
    .taps td, .taps th { padding: .15rem .8rem .15rem 0; text-align: left; }
    .taps td:first-child { text-align: right; }
    .taps .dead { font-weight: 600; }
    .heat .muted { fill: var(--background-fill); fill-opacity: .5; fill-rule: evenodd;
      stroke: var(--background-stroke); stroke-width: .5; }
    .heat .tap { fill: var(--target-stroke); fill-opacity: .75; }
    .heat .dead-tap { fill: var(--swallows-fill); stroke: var(--swallows-stroke); stroke-width: .75; }
    """#

  /// The hash by which a page's policy allows it.
  static let tapsStyleHash = "sha256-eN8nZbvkGiXjjZmoLjxwU0tu3gw+RFpvw29IMngLsx4="

  /// The script of map pages.
  static let script = #"""
    "use strict";
    (() => {
      // One screen of the page: what was written about it, and what follows from that at once.
      class ScreenData {
        constructor(data) {
          const { node, region } = data;
          this.data = data;
          this.frame = data.frame;
          this.count = node.parent.length;
          this.parent = Int32Array.from(node.parent);
          this.end = this.#ends();
          this.window = this.#windows(data.windows);
          this.box = Float64Array.from(node.box, length => length ?? NaN);
          this.flags = Uint8Array.from(node.flags);
          // The parts are what single views get. A region is what a person takes for one: a button with
          // all that lies in it.
          const { part } = data;
          this.owner = Int32Array.from(part.owner);
          this.partBox = new Float64Array(4 * this.owner.length);
          this.loops = [];
          part.path.forEach((path, index) => {
            this.#readPath(path || boxPath(...this.#boxOf(part.owner[index])), index);
          });
          this.regionCount = region.node.length;
          this.regionBox = new Float64Array(4 * this.regionCount);
          part.region.forEach((index, place) => this.#enlarge(index, place));
        }

        // The region around a part has a box around both.
        #enlarge(index, part) {
          const [whole, own] = [this.regionBox, this.partBox];
          const isNew = whole[4 * index + 2] === 0 && whole[4 * index] === 0;
          for (let side = 0; side < 4; side++) {
            const wider = side < 2 ? Math.min : Math.max;
            whole[4 * index + side] = isNew ? own[4 * part + side]
              : wider(whole[4 * index + side], own[4 * part + side]);
          }
        }

        // The place after each node's last descendant.
        #ends() {
          const end = new Int32Array(this.count);
          for (let place = this.count - 1; place >= 0; place--) {
            end[place] = Math.max(end[place], place + 1);
            const parent = this.parent[place];
            if (parent >= 0) end[parent] = Math.max(end[parent], end[place]);
          }
          return end;
        }

        // The place of each node's window, 0 for the rearmost; -1 in none.
        #windows(roots) {
          const window = new Int32Array(this.count).fill(-1);
          roots.forEach((root, place) => window.fill(place, root, this.end[root]));
          return window;
        }

        #boxOf(place) { return this.box.subarray(4 * place, 4 * place + 4); }

        #readPath(path, index) {
          const loops = path.split("M").slice(1).map(cornersOf);
          const box = [Infinity, Infinity, -Infinity, -Infinity];
          for (const loop of loops) {
            for (let place = 0; place < loop.length; place += 2) {
              box[0] = Math.min(box[0], loop[place]);
              box[1] = Math.min(box[1], loop[place + 1]);
              box[2] = Math.max(box[2], loop[place]);
              box[3] = Math.max(box[3], loop[place + 1]);
            }
          }
          this.loops.push(loops);
          this.partBox.set(box, 4 * index);
        }

        // The side of a region of middle size.
        get typicalSide() {
          this.side ??= Math.sqrt([...this.data.region.area].sort((one, other) => one - other)[
            this.regionCount >> 1] ?? 1);
          return this.side;
        }

        text(index) { return this.data.texts[index]; }
        name(place) { return this.text(this.data.node.name[place]); }
        title(place) { return `${this.text(this.data.node.title[place])} (line ${this.line(place)})`; }
        line(place) { return this.data.node.line[place]; }
        isElement(place) { return (this.flags[place] & 1) !== 0; }
        acts(place) { return (this.flags[place] & 2) !== 0; }
        isAsked(place) { return (this.flags[place] & 4) !== 0; }
        holds(place, other) { return place <= other && other < this.end[place]; }
        role(index) { return this.data.roles[this.data.region.role[index]]; }

        // What a person calls a region.
        regionName(index) {
          const name = this.data.region.name[index];
          if (name >= 0) return this.text(name);
          return this.role(index).id === "undecided" ? "cannot be told" : "nobody";
        }

        share(index) {
          return percent(this.data.region.area[index] / (this.frame[2] * this.frame[3]));
        }

        // Where there is room for a name; of a rectangle that is all of it.
        room(index) {
          const room = this.data.region.room[index];
          if (room !== 0) return room;
          const { x, y, width, height } = this.regionFrame(index);
          return [x, y, width, height];
        }

        regionFrame(index) {
          const [left, top, right, bottom] = this.regionBox.subarray(4 * index, 4 * index + 4);
          return { x: left, y: top, width: right - left, height: bottom - top };
        }

        // The path around a region, which is that of its part where it has one only.
        path(index) {
          const path = this.data.region.path[index];
          if (typeof path !== "number") return path;
          return this.data.part.path[path] || boxPath(...this.#boxOf(this.owner[path]));
        }

        // What is drawn around a region that is chosen: of one with very many holes only its box.
        contour(index) {
          const path = this.path(index);
          if (path.split("M", 66).length < 66) return path;
          const { x, y, width, height } = this.regionFrame(index);
          return boxPath(x, y, width, height);
        }

        // The region at a point of the screen; -1 beside the screen.
        regionAt(x, y) {
          const part = this.partAt(x, y);
          return part >= 0 ? this.data.part.region[part] : -1;
        }

        // The part at a point of the screen; -1 beside the screen.
        partAt(x, y) {
          const box = this.partBox;
          for (let index = this.owner.length - 1, place = 4 * index; index >= 0; index--, place -= 4) {
            if (x >= box[place] && x < box[place + 2] && y >= box[place + 1] && y < box[place + 3]
              && isInside(this.loops[index], x, y)) return index;
          }
          return -1;
        }

        // Whether a node contains a point: its left and top edges belong to it.
        contains(place, x, y) {
          const box = this.box, start = 4 * place;
          if (!(x >= box[start] && x < box[start] + box[start + 2]
            && y >= box[start + 1] && y < box[start + 1] + box[start + 3])) return false;
          const corners = this.data.node.turned[place];
          return !corners || isInside([corners], x, y);
        }
      }

      // Whether a point lies in loops by the even-odd rule; left and top edges belong to them.
      function isInside(loops, x, y) {
        let inside = false;
        for (const loop of loops) {
          let fromX = loop[loop.length - 2], fromY = loop[loop.length - 1];
          for (let place = 0; place < loop.length; place += 2) {
            const toX = loop[place], toY = loop[place + 1];
            if ((fromY <= y) !== (toY <= y)
              && x < fromX + (y - fromY) / (toY - fromY) * (toX - fromX)) inside = !inside;
            fromX = toX;
            fromY = toY;
          }
        }
        return inside;
      }

      // The corners of one loop of a path, x and y in turns: what stands before "Z" behind an "M", then
      // steps to a point ("L"), to an x ("H") and to a y ("V").
      function cornersOf(loop) {
        const corners = [];
        for (const [step] of loop.matchAll(/[LHV]?[^LHVZ]+/g)) {
          const end = corners.length;
          if (step[0] === "H") corners.push(Number(step.slice(1)), corners[end - 1]);
          else if (step[0] === "V") corners.push(corners[end - 2], Number(step.slice(1)));
          else corners.push(...step.replace("L", "").split(" ").map(Number));
        }
        return Float64Array.from(corners);
      }

      function boxPath(x, y, width, height) {
        return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
      }

      function percent(share) {
        const value = 100 * share;
        if (value > 0 && value < 0.1) return "under 0.1%";
        return `${value.toFixed(1).replace(/\.0$/, "")}%`;
      }

      // Who gets a touch at a point, and what became of all others that contain it.
      //
      // Nothing is decided here: the winner is whose region holds the point, and each reason was written
      // for its view. Only what depends on the point, whether a view contains it, is looked up.
      class TouchAnswer {
        constructor(screen, x, y) {
          this.screen = screen;
          [this.x, this.y] = [x, y];
          this.part = screen.partAt(x, y);
          this.region = this.part >= 0 ? screen.data.part.region[this.part] : -1;
          this.winner = this.part >= 0 ? screen.owner[this.part] : -1;
          this.role = this.region >= 0 ? screen.role(this.region) : null;
          this.candidates = this.#places().map(place => this.#candidate(place));
          this.assumptions = this.#assumptions();
          this.evidence = this.assumptions.length > 0 ? "assumed" : screen.data.evidence;
        }

        // The nodes that contain the point, as they are asked: windows front to back, a view before its
        // subviews, and those front to back.
        #places() {
          const { screen, x, y } = this;
          const places = [];
          for (let place = 0; place < screen.count; place++) {
            if (screen.window[place] >= 0 && screen.isAsked(place) && screen.contains(place, x, y)) {
              places.push(place);
            }
          }
          return places.sort((left, right) => screen.window[right] - screen.window[left]
            || (screen.holds(left, right) ? -1 : screen.holds(right, left) ? 1 : right - left));
        }

        #candidate(place) {
          const { screen, winner } = this;
          const shut = this.#shut(place);
          if (shut) return shut;
          if (place === winner) {
            const text = screen.text(screen.data.part.hit[this.part]);
            return { place, outcome: "hit", reason: "hit", text };
          }
          if (winner >= 0 && screen.holds(place, winner)) {
            return this.#because("subview-hit", place, "passedOver", winner);
          }
          if (screen.data.isElements) return this.#beside(place);
          return winner < 0 || this.#isAskedFirst(place)
            ? this.#falling(place)
            : this.#because("behind-winner", place, "notReached", winner);
        }

        // What shuts a node off: its own switches, or those or the bounds of what it is in.
        #shut(place) {
          const { screen } = this;
          const { ignored } = screen.data.node;
          const outer = screen.data.isElements ? undefined : this.#outermost(place);
          if (ignored[place] && (outer === undefined || screen.isElement(place))) {
            const isReached = outer === undefined && this.#mayBeAsked(place);
            return { place, outcome: isReached ? "passedOver" : "notReached",
              reason: ignored[place].reason, text: screen.text(ignored[place].own) };
          }
          if (outer === undefined) return null;
          if (ignored[outer]) {
            return { place, outcome: "notReached", reason: ignored[outer].reason,
              text: screen.text(ignored[outer].inner) };
          }
          return this.#because("outside-ancestor", place, "notReached", outer);
        }

        // The outermost view around a node that keeps touches at the point from it.
        #outermost(place) {
          const { screen, x, y } = this;
          let found;
          for (let above = screen.parent[place]; above >= 0; above = screen.parent[above]) {
            if (screen.isElement(above)) continue;
            const isShut = screen.data.node.ignored[above] || !screen.contains(above, x, y);
            if (isShut) found = above;
          }
          return found;
        }

        #mayBeAsked(place) {
          return this.winner < 0 || this.screen.data.isElements || this.#isAskedFirst(place);
        }

        // Whether a node is asked before the winner has the touch: it lies in front or in the winner.
        #isAskedFirst(place) {
          const { screen, winner } = this;
          const windows = screen.window[place] - screen.window[winner];
          return windows > 0 || windows === 0 && place > winner || screen.holds(place, winner);
        }

        #falling(place) {
          const { words, node } = this.screen.data;
          const falls = node.falls[place];
          const text = falls ? this.screen.text(falls.text)
            : this.screen.acts(place) ? words.rival : words.drawn;
          return { place, outcome: "passedOver", reason: "falls-through", text, cause: falls?.by };
        }

        // An accessibility element beside or in the one that gets the touch.
        #beside(place) {
          const { screen, winner } = this;
          if (winner >= 0 && screen.holds(winner, place)) {
            return this.#because(
              screen.acts(winner) ? "drawn-in-acting" : "drawn-in", place, "passedOver", winner);
          }
          return winner >= 0 && screen.acts(place)
            ? this.#because("behind-winner", place, "notReached", winner) : this.#falling(place);
        }

        #because(words, place, outcome, cause) {
          const text = this.screen.data.words[words].replace("{}", () => this.screen.title(cause));
          return { place, outcome, text, reason: words.startsWith("drawn-in") ? "falls-through" : words };
        }

        // What the answer takes for granted, in sentences.
        #assumptions() {
          const asked = this.candidates.filter(one => one.outcome !== "notReached");
          const reached = new Set(asked.map(one => one.place));
          const falling = new Set(asked.map(one => one.cause));
          return this.screen.data.assumed.filter(one => this.#counts(one, reached, falling))
            .map(one => this.screen.text(one.text));
        }

        #counts({ place, needs }, reached, falling) {
          const isRival = this.role?.id === "undecided";
          switch (needs) {
          case "winner": return place === this.winner;
          case "self": return reached.has(place);
          case "falling": return falling.has(place);
          case "rival": return isRival && this.screen.contains(place, this.x, this.y);
          case "near": return this.#isNear(place) && this.#isAsked(place, reached);
          default: return this.#isAsked(place, reached);
          }
        }

        // Whether a node is asked about the point, which it need not contain.
        #isAsked(place, reached) {
          const { screen, winner } = this;
          const parent = screen.parent[place];
          if (screen.data.isElements) return true;
          return (parent < 0 || reached.has(parent))
            && (winner < 0 || this.#isAskedFirst(place) || screen.holds(place, winner));
        }

        #isNear(place) {
          const [x, y, width, height] = this.screen.box.subarray(4 * place, 4 * place + 4);
          const reach = 22;
          return this.x >= x - reach && this.x < x + width + reach && this.y >= y - reach
            && this.y < y + height + reach && !this.screen.contains(place, this.x, this.y);
        }

        // Who is robbed at the point: the controls behind what takes the touch.
        get robbed() {
          return this.screen.data.ghosts.filter(ghost => isInside([ghost.corners], this.x, this.y));
        }

        // On what the answer depends that no dump tells: classes of an app may have rules of their own.
        get caveat() {
          const { words, node } = this.screen.data;
          const names = this.candidates.filter(one => one.outcome !== "notReached")
            .map(one => node.caveat[one.place]).filter(name => name !== undefined)
            .map(name => this.screen.text(name));
          const unique = [...new Set(names)];
          const more = unique.length > 5 ? ` and ${unique.length - 5} more classes` : "";
          return unique.length > 0
            ? words.caveat.replace("{}", () => unique.slice(0, 5).join(", ") + more) : null;
        }

        get command() {
          const [before, after] = this.screen.data.command;
          return `${before}${round(this.x)},${round(this.y)}${after}`;
        }
      }

      function round(length) { return Math.round(length * 100) / 100; }

      // The part of the screen that is in view: zoomed and moved by wheel, fingers, keys and buttons.
      class Viewport {
        constructor(canvas, frame, whenChanged) {
          [this.canvas, this.frame, this.whenChanged] = [canvas, frame, whenChanged];
          this.pictures = [...canvas.querySelectorAll("svg")];
          this.largest = Math.max(64, Math.hypot(frame[2], frame[3]) / 24);
          this.fingers = new Map();
          this.#listen();
          this.fit(false);
        }

        get isFitted() { return this.zoom <= 1.001; }
        // How many pixels a point of the screen takes.
        get scale() { return this.canvas.clientWidth / this.width; }

        fit(isSmooth = true) { this.show(...this.frame, isSmooth); }

        // Shows a rectangle of the screen, with what is around it if its shape is another.
        show(x, y, width, height, isSmooth = true) {
          const [left, top, fullWidth, fullHeight] = this.frame;
          const zoom = this.#held(Math.min(fullWidth / width, fullHeight / height));
          const [shownWidth, shownHeight] = [fullWidth / zoom, fullHeight / zoom];
          const hold = (value, low, high) => Math.min(Math.max(value, low), high);
          const goal = [
            hold(x + (width - shownWidth) / 2, left, left + fullWidth - shownWidth),
            hold(y + (height - shownHeight) / 2, top, top + fullHeight - shownHeight), shownWidth];
          cancelAnimationFrame(this.flight);
          if (isSmooth && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.#fly(goal);
          else this.#set(...goal);
        }

        #held(zoom) { return Math.min(this.largest, Math.max(1, zoom)); }

        #fly(goal) {
          const from = [this.x, this.y, this.width];
          const start = performance.now();
          const step = now => {
            const part = Math.min(1, Math.max(0, now - start) / 260);
            const ease = 1 - (1 - part) ** 3;
            this.#set(...from.map((value, index) => value + (goal[index] - value) * ease));
            if (part < 1) this.flight = requestAnimationFrame(step);
          };
          this.flight = requestAnimationFrame(step);
        }

        #set(x, y, width) {
          [this.x, this.y, this.width] = [x, y, width];
          this.zoom = this.frame[2] / width;
          this.height = this.frame[3] / this.zoom;
          const box = `${x} ${y} ${width} ${this.height}`;
          for (const picture of this.pictures) picture.setAttribute("viewBox", box);
          this.canvas.classList.toggle("zoomed", !this.isFitted);
          this.whenChanged();
        }

        // Zooms so that what lies at a place of the window stays there.
        zoomBy(factor, clientX, clientY) {
          const bounds = this.canvas.getBoundingClientRect();
          const [partX, partY] = clientX === undefined ? [0.5, 0.5]
            : [(clientX - bounds.left) / bounds.width, (clientY - bounds.top) / bounds.height];
          const zoom = this.#held(this.zoom * factor);
          const [width, height] = [this.frame[2] / zoom, this.frame[3] / zoom];
          this.show(this.x + partX * (this.width - width), this.y + partY * (this.height - height),
            width, height, false);
        }

        moveBy(x, y) { this.show(this.x + x, this.y + y, this.width, this.height, false); }

        // Moves so far that a point is in view.
        reveal(x, y) {
          const margin = this.width / 10;
          const way = (value, low, length) =>
            Math.min(0, value - low - margin) || Math.max(0, value - low - length + margin);
          this.moveBy(way(x, this.x, this.width), way(y, this.y, this.height));
        }

        flyTo({ x, y, width, height }) {
          const tooSmall = Math.max(width, height) * this.scale < 48;
          const inView = x >= this.x && y >= this.y && x + width <= this.x + this.width
            && y + height <= this.y + this.height;
          if (inView && !tooSmall) return;
          const side = Math.max(width, height) * 6;
          const room = Math.min(side, this.frame[2] * Math.max(1, side / this.frame[3]));
          this.show(x + (width - room) / 2, y + (height - side) / 2, room, side);
        }

        point(event) {
          const bounds = this.canvas.getBoundingClientRect();
          return [this.x + (event.clientX - bounds.left) / bounds.width * this.width,
            this.y + (event.clientY - bounds.top) / bounds.height * this.height];
        }

        #listen() {
          const { canvas } = this;
          canvas.addEventListener("wheel", event => {
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            this.zoomBy(Math.exp(-event.deltaY * 0.004), event.clientX, event.clientY);
          }, { passive: false });
          canvas.addEventListener("pointerdown", event => {
            this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
            this.moved = this.fingers.size > 1;
          });
          canvas.addEventListener("pointermove", event => this.#drag(event));
          for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
            canvas.addEventListener(end, event => this.fingers.delete(event.pointerId));
          }
        }

        #drag(event) {
          const before = this.fingers.get(event.pointerId);
          if (!before) return;
          const now = [event.clientX, event.clientY];
          const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
          const [x, y] = [now[0] - before[0], now[1] - before[1]];
          if (!other && !this.moved && Math.hypot(x, y) < 5) return;
          if (other) {
            const length = place => Math.hypot(place[0] - other[0], place[1] - other[1]);
            this.zoomBy(length(now) / Math.max(1, length(before)), (now[0] + other[0]) / 2,
              (now[1] + other[1]) / 2);
          } else if (!this.isFitted) {
            this.moveBy(-x / this.scale, -y / this.scale);
            canvasCapture(this.canvas, event.pointerId);
          }
          this.moved = true;
          this.fingers.set(event.pointerId, now);
        }
      }

      // A finger that drags keeps dragging outside the map.
      function canvasCapture(canvas, finger) {
        if (!canvas.hasPointerCapture(finger)) canvas.setPointerCapture(finger);
      }

      const SVG = "http://www.w3.org/2000/svg";

      function svg(name, attributes = {}, text) {
        const element = document.createElementNS(SVG, name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        if (text !== undefined) element.textContent = text;
        return element;
      }

      // The names on one map: as many as there is room for at the zoom, each inside its region.
      class Labels {
        constructor(picture, screen) {
          this.group = picture.querySelector(".labels");
          this.screen = screen;
          this.widths = new Map();
          this.measure = document.createElement("canvas").getContext("2d");
          this.places = this.#places();
        }

        // What can be written where, the largest room first.
        #places() {
          const { screen } = this;
          const places = [];
          screen.data.region.room.forEach((_, index) => {
            const room = screen.room(index);
            if (!room || screen.data.region.node[index] < 0) return;
            const role = screen.role(index).id, note = screen.data.region.note[index];
            places.push({ room, role, text: screen.regionName(index),
              note: note === undefined ? null : screen.text(note) });
          });
          for (const ghost of screen.data.ghosts) {
            places.push({ room: ghost.room, role: "ghost", text: screen.name(ghost.node) });
          }
          return places.sort((one, other) => other.room[2] * other.room[3] - one.room[2] * one.room[3]);
        }

        draw(view) {
          const unit = 1 / view.scale;
          const texts = [];
          this.taken = [];
          for (const place of this.places) {
            if (place.room[2] * view.scale < 18 || place.room[3] * view.scale < 11) {
              break;
            }
            if (texts.length > 400) break;
            this.#write(place, view, unit, texts);
          }
          this.group.replaceChildren(...texts);
        }

        #write(place, view, unit, texts) {
          // Of a large region in which one is zoomed the label stays in view.
          const left = Math.max(place.room[0], view.x), top = Math.max(place.room[1], view.y);
          const right = Math.min(place.room[0] + place.room[2], view.x + view.width);
          const bottom = Math.min(place.room[1] + place.room[3], view.y + view.height);
          const [width, height] = [(right - left) / unit - 8, (bottom - top) / unit];
          if (width < 14 || height < 11) return;
          const isLarge = place.role === "swallows";
          const wanted = isLarge ? Math.min(72, height * 0.35) : 13;
          const fitting = (isLarge ? width * 0.88 : width) / this.#width(place.text);
          const size = Math.max(Math.min(wanted, fitting), isLarge ? 12 : 11);
          if (size > height) return;
          const text = this.#fitted(place.text, width / size);
          if (!text) return;
          const hasNote = place.note && height > size * 3 && width > 64;
          const x = (left + right) / 2, y = (top + bottom) / 2 - (hasNote ? size * 0.45 * unit : 0);
          if (!this.#takes(x, y, this.#width(text) * size * unit, size * unit)) return;
          texts.push(svg("text", { x, y, "font-size": size * unit, class: `on-${place.role}` }, text));
          if (!hasNote) return;
          const small = Math.max(11, Math.min(18, size * 0.5, width / this.#width(place.note))) * unit;
          texts.push(svg("text", { x, y: y + (size * 0.7) * unit + small * 0.6, "font-size": small,
            class: `note on-${place.role}` }, place.note));
        }

        // Whether a text has its place for itself, which it keeps then.
        #takes(x, y, width, height) {
          const isFree = this.taken.every(other => Math.abs(x - other.x) * 2 >= width + other.width
            || Math.abs(y - other.y) * 2 >= height + other.height);
          if (isFree) this.taken.push({ x, y, width, height });
          return isFree;
        }

        // The width of a text of size 1.
        #width(text) {
          let width = this.widths.get(text);
          if (width === undefined) {
            this.measure.font = "600 100px system-ui, -apple-system, \"Segoe UI\", sans-serif";
            width = this.measure.measureText(text).width / 100;
            this.widths.set(text, width);
          }
          return width;
        }

        // As much of a text as fits; nothing if that says nothing.
        #fitted(text, width) {
          if (this.#width(text) <= width) return text;
          const count = Math.floor(text.length * width / this.#width(text)) - 1;
          return count >= 3 ? `${text.slice(0, count).trimEnd()}…` : "";
        }
      }

      // What the page draws over the maps: what is chosen, what is found, and the crosshair.
      class Marks {
        constructor(layer, frame) {
          this.layer = layer;
          this.frame = frame;
          this.found = svg("path", { class: "found" });
          this.pointed = svg("path", { class: "pointed" });
          this.halo = svg("path", { class: "chosen halo" });
          this.chosen = svg("path", { class: "chosen" });
          this.cross = svg("g", { class: "cross", visibility: "hidden" });
          this.lines = svg("path");
          this.rings = [svg("circle", { class: "halo" }), svg("circle")];
          this.cross.append(this.lines, ...this.rings);
          layer.append(this.found, this.pointed, this.halo, this.chosen, this.cross);
        }

        point(path) { this.pointed.setAttribute("d", path ?? ""); }
        find(paths) { this.found.setAttribute("d", paths.join("")); }

        choose(path) {
          this.halo.setAttribute("d", path ?? "");
          this.chosen.setAttribute("d", path ?? "");
        }

        // Puts the crosshair on a point, or takes it away.
        aim(point) {
          this.at = point;
          this.cross.setAttribute("visibility", point ? "visible" : "hidden");
        }

        draw(view) {
          if (!this.at) return;
          const [x, y] = this.at;
          const [left, top, width, height] = this.frame;
          const gap = 9 / view.scale;
          this.lines.setAttribute("d",
            `M${left} ${y}H${x - gap}M${x + gap} ${y}H${left + width}`
            + `M${x} ${top}V${y - gap}M${x} ${y + gap}V${top + height}`);
          for (const ring of this.rings) {
            ring.setAttribute("cx", x);
            ring.setAttribute("cy", y);
            ring.setAttribute("r", gap);
          }
        }
      }

      // The path around corners.
      function outline(corners) {
        let path = "";
        for (let place = 0; place < corners.length; place += 2) {
          path += `${place ? "L" : "M"}${corners[place]} ${corners[place + 1]}`;
        }
        return `${path}Z`;
      }

      function element(name, attributes = {}, ...content) {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        made.append(...content);
        return made;
      }

      // The answer beside the map, or on a phone the sheet over it.
      class AnswerPanel {
        constructor(panel, { whenClosed, whenChosen, link }) {
          this.panel = panel;
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

        // Shows one answer, or those before and after a change.
        show(answers, active) {
          const isOne = answers.length === 1;
          const { answer } = answers[active];
          const others = answers.filter((_, side) => side !== active).map(other => element("p",
            { class: "other" }, element("b", {}, `${other.side}: `), this.#sentence(other.answer)));
          const side = isOne ? [] : [element("p", { class: "side-name" }, answers[active].side)];
          const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "×");
          this.body = element("div", { class: "body" }, ...side, ...this.#answer(answer, others),
            this.#command(answer));
          this.panel.replaceChildren(close, this.body);
          this.panel.classList.add("open");
          this.panel.scrollTop = 0;
          this.said.textContent = answers
            .map(({ answer, side }) => (isOne ? "" : `${side}: `) + this.#sentence(answer)).join(" ");
        }

        #sentence(answer) {
          const role = answer.role?.id;
          if (!role) return "This point is beside the screen.";
          if (role === "undecided") return "Who gets it cannot be told: two elements overlap here.";
          if (answer.winner < 0) return "Nobody gets it: no window takes it.";
          const name = answer.screen.regionName(answer.region);
          return role === "swallows" ? `${name} swallows it.` : `${name} gets it.`;
        }

        #answer(answer, others) {
          const role = answer.role?.id ?? "nobody";
          const verdict = element("h3", {},
            element("i", { class: `dot ${role}`, "aria-hidden": "true" }), this.#sentence(answer));
          const parts = [verdict, ...others, ...this.#robbed(answer), this.#facts(answer)];
          const [asked, behind] = [true, false].map(isAsked => answer.candidates
            .filter(one => (one.outcome !== "notReached") === isAsked));
          if (asked.length > 0) {
            parts.push(element("h4", {}, "Asked, front to back"), this.#chain(answer, asked));
          }
          if (behind.length > 0) {
            const list = element("details", {}, element("summary", {}, `Never asked (${behind.length})`),
              this.#chain(answer, behind));
            list.open = behind.length <= 3;
            parts.push(list);
          }
          if (answer.assumptions.length > 0) {
            parts.push(element("h4", {}, "Taken for granted"),
              element("ul", {}, ...answer.assumptions.map(text => element("li", {}, text))));
          }
          return parts;
        }

        #facts(answer) {
          const { winner, screen, evidence } = answer;
          const facts = [`At ${round(answer.x)}, ${round(answer.y)}`];
          if (winner >= 0) facts.push(screen.title(winner), `has ${screen.share(answer.region)}`);
          facts.push(`evidence: ${evidence}${answer.caveat ? `, ${answer.caveat}` : ""}`);
          return element("p", { class: "facts" }, facts.join(" · "));
        }

        #chain(answer, candidates) {
          return element("ol", { class: "chain" }, ...candidates.map(one => this.#row(answer, one)));
        }

        #robbed(answer) {
          const { screen } = answer;
          if (answer.winner < 0) return [];
          const names = answer.robbed.map(ghost => screen.name(ghost.node));
          const parts = names.length > 0
            ? [element("p", { class: "robbed" }, `Robbed here: ${names.join(", ")}.`)] : [];
          const fix = answer.robbed.find(ghost => ghost.fix)?.fix;
          if (fix) parts.push(element("p", { class: "fix" }, element("b", {}, "Fix: "), fix));
          return parts;
        }

        #row({ screen }, { place, outcome, reason, text }) {
          const name = element("b", {}, screen.name(place));
          const row = element("li", { class: outcome, "data-reason": reason },
            element("button", { type: "button", "data-place": place }, name,
              element("small", {}, screen.title(place))), element("span", {}, text));
          return row;
        }

        #command(answer) {
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
              button("Copy link", () => this.link()), said));
        }
      }

      async function copy(text) {
        try {
          await navigator.clipboard.writeText(text);
          return true;
        } catch {
          return false;
        }
      }

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

      // The slider between two maps that lie over one another: the first shows left of it.
      class Comparison {
        constructor(root, canvas, whenChanged) {
          this.input = root.querySelector("input.cut");
          this.button = root.querySelector("[data-do=fix]");
          this.canvas = canvas;
          this.input.addEventListener("input", () => this.draw());
          this.input.addEventListener("change", whenChanged);
          if (this.button) {
            this.button.hidden = false;
            this.button.addEventListener("click", () => {
              this.input.value = this.part > 0 ? 0 : 100;
              this.draw();
              whenChanged();
            });
          }
          this.draw();
        }

        get part() { return Number(this.input.value) / 100; }

        draw() {
          this.canvas.style.setProperty("--cut", `${this.input.value}%`);
          this.canvas.classList.toggle("whole", this.part === 0 || this.part === 1);
          if (this.button) {
            this.button.textContent = this.part > 0 ? "Show it with the fix" : "Show it as it is";
          }
        }
      }

      // The slider for how much of the screenshot shows through the map.
      class Underlay {
        constructor(input, canvas) {
          const draw = () => canvas.style.setProperty("--ink", String(1 - Number(input.value) / 100));
          input.addEventListener("input", draw);
          draw();
        }
      }

      // The candidates at a point pulled apart in depth, the frontmost at the bottom right.
      class Layers {
        constructor(panel, frame) {
          this.panel = panel;
          this.frame = frame;
          this.step = 0;
          this.list = panel.querySelector("ol");
          this.said = panel.querySelector("p");
          this.picture = panel.querySelector("svg");
          panel.querySelector(".close").addEventListener("click", () => panel.close());
          panel.addEventListener("keydown", event => {
            const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
            if (!way) return;
            event.preventDefault();
            this.#go(this.step + way);
          });
          panel.addEventListener("click", event => {
            const sheet = event.target.closest("[data-step]");
            if (sheet) this.#go(Number(sheet.dataset.step));
          });
        }

        open(answer) {
          this.answer = answer;
          this.step = Math.max(0, answer.candidates.findIndex(one => one.outcome === "hit"));
          this.#draw();
          this.panel.showModal();
          this.#go(this.step);
        }

        // A point of the screen on the sheet at a depth: seen from the left, from above.
        #project(x, y, depth) {
          const [left, top, width, height] = this.frame;
          const across = (x - left) / width, down = (y - top) / height;
          const tall = Math.min(1.6, height / width) * 150;
          return [across * 150 + depth * this.gap + 8, down * tall + (1 - across) * 46 + depth * 5 + 8];
        }

        #draw() {
          const { candidates, screen, x, y } = this.answer;
          const depths = candidates.length;
          this.gap = Math.min(46, 320 / Math.max(1, depths));
          const [width, height] = [166 + this.gap * depths, 62 + 5 * depths
            + Math.min(1.6, this.frame[3] / this.frame[2]) * 150];
          this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
          const corners = (box, depth) => outline([[box[0], box[1]], [box[0] + box[2], box[1]],
            [box[0] + box[2], box[1] + box[3]], [box[0], box[1] + box[3]]]
            .flatMap(([left, top]) => this.#project(left, top, depth)));
          // The rearmost is painted first.
          this.picture.replaceChildren(...candidates.map((one, place) => ({ one, place })).reverse()
            .map(({ one, place }) => {
              const depth = depths - 1 - place;
              const group = svg("g", { class: `sheet ${one.outcome}`, "data-step": place });
              const [dotX, dotY] = this.#project(x, y, depth);
              group.append(svg("path", { class: "whole", d: corners(this.frame, depth) }),
                svg("path", { class: "own", d: corners(this.#clipped(screen, one.place), depth) }),
                svg("circle", { cx: dotX, cy: dotY, r: 3 }));
              return group;
            }), this.#needle(candidates.length, x, y));
          this.list.replaceChildren(...candidates.map((one, place) => element("li",
            { class: one.outcome, "data-step": place }, element("b", {}, screen.name(one.place)),
            element("span", {}, one.text))));
        }

        // The finger's way through all sheets.
        #needle(depths, x, y) {
          const [[fromX, fromY], [toX, toY]] = [0, depths - 1].map(depth => this.#project(x, y, depth));
          return svg("path", { class: "needle", d: `M${fromX} ${fromY}L${toX} ${toY}` });
        }

        // A view's box as far as it is on the screen.
        #clipped(screen, place) {
          const [x, y, width, height] = screen.box.subarray(4 * place, 4 * place + 4);
          const [left, top, fullWidth, fullHeight] = this.frame;
          const [startX, startY] = [Math.max(left, x), Math.max(top, y)];
          return [startX, startY, Math.min(left + fullWidth, x + width) - startX,
            Math.min(top + fullHeight, y + height) - startY];
        }

        #go(step) {
          const count = this.answer.candidates.length;
          this.step = Math.min(Math.max(step, 0), count - 1);
          for (const marked of this.panel.querySelectorAll("[data-step]")) {
            const isOn = Number(marked.dataset.step) === this.step;
            marked.classList.toggle("on", isOn);
            if (isOn && marked.tagName === "LI") marked.scrollIntoView({ block: "nearest" });
          }
          const one = this.answer.candidates[this.step];
          if (!one) return;
          this.said.textContent = `${this.step + 1} of ${count}: ${this.answer.screen.name(one.place)}, `
            + one.text;
        }
      }

      // What a link to this page keeps: the screen, the point and the view that was chosen.
      const Address = {
        read() {
          const values = new URLSearchParams(location.hash.slice(1));
          const numbers = (values.get("at") ?? "").split(",").map(Number);
          const point = numbers.length === 2 && numbers.every(Number.isFinite) && values.get("at") !== ""
            ? numbers : null;
          const number = key => (/^\d+$/.test(values.get(key) ?? "") ? Number(values.get(key)) : null);
          return { screen: number("screen"), line: number("line"), point,
            isAsked: values.has("at") || values.has("line") };
        },

        text({ screen, point, line }) {
          const parts = [`screen=${screen + 1}`];
          if (point) parts.push(`at=${round(point[0])},${round(point[1])}`);
          if (line !== null && line !== undefined) parts.push(`line=${line}`);
          return `#${parts.join("&")}`;
        },

        write(place) {
          try {
            history.replaceState(null, "", this.text(place));
          } catch {
            // A page in a frame may have no history of its own; it works without.
          }
        },
      };

      // A screen on the page, or two to compare: its maps, what they answer, and the list.
      class Stage {
        constructor(root, number, screens, names) {
          Object.assign(this, { root, number, screens, names });
          this.canvas = root.querySelector(".canvas");
          this.address = { screen: number, point: null, line: null };
          this.frame = screens[0].frame;
          const pictures = [...root.querySelectorAll(".scene")];
          this.labels = pictures.map((picture, side) => new Labels(picture, screens[side]));
          this.marks = new Marks(this.canvas.querySelector(".marks"), this.frame);
          this.answers = new AnswerPanel(root.querySelector(".answer"), {
            whenClosed: () => this.clear(), whenChosen: place => this.chooseNode(place),
            link: () => location.href.replace(/#.*/, "") + Address.text(this.address),
          });
          this.list = new OwnerList(root, screens[0], {
            whenChosen: region => this.chooseRegion(region), whenFound: found => this.find(found),
          });
          const cut = root.querySelector("input.cut");
          this.comparison = cut && new Comparison(root, this.canvas, () => {
            if (this.answer) this.ask(...this.point);
          });
          const strength = root.querySelector("input.strength");
          if (strength) new Underlay(strength, this.canvas);
          const layers = root.querySelector("dialog.layers");
          this.layers = new Layers(layers, this.frame);
          this.view = new Viewport(this.canvas, this.frame, () => this.redraw());
          this.#listen();
          new ResizeObserver(() => this.redraw()).observe(this.canvas);
        }

        // Draws what depends on the zoom, once a frame.
        redraw() {
          if (this.isDue) return;
          this.isDue = true;
          requestAnimationFrame(() => {
            this.isDue = false;
            this.canvas.style.setProperty("--unit", String(1 / this.view.scale));
            // Lines around very small regions would be all that one sees.
            const edge = Math.min(1, this.screens[0].typicalSide * this.view.scale / 24);
            this.canvas.style.setProperty("--edge", String(edge));
            for (const labels of this.labels) labels.draw(this.view);
            this.marks.draw(this.view);
          });
        }

        // Asks who gets a touch at a point.
        ask(x, y) {
          const [left, top, width, height] = this.frame;
          this.point = [Math.min(Math.max(x, left), left + width - 0.01),
            Math.min(Math.max(y, top), top + height - 0.01)].map(round);
          const answers = this.screens.map((screen, side) => (
            { answer: new TouchAnswer(screen, ...this.point), side: this.names[side] }));
          this.view.reveal(...this.point);
          const side = this.side;
          this.answer = answers[side].answer;
          this.#mark(this.answer.region);
          this.marks.aim(this.point);
          this.answers.show(answers, side);
          this.layerButton.disabled = this.answer.candidates.length === 0;
          this.redraw();
          this.address = { screen: this.number, point: this.point, line: null };
          Address.write(this.address);
          this.#keepInView();
        }

        // The map on which the crosshair stands: right of the slider that after the change.
        get side() {
          if (!this.comparison || !this.point) return 0;
          const part = (this.point[0] - this.view.x) / this.view.width;
          return part < this.comparison.part ? 0 : 1;
        }

        #mark(region) {
          const screen = this.screens[this.side];
          this.list.mark(this.side === 0 ? region : -1, true);
          this.marks.choose(region >= 0 ? screen.contour(region) : null);
        }

        #nodePath(node) {
          const screen = this.screens[this.side];
          const corners = screen.data.node.turned[node];
          return corners ? outline(corners) : boxPath(...screen.box.subarray(4 * node, 4 * node + 4));
        }

        // Chooses a region in the list: flies to it and asks in the middle of its room.
        chooseRegion(region) {
          const [screen] = this.screens;
          this.view.flyTo(screen.regionFrame(region));
          const room = screen.room(region);
          const frame = screen.regionFrame(region);
          const [x, y] = room ? [room[0] + room[2] / 2, room[1] + room[3] / 2]
            : [frame.x + frame.width / 2, frame.y + frame.height / 2];
          this.#askQuietly(x, y, region);
        }

        // Asks without moving the map away from where it flies.
        #askQuietly(x, y, region) {
          const { reveal } = this.view;
          this.view.reveal = () => {};
          this.ask(x, y);
          this.view.reveal = reveal;
          if (this.answer.region !== region) this.#mark(region);
        }

        // Shows where a view of the chain lies.
        chooseNode(node) {
          const screen = this.screens[this.side];
          this.marks.choose(this.#nodePath(node));
          this.address = { ...this.address, line: screen.line(node) };
          Address.write(this.address);
        }

        find(found) {
          const [screen] = this.screens;
          this.marks?.find(found.slice(0, 500).map(region => screen.path(region)));
          if (found.length > 0 && found.length <= 500) this.view?.flyTo(screen.regionFrame(found[0]));
        }

        clear() {
          this.answer = null;
          this.marks.aim(null);
          this.marks.choose(null);
          this.list.mark(-1, false);
          this.answers.clear();
          this.layerButton.disabled = true;
          this.address = { screen: this.number, point: null, line: null };
          Address.write(this.address);
          this.canvas.focus({ preventScroll: true });
        }

        // A sheet that covers the bottom of a phone must not cover the point.
        #keepInView() {
          const panel = this.answers.panel;
          if (getComputedStyle(panel).position !== "fixed") return;
          const bounds = this.canvas.getBoundingClientRect();
          const y = bounds.top + (this.point[1] - this.view.y) * this.view.scale;
          const room = window.innerHeight - panel.offsetHeight;
          if (y > room - 24 || y < 24) {
            const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
            window.scrollBy({ top: y - room / 2, behavior: isCalm ? "instant" : "smooth" });
          }
        }

        #listen() {
          const { canvas, view, root } = this;
          canvas.addEventListener("click", event => {
            if (view.moved) return;
            canvas.focus({ preventScroll: true });
            this.ask(...view.point(event));
          });
          canvas.addEventListener("pointermove", event => {
            if (event.pointerType === "mouse" && !view.fingers.size) this.#point(view.point(event));
          });
          canvas.addEventListener("pointerleave", () => this.marks.point(null));
          canvas.addEventListener("keydown", event => this.#key(event));
          root.querySelector(".tools").hidden = false;
          const button = name => root.querySelector(`[data-do=${name}]`);
          button("in").addEventListener("click", () => view.zoomBy(1.6));
          button("out").addEventListener("click", () => view.zoomBy(1 / 1.6));
          button("fit").addEventListener("click", () => view.fit());
          this.layerButton = button("layers");
          this.layerButton.disabled = true;
          this.layerButton.addEventListener("click", () => this.layers.open(this.answer));
          root.addEventListener("keydown", event => {
            if (event.key === "Escape" && this.answer) this.clear();
          });
          root.addEventListener("click", event => {
            const place = event.target.closest("[data-at]");
            if (place) this.ask(...place.dataset.at.split(",").map(Number));
          });
        }

        #point([x, y]) {
          const [screen] = this.screens;
          const region = screen.regionAt(x, y);
          if (region === this.pointedAt) return;
          this.pointedAt = region;
          this.marks.point(region >= 0 ? screen.contour(region) : null);
        }

        #key(event) {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
            ArrowDown: [0, 1] }[event.key];
          const [left, top, width, height] = this.frame;
          const point = this.point ?? [left + width / 2, top + height / 2];
          if (way) {
            const step = event.shiftKey ? 1 : Math.max(1, Math.round(this.view.width / 50));
            this.ask(point[0] + way[0] * step, point[1] + way[1] * step);
          } else if (event.key === "Enter" || event.key === " ") this.ask(...point);
          else if (event.key === "+" || event.key === "=") this.view.zoomBy(1.6);
          else if (event.key === "-") this.view.zoomBy(1 / 1.6);
          else if (event.key === "0") this.view.fit();
          else if (event.key === "l" && this.answer) this.layers.open(this.answer);
          else return;
          event.preventDefault();
        }

        // Goes where a link leads, and says what of it is gone.
        follow({ point, line }) {
          const [screen] = this.screens;
          const [left, top, width, height] = this.frame;
          const isInside = point && point[0] >= left && point[0] < left + width && point[1] >= top
            && point[1] < top + height;
          const missing = [];
          if (point && !isInside) missing.push("its point lies beside this screen");
          if (isInside) this.ask(...point);
          if (line !== null) {
            const node = screen.data.node.line.indexOf(line);
            if (node < 0) missing.push(`no view stands in line ${line} any more`);
            else this.chooseNode(node);
          }
          return missing;
        }
      }

      const stages = new Map();

      // Screens come to life when they come into view, so that a page of a thousand opens at once.
      function stage(root) {
        const number = Number(root.dataset.stage);
        if (!stages.has(number)) {
          const data = JSON.parse(document.getElementById(`data-${number}`).textContent);
          stages.set(number, new Stage(
            root, number, data.screens.map(screen => new ScreenData(screen)), data.names));
        }
        return stages.get(number);
      }

      function followLink() {
        const place = Address.read();
        const notice = document.getElementById("link-notice");
        notice.textContent = "";
        if (!place.isAsked) return;
        const root = document.querySelector(`[data-stage="${(place.screen ?? 1) - 1}"]`);
        const missing = root ? stage(root).follow(place)
          : [`there is no map of a screen ${place.screen ?? 1} on this page`];
        if (missing.length > 0) notice.textContent = `The link leads nowhere: ${missing.join(", and ")}.`;
        if (root && place.screen > 1) root.scrollIntoView();
      }

      document.documentElement.classList.add("live");
      const watcher = new IntersectionObserver(entries => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          watcher.unobserve(target);
          stage(target);
        }
      }, { rootMargin: "200px" });
      for (const root of document.querySelectorAll("[data-stage]")) watcher.observe(root);
      addEventListener("hashchange", followLink);
      followLink();
    })();
    """#

  /// The hash by which a page's policy allows the script.
  static let scriptHash = "sha256-R944ukRz/Z6i/CO18XoqKNcKKl7zc6KNR33uhwB+rhc="
}

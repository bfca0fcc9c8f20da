/// The parts of the HTML page that are the same for all maps.
enum MapPage {
  /// The style sheet.
  ///
  /// Regions keep their light colours in the dark, so that a colour means the same owner
  /// everywhere.
  static let style = """
    :root{color-scheme:light dark;--page:#fff;--panel:#f4f4f7;--text:#1c1c1e;--quiet:#5b5b60;
      --line:#c7c7cc;--accent:#0050d8;--hatch:#8e8e93}
    @media (prefers-color-scheme:dark){:root{--page:#1c1c1e;--panel:#2c2c2e;--text:#f2f2f7;
      --quiet:#aeaeb2;--line:#48484a;--accent:#7ab0ff;--hatch:#8e8e93}}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:1rem 1.5rem 3rem;max-width:76rem;background:var(--page);
      color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",sans-serif}
    h1{font-size:1.3rem;margin:0}
    h2{font-size:1.1rem;margin:1.5rem 0 0;overflow-wrap:anywhere}
    h3{font-size:1rem;margin:0 0 .5rem;overflow-wrap:anywhere}
    header p,.facts,.count{color:var(--quiet);margin:.25rem 0 .75rem}
    .columns{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
    figure{margin:0;flex:none;width:max(16rem,min(calc(var(--width)*1px),
      calc((100vh - 2rem)*var(--width)/var(--height))));max-width:100%;position:sticky;top:1rem}
    .map{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:6px;
      overflow:hidden}
    figcaption{color:var(--quiet);margin-top:.4rem}
    .swatch{display:inline-block;width:.9rem;height:.9rem;border:1px solid #8e8e93;
      border-radius:3px;vertical-align:-.1rem;background:repeating-linear-gradient(45deg,
      var(--hatch) 0 1px,transparent 1px 4px)}
    .owners small{color:var(--quiet);font-size:.85em}
    .hatch{stroke:var(--hatch);stroke-opacity:.5}
    .region{fill-rule:evenodd;cursor:pointer;outline:none}
    .region.dim{fill-opacity:.15}
    .region.on{stroke:#0050d8;stroke-width:3;vector-effect:non-scaling-stroke;stroke-linejoin:round;filter:saturate(1.5)}
    .region[aria-pressed=true]{stroke:#1c1c1e;stroke-dasharray:6 3}
    .labels{font-size:11px;pointer-events:none;text-anchor:middle;dominant-baseline:central}
    .labels text{fill:#1c1c1e;dominant-baseline:central}
    .side{flex:1 1 22rem;min-width:0;display:flex;flex-direction:column;gap:1rem}
    .detail{background:var(--panel);border-radius:8px;padding:.75rem 1rem;min-height:15rem}
    .detail p{margin:0;color:var(--quiet)}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem .9rem;margin:0}
    dt{color:var(--quiet)}
    dd{margin:0;overflow-wrap:anywhere}
    fieldset{border:1px solid var(--line);border-radius:8px;margin:0;padding:.4rem 1rem .6rem;
      min-width:0}
    fieldset label{display:block;overflow-wrap:anywhere}
    .search label{display:block}
    .search input{width:100%;font:inherit;padding:.4rem .6rem;color:inherit;
      background:var(--page);border:1px solid var(--line);border-radius:6px}
    .count{margin:.25rem 0 0;min-height:1.45em}
    .owners{list-style:none;margin:0;padding:.25rem;max-height:24rem;overflow-y:auto;
      border:1px solid var(--line);border-radius:8px}
    .owners:empty{display:none}
    .owners li{display:flex;gap:.6rem;align-items:center;padding:.2rem .5rem;border-radius:5px;
      cursor:pointer;content-visibility:auto;contain-intrinsic-size:auto 1.9rem}
    .owners li[hidden]{display:none}
    .owners i{flex:none;width:.9rem;height:.9rem;border-radius:3px;border:1px solid #8e8e93}
    .owners b{flex:1;font-weight:400;min-width:0;overflow:hidden;text-overflow:ellipsis;
      white-space:nowrap}
    .owners span{color:var(--quiet);font-variant-numeric:tabular-nums;white-space:nowrap}
    .owners li[aria-selected=true]{background:var(--panel)}
    :is(input,summary,.owners li):focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    .map:focus-within{border-color:var(--accent)}
    details{overflow-wrap:anywhere}
    details ul{padding-left:1.2rem;margin:.4rem 0}
    @media (max-width:50rem){figure{position:static}}
    """
}

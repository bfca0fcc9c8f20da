extension PageAssets {
  // swift-format-ignore
  static let paletteStyle = #"""
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
"""#
}

"""The results as one table, and as data."""

COLUMNS = [
    ("scene", 12), ("engine", -11), ("query ns", 12), ("spread", 7), ("ratio", 9), ("build us", 11),
    ("per view", 9), ("agreement", 10),
]


def data(results):
    keys = ["query_ns", "build_ns", "agreement"]
    return {scene: {engine: {key: result[key] for key in keys} for engine, result in row.items()}
            for scene, row in results.items()}


def number(value):
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def line(cells):
    return " ".join(
        f"{cell:<{abs(width)}}" if index < 2 else f"{cell:>{abs(width)}}"
        for index, (cell, (_, width)) in enumerate(zip(cells, COLUMNS))).rstrip()


def render(results, view_counts):
    lines = [line([name for name, _ in COLUMNS])]
    for scene, row in results.items():
        base = row.get("index") or min(row.values(), key=lambda result: result["query_ns"])
        for engine, result in sorted(row.items(), key=lambda item: item[1]["query_ns"]):
            lines.append(line([
                scene, engine, number(result["query_ns"]), f"{result['spread']:.0%}",
                f"{result['query_ns'] / base['query_ns']:,.1f}x",
                number(result["build_ns"] / 1000),
                number(result["build_ns"] / view_counts[scene]),
                percentage(result["agreement"]),
            ]))
        lines.append("")
    lines += [
        "ratio: the engine's median query over index's (over the fastest engine's without index)",
        "spread: the middle half of the rounds over their median",
        "build: from the scene in memory to the first answer; per view in ns",
    ]
    return "\n".join(lines)


def percentage(share):
    """Never rounds up to 100 %."""
    return "100 %" if share == 1 else f"{min(share * 100, 99.99):.2f} %"

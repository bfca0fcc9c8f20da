"""Counts dead taps of a fleet of devices: taps and screens go through `touchmap taps` in parallel.

    spark-submit --py-files summaries.py fleet.py --taps taps.csv --screens ../Screens

Each partition of the taps is piped through a process of its own, together with the heading of the
table; what the processes count is added up. The screens and the command must be at the same path
on every machine.
"""

import argparse
import json
import subprocess
import time

from pyspark.sql import SparkSession

from summaries import add


def counting(touchmap, heading, screens):
    """Returns what one partition is given to: its taps in, their summary out."""

    def count(taps):
        command = [touchmap, "taps", "-", *screens, "--format", "json"]
        # A partition without any tap ends with status 2 and no summary.
        first = next(taps, None)
        if first is None:
            return
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        lines = [heading, first]
        for tap in taps:
            lines.append(tap)
            if len(lines) == 10_000:
                process.stdin.write(b"\n".join(lines) + b"\n")
                lines = []
        process.stdin.write(b"\n".join(lines) + b"\n")
        process.stdin.close()
        answer = process.stdout.read()
        if process.wait() not in (0, 2) or not answer:
            raise RuntimeError(f"{command} ended with {process.returncode}")
        yield json.loads(answer)["summary"]

    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--taps", required=True, help="CSV with a heading, any path Spark reads")
    parser.add_argument("--screens", required=True, nargs="+", help="dumps, or folders of dumps")
    parser.add_argument("--touchmap", default="touchmap", help="the command")
    parser.add_argument("--partitions", type=int, default=None)
    arguments = parser.parse_args()

    spark = SparkSession.builder.appName("touchmap fleet").getOrCreate()
    context = spark.sparkContext
    context.setLogLevel("ERROR")
    cores = context.defaultParallelism
    lines = context.textFile(arguments.taps, arguments.partitions or cores, use_unicode=False)
    heading = lines.first()
    taps = lines.filter(lambda line: line != heading)

    started = time.perf_counter()
    total = taps.mapPartitions(counting(arguments.touchmap, heading, arguments.screens)).reduce(add)
    seconds = time.perf_counter() - started
    print(json.dumps({"summary": total}))
    print(
        f"{total['taps']} taps in {seconds:.1f} s on {cores} cores: "
        f"{total['taps'] / seconds / cores:,.0f} taps a second and core",
        flush=True,
    )
    spark.stop()


if __name__ == "__main__":
    main()

"""The check of references against other programs. Started by scripts/bench-snapshots."""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

import playwright

DOCUMENT, PAGE = "Layouts/mail.yml", "Benchmarks/mail.html"
DRIVER = os.path.join(os.path.dirname(playwright.__file__), "driver")
MATRIX = ["--device", "all", "--orientation", "portrait,landscape", "--window", "all"]


def output(*words):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout


def used():
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


def node(*words):
    return json.loads(output(
        os.path.join(DRIVER, "node"), "scripts/bench-snapshots.cjs", DRIVER, *words))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pictures", type=int, default=20)
    parser.add_argument("--every", type=int, default=16, help="Playwright takes every Nth cell")
    parser.add_argument("--casque", default=".build/release")
    options = parser.parse_args()
    casque = os.path.join(options.casque, "casque")
    benchmarks = os.path.join(options.casque, "CasqueBenchmarks")
    chromium = shutil.which("chromium") or sys.exit("bench-snapshots: there is no chromium")
    compare = shutil.which("compare") or sys.exit("bench-snapshots: there is no compare")

    with tempfile.TemporaryDirectory() as folder:
        store = os.path.join(folder, "Snapshots")
        common = [DOCUMENT, "--store", store, "--kind", "image", *MATRIX]
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run([casque, "snapshots", "record", *common], **quiet)
        files = sorted(name for name in os.listdir(store) if name.endswith(".png"))
        sample = os.path.join(folder, "sample")
        os.mkdir(sample)
        step = max(1, len(files) // options.pictures)
        for name in files[::step][:options.pictures]:
            shutil.copy(os.path.join(store, name), sample)
        names = sorted(os.listdir(sample))

        ours = json.loads(output(benchmarks, "references", sample, "1000"))
        theirs = node("compare", sample, str(len(names)))
        start = used()
        for name in names:
            path = os.path.join(sample, name)
            subprocess.run([compare, "-metric", "AE", path, path, "null:"], **quiet)
        magick = (used() - start) / len(names)
        if not ours["equal"] or theirs["equal"] != len(names):
            sys.exit("bench-snapshots: a picture is not equal to itself")
        print(f"verified: {1 / ours['verified']:.0f} snapshots a processor second, "
              f"{1 / ours['fromFiles']:.0f} from two files")
        for name, seconds in [("pixelmatch", theirs["seconds"]), ("ImageMagick", magick)]:
            print(f"{name} / Casque: {seconds / ours['verified']:.1f}, "
                  f"both from two files {seconds / ours['fromFiles']:.1f}")

        start = time.perf_counter()
        subprocess.run([casque, "snapshots", "verify", *common], **quiet)
        whole = (time.perf_counter() - start) / len(files)
        service = subprocess.Popen(
            [benchmarks, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        cells = []
        for name in files[::options.every]:
            slug = name.split("@")[1].removesuffix(".image.png")
            service.stdin.write(f"cell {slug}\n")
            service.stdin.flush()
            cells.append(json.loads(service.stdout.readline()))
        service.stdin.close()
        listing = os.path.join(folder, "cells.json")
        with open(listing, "w") as file:
            json.dump(cells, file)
        browser = node("matrix", PAGE, chromium, listing)
        print(f"matrix: {len(files)} cells verified, Playwright on {browser['cells']} of them "
              f"({browser['failed']} failed)")
        print(f"toHaveScreenshot / casque snapshots verify: {browser['seconds'] / whole:.1f}")


main()

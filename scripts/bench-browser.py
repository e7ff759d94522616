"""Casque against headless Chromium, in turn in one run. Started by scripts/bench-browser."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

MAIL, MAIL_PAGE = "Layouts/mail.yml", "Benchmarks/mail.html"
TEXT, TEXT_PAGE = "Benchmarks/text.yml", "Benchmarks/text.html"
# The devices on which every box is compared, and how far they may be apart, in points.
DEVICES = ["iphone-se-3_portrait", "iphone-16-pro_portrait", "ipad-pro-11-m4_landscape"]
TOLERANCE = 2.0
# Cells of a round: each is a viewport to set and a page to read.
SCREEN = "iphone-16_portrait"  # 1179 x 2556 pixels
PICTURES = 9

READ = """cell => {
  const root = document.documentElement;
  const sides = ['top', 'left', 'bottom', 'right'];
  cell.safe.forEach((inset, k) => root.style.setProperty('--safe-' + sides[k], inset + 'px'));
  root.dataset.horizontal = cell.horizontal;
  const boxes = {};
  for (const element of document.querySelectorAll('[id]')) {
    if (element.offsetParent === null && element.tagName !== 'MAIN') continue;
    const box = element.getBoundingClientRect();
    boxes[element.id] = [box.x, box.y, box.width, box.height];
  }
  return boxes;
}"""


class Casque:
    """The measuring service, warm."""

    def __init__(self):
        self.process = subprocess.Popen(
            [".build/release/CasqueBenchmarks", "serve"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(words) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit("bench-browser: " + answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Browser:
    """A page of a Chromium that stays open."""

    def __init__(self, playwright, chromium):
        self.chromium = chromium
        self.browser = playwright.chromium.launch(
            executable_path=chromium, headless=True, args=["--no-sandbox"])
        self.page = self.browser.new_page()
        self.session = self.page.context.new_cdp_session(self.page)

    def open(self, path):
        self.page.goto("file://" + os.path.abspath(path))
        self.page.evaluate("document.fonts.ready")

    def boxes(self, cell):
        """Sets the viewport and the cell's variables, and reads all boxes."""
        self.session.send("Emulation.setDeviceMetricsOverride", {
            "width": round(cell["width"]), "height": round(cell["height"]),
            "deviceScaleFactor": cell["scale"], "mobile": False})
        return self.page.evaluate(READ, cell)

    def picture(self):
        return self.session.send("Page.captureScreenshot", {"format": "png"})["data"]


def seconds(body):
    start = time.perf_counter()
    body()
    return time.perf_counter() - start


def verify(casque, browser):
    """Every box that both have, on every device; ends the run where one is too far off."""
    browser.open(MAIL_PAGE)
    failed, worst = [], 0.0
    for name in DEVICES:
        ours = casque.ask("boxes", MAIL, name)["boxes"]
        theirs = browser.boxes(casque.ask("cell", name))
        missing = sorted(set(ours) ^ set(theirs))
        if missing:
            failed.append(f"{name}: only one side shows {', '.join(missing)}")
        for view in sorted(set(ours) & set(theirs)):
            off = max(abs(a - b) for a, b in zip(ours[view], theirs[view]))
            worst = max(worst, off)
            if off > TOLERANCE:
                failed.append(f"{name}: {view} {ours[view]} against {theirs[view]}")
    if failed:
        sys.exit("bench-browser: boxes differ\n  " + "\n  ".join(failed))
    print(f"boxes: at most {worst:.2f} points apart on {len(DEVICES)} devices")
    return worst


def measure_cells(casque, browser, rounds):
    names = casque.ask("matrix")["cells"]
    cells = [casque.ask("cell", name) for name in names]
    browser.open(MAIL_PAGE)
    for cell in cells[:20]:
        browser.boxes(cell)
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(casque.ask("cells", MAIL)["seconds"] / len(cells))
        theirs.append(seconds(lambda: [browser.boxes(cell) for cell in cells]) / len(cells))
    return len(cells), ours, theirs


def measure_pictures(casque, browser, document, page, name, rounds):
    browser.open(page)
    browser.boxes(casque.ask("cell", name))
    casque.ask("picture", document, name)
    browser.picture()
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(casque.ask("picture", document, name)["seconds"])
        theirs.append(seconds(browser.picture))
    return ours, theirs


def measure_cold(casque, browser, rounds):
    """From the start of a process to a picture on disk, against a warm screenshot and a cold one."""
    cell = casque.ask("cell", SCREEN)
    browser.open(TEXT_PAGE)
    browser.boxes(cell)
    ours, warm, cold = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        mine = [".build/release/casque", "render", TEXT, "--cell", SCREEN, "-o", folder + "/a.png"]
        theirs = [
            browser.chromium, "--headless", "--no-sandbox", "--hide-scrollbars",
            f"--user-data-dir={folder}/profile", f"--screenshot={folder}/b.png",
            f"--window-size={round(cell['width'])},{round(cell['height'])}",
            f"--force-device-scale-factor={cell['scale']}", "file://" + os.path.abspath(TEXT_PAGE)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": True}
        for _ in range(rounds):
            ours.append(seconds(lambda: subprocess.run(mine, **quiet)))
            cold.append(seconds(lambda: subprocess.run(theirs, timeout=120, **quiet)))
            warm.append(seconds(browser.picture))
    return ours, cold, warm


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", help="also write the ratios to this file")
    parser.add_argument("--verify-only", action="store_true")
    options = parser.parse_args()
    ratios, rows = {}, []

    def add(key, text, ours, theirs, bar):
        mine, other = statistics.median(ours), statistics.median(theirs)
        ratios[key] = round(other / mine, 3)
        met = "" if other / mine >= bar else ": missed"
        rows.append(
            f"| {text} | {other * 1e3:.3g} / {mine * 1e3:.3g} ms = **{other / mine:.3g}**"
            f" (bar {bar}{met}) |")

    casque = Casque()
    with sync_playwright() as playwright:
        browser = Browser(playwright, options.chromium)
        print("Chromium", browser.browser.version)
        verify(casque, browser)
        if options.verify_only:
            return
        count, ours, theirs = measure_cells(casque, browser, options.rounds)
        add("browser.cell", f"frames and checks a cell, {count} cells of mail", ours, theirs, 50)
        ours, theirs = measure_pictures(
            casque, browser, MAIL, MAIL_PAGE, "iphone-16-pro_portrait", PICTURES)
        add("browser.picture", "PNG of mail, 1206 × 2622, warm", ours, theirs, 6)
        ours, theirs = measure_pictures(casque, browser, TEXT, TEXT_PAGE, SCREEN, PICTURES)
        add("browser.text", "PNG of 40 texts, 1179 × 2556, warm", ours, theirs, 6)
        ours, cold, warm = measure_cold(casque, browser, options.rounds)
        add("browser.cold", "the same from a cold start of either command", ours, cold, 8)
        ratios["browser.coldOverWarm"] = round(
            statistics.median(warm) / statistics.median(ours), 3)
        rows.append(
            f"| cold `casque render` against a warm screenshot |"
            f" {statistics.median(warm) * 1e3:.3g} / {statistics.median(ours) * 1e3:.3g} ms ="
            f" **{ratios['browser.coldOverWarm']:.3g}** |")
        browser.browser.close()
    casque.close()
    print("\nChromium / Casque = ratio:\n\n| what | time |\n|---|---|")
    print("\n".join(rows))
    if options.json:
        with open(options.json, "w") as file:
            json.dump(ratios, file, indent=2, sort_keys=True)


main()

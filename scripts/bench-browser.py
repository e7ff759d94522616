"""Casque against headless Chromium, in turn in one run. Started by scripts/bench-browser.

Two ways of driving the browser are measured: Playwright's calls, which are what people write in
their tests, and the protocol's commands below them, which are the least that it can take.
"""

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


def open_page(page, path):
    page.goto("file://" + os.path.abspath(path))
    page.evaluate("document.fonts.ready")


class Pages:
    """Pages driven by Playwright's calls: one for each scale, which is a setting of its context."""

    name = "Playwright"

    def __init__(self, browser):
        self.browser, self.pages, self.path, self.page = browser, {}, None, None

    def open(self, path):
        self.path = path
        for page in self.pages.values():
            open_page(page, path)

    def boxes(self, cell):
        """Sets the viewport and the cell's variables, and reads all boxes."""
        viewport = {"width": round(cell["width"]), "height": round(cell["height"])}
        if cell["scale"] not in self.pages:
            page = self.browser.new_context(
                device_scale_factor=cell["scale"], viewport=viewport).new_page()
            open_page(page, self.path)
            self.pages[cell["scale"]] = page
        self.page = self.pages[cell["scale"]]
        self.page.set_viewport_size(viewport)
        return self.page.evaluate(READ, cell)

    def picture(self):
        return self.page.screenshot()


class Protocol:
    """A page driven by the protocol's commands."""

    name = "raw protocol"

    def __init__(self, browser):
        self.page = browser.new_page()
        self.session = self.page.context.new_cdp_session(self.page)

    def open(self, path):
        open_page(self.page, path)

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


def verify(casque, drivers):
    """Every box that both have, on every device; ends the run where one is too far off."""
    failed, worst = [], 0.0
    for driver in drivers:
        driver.open(MAIL_PAGE)
    for driver, name in [(driver, name) for driver in drivers for name in DEVICES]:
        ours = casque.ask("boxes", MAIL, name)["boxes"]
        theirs = driver.boxes(casque.ask("cell", name))
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


def measure_cells(casque, drivers, rounds):
    """Seconds a cell: ours, and those of each driver."""
    names = casque.ask("matrix")["cells"]
    cells = [casque.ask("cell", name) for name in names]
    for driver in drivers:
        driver.open(MAIL_PAGE)
        for cell in cells[:20]:
            driver.boxes(cell)
    ours, theirs = [], [[] for _ in drivers]
    for _ in range(rounds):
        ours.append(casque.ask("cells", MAIL)["seconds"] / len(cells))
        for driver, spent in zip(drivers, theirs):
            spent.append(seconds(lambda: [driver.boxes(cell) for cell in cells]) / len(cells))
    return len(cells), ours, theirs


def measure_pictures(casque, drivers, document, page, name, rounds):
    cell = casque.ask("cell", name)
    casque.ask("picture", document, name)
    for driver in drivers:
        driver.open(page)
        driver.boxes(cell)
        driver.picture()
    ours, theirs = [], [[] for _ in drivers]
    for _ in range(rounds):
        ours.append(casque.ask("picture", document, name)["seconds"])
        for driver, spent in zip(drivers, theirs):
            spent.append(seconds(driver.picture))
    return ours, theirs


def measure_cold(casque, chromium, drivers, rounds):
    """From the start of a process to a picture on disk: ours, Chromium's, and warm screenshots."""
    cell = casque.ask("cell", SCREEN)
    for driver in drivers:
        driver.open(TEXT_PAGE)
        driver.boxes(cell)
        driver.picture()
    ours, cold, warm = [], [], [[] for _ in drivers]
    with tempfile.TemporaryDirectory() as folder:
        mine = [".build/release/casque", "render", TEXT, "--cell", SCREEN, "-o", folder + "/a.png"]
        theirs = [
            chromium, "--headless", "--no-sandbox", "--hide-scrollbars",
            f"--user-data-dir={folder}/profile", f"--screenshot={folder}/b.png",
            f"--window-size={round(cell['width'])},{round(cell['height'])}",
            f"--force-device-scale-factor={cell['scale']}", "file://" + os.path.abspath(TEXT_PAGE)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": True}
        for _ in range(rounds):
            ours.append(seconds(lambda: subprocess.run(mine, **quiet)))
            cold.append(seconds(lambda: subprocess.run(theirs, timeout=120, **quiet)))
            for driver, spent in zip(drivers, warm):
                spent.append(seconds(driver.picture))
    return ours, cold, warm


class Table:
    """What was measured, as rows for people and as ratios by name."""

    def __init__(self):
        self.rows, self.ratios = [], {}

    def add(self, key, text, bar, ours, others):
        """A row: the bar is of the first of the others."""
        mine = statistics.median(ours)
        columns = []
        for number, spent in enumerate(others):
            other = statistics.median(spent)
            name = key if number == 0 else key + ".raw"
            self.ratios[name] = round(other / mine, 3)
            met = "" if number > 0 or not bar else f" (bar {bar})"
            if number == 0 and bar and other / mine < bar:
                met = f" (bar {bar}: missed)"
            columns.append(f"{other * 1e3:.3g} ms, **{other / mine:.3g}**{met}")
        columns += ["–"] * (2 - len(columns))
        self.rows.append(f"| {text} | {mine * 1e3:.3g} ms | {' | '.join(columns)} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", help="also write the ratios to this file")
    parser.add_argument("--verify-only", action="store_true")
    options = parser.parse_args()
    table = Table()
    casque = Casque()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=options.chromium, headless=True, args=["--no-sandbox"])
        drivers = [Pages(browser), Protocol(browser)]
        print("Chromium", browser.version)
        verify(casque, drivers)
        if options.verify_only:
            browser.close()
            return casque.close()
        count, ours, theirs = measure_cells(casque, drivers, options.rounds)
        table.add(
            "browser.cell", f"frames and checks a cell, {count} cells of mail", 50, ours, theirs)
        ours, theirs = measure_pictures(
            casque, drivers, MAIL, MAIL_PAGE, "iphone-16-pro_portrait", PICTURES)
        table.add("browser.picture", "PNG of mail, 1206 × 2622, warm", 6, ours, theirs)
        ours, theirs = measure_pictures(casque, drivers, TEXT, TEXT_PAGE, SCREEN, PICTURES)
        table.add("browser.text", "PNG of 40 texts, 1179 × 2556, warm", 6, ours, theirs)
        ours, cold, warm = measure_cold(casque, options.chromium, drivers, options.rounds)
        table.add("browser.cold", "the same from a cold start of either command", 8, ours, [cold])
        table.add(
            "browser.coldOverWarm", "cold `casque render` against a warm screenshot", 0, ours, warm)
        browser.close()
    casque.close()
    names = " | ".join(driver.name for driver in drivers)
    print(f"\nTimes, and theirs over ours:\n\n| what | Casque | {names} |\n|---|---|---|---|")
    print("\n".join(table.rows))
    if options.json:
        with open(options.json, "w") as file:
            json.dump(table.ratios, file, indent=2, sort_keys=True)


main()

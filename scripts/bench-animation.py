"""Screenshots a CSS animation like the splash, frame by frame, at 1179 × 2556 in Chromium.

Twice: by Playwright's page.screenshot(), as its users write it, and by the bare command
Page.captureScreenshot of the DevTools protocol, which waits for less.
"""
import base64
import pathlib
import shutil
import sys
import time

FRAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 120

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit("bench-animation: pip install playwright, for the browser's part")

browser_path = shutil.which("chromium") or shutil.which("google-chrome")
if not browser_path:
    sys.exit("bench-animation: chromium is not on the PATH")

logo = base64.b64encode(pathlib.Path("Layouts/images/logo.svg").read_bytes()).decode()
photo = base64.b64encode(pathlib.Path("Layouts/images/dunes.jpg").read_bytes()).decode()
PAGE = f"""<!DOCTYPE html><style>
body {{ margin: 0; width: 393px; height: 852px; overflow: hidden; position: relative;
  background: linear-gradient(#3B2A98, #1E88C7); font: 17px sans-serif; }}
#main {{ position: absolute; inset: 0; background: #f2f2f7; padding: 71px 16px;
  mask: url(data:image/svg+xml;base64,{logo}) center / 88px no-repeat;
  animation: grow 0.6s 1s both, settle 0.6s 1s both; }}
#main img {{ width: 337px; height: 590px; object-fit: cover; border-radius: 12px; }}
#logo {{ position: absolute; left: 160px; top: 390px; width: 72px;
  animation: appear 0.3s both, fade 0.1s 1.1s both; }}
@keyframes grow {{ 0% {{ mask-size: 88px }} 20% {{ mask-size: 75px }} 100% {{ mask-size: 2024px }} }}
@keyframes settle {{ from {{ transform: scale(1.05) }} to {{ transform: none }} }}
@keyframes appear {{ from {{ transform: none }} to {{ transform: scale(1.2222) }} }}
@keyframes fade {{ from {{ opacity: 1 }} to {{ opacity: 0 }} }}
</style><div id=main><h1>Today</h1><img src="data:image/jpeg;base64,{photo}"><p>Evening over the
dunes</p></div><img id=logo src="data:image/svg+xml;base64,{logo}">"""

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    page = browser.new_page(
        viewport={"width": 393, "height": 852}, device_scale_factor=3)
    page.set_content(PAGE)
    page.evaluate("document.getAnimations().forEach(a => a.pause())")
    session = page.context.new_cdp_session(page)

    def measure(name, shoot):
        shoot()
        start = time.time()
        for frame in range(FRAMES):
            page.evaluate(
                "t => document.getAnimations().forEach(a => { a.currentTime = t })",
                frame * 1600 / FRAMES)
            shoot()
        spent = time.time() - start
        print(f"chromium, {name}: {FRAMES} frames, {FRAMES / spent:.2f} a second", flush=True)

    measure("page.screenshot()", page.screenshot)
    measure("Page.captureScreenshot",
            lambda: base64.b64decode(
                session.send("Page.captureScreenshot", {"format": "png"})["data"]))
    browser.close()

// Playwright's side of scripts/bench-snapshots.
//
// usage: node bench-snapshots.cjs DRIVER compare FOLDER COUNT
//        node bench-snapshots.cjs DRIVER matrix PAGE CHROMIUM CELLS
'use strict';
const fs = require('fs');
const path = require('path');
const [driver, what, ...rest] = process.argv.slice(2);

/** Processor seconds a picture: read, decode and compare two files by pixelmatch. */
function compare(folder, count) {
  const { getComparator } = require(path.join(driver, 'package/lib/coreBundle.js')).utils;
  const comparator = getComparator('image/png');
  const files = fs.readdirSync(folder).filter(name => name.endsWith('.png')).sort();
  let equal = 0;
  const start = process.cpuUsage();
  for (let turn = 0; turn < count; turn++) {
    const file = path.join(folder, files[turn % files.length]);
    if (comparator(fs.readFileSync(file), fs.readFileSync(file), {}) === null) equal++;
  }
  const used = process.cpuUsage(start);
  console.log(JSON.stringify({ equal, seconds: (used.user + used.system) / 1e6 / count }));
}

/** Seconds a cell: viewport, variables of the cell, and toHaveScreenshot with its reference. */
async function matrix(page, chromium, file) {
  const playwright = require(path.join(driver, 'package'));
  const cells = JSON.parse(fs.readFileSync(file, 'utf8'));
  const browser = await playwright.chromium.launch(
    { executablePath: chromium, args: ['--no-sandbox'] });
  const options = { timeout: 30000, animations: 'disabled', caret: 'hide', scale: 'device' };
  let seconds = 0, failed = 0;
  for (const scale of [...new Set(cells.map(cell => cell.scale))]) {
    const context = await browser.newContext({ deviceScaleFactor: scale });
    const tab = await context.newPage();
    await tab.goto('file://' + path.resolve(page));
    for (const cell of cells.filter(cell => cell.scale === scale)) {
      const prepare = async () => {
        await tab.setViewportSize(
          { width: Math.round(cell.width), height: Math.round(cell.height) });
        await tab.evaluate(cell => {
          const root = document.documentElement;
          ['top', 'left', 'bottom', 'right'].forEach(
            (side, k) => root.style.setProperty('--safe-' + side, cell.safe[k] + 'px'));
          root.dataset.horizontal = cell.horizontal;
        }, cell);
      };
      await prepare();
      // The reference, as the first run of toHaveScreenshot records it; not measured.
      const { actual } = await tab._expectScreenshot({ ...options, isNot: false });
      await tab.setViewportSize({ width: 300, height: 300 });
      const start = process.hrtime.bigint();
      await prepare();
      const result = await tab._expectScreenshot({ ...options, expected: actual, isNot: false });
      seconds += Number(process.hrtime.bigint() - start) / 1e9;
      if (result.errorMessage) failed++;
    }
    await context.close();
  }
  await browser.close();
  console.log(JSON.stringify({ cells: cells.length, failed, seconds: seconds / cells.length }));
}

if (what === 'compare') compare(rest[0], Number(rest[1]));
else matrix(...rest).catch(error => { console.error(error.message); process.exit(1); });

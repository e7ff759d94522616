// The matrix: layouts as groups, their cells as tiles. Only rows near what is seen have elements,
// so that thousands of cells cost as little as a few.
const tileWidth = 128;
const tileHeight = 216;
const groupHeight = 46;
const gap = 10;
const matrix = { items: [], rows: new Map(), columns: 1, active: null };

// Lays groups and rows out below each other.
function arrange() {
  const width = byId('main').clientWidth - 32;
  matrix.columns = Math.max(1, Math.floor((width + gap) / (tileWidth + gap)));
  matrix.items = [];
  matrix.place = new Map();
  let top = 0;
  let start = 0;
  while (start < shown.length) {
    const layout = data.results[shown[start]].layout;
    let end = start;
    while (end < shown.length && data.results[shown[end]].layout === layout) end++;
    matrix.items.push({ top, height: groupHeight, layout, start, end });
    top += groupHeight;
    for (let first = start; first < end; first += matrix.columns) {
      const cells = shown.slice(first, Math.min(first + matrix.columns, end));
      cells.forEach((result, column) => {
        matrix.place.set(result, { item: matrix.items.length, column });
      });
      matrix.items.push({ top, height: tileHeight, cells });
      top += tileHeight + gap;
    }
    start = end;
  }
  for (const row of matrix.rows.values()) row.remove();
  matrix.rows.clear();
  const grid = byId('cells');
  grid.replaceChildren();
  if (!shown.length) {
    grid.style.height = '';
    for (const name of ['role', 'aria-label', 'aria-rowcount', 'aria-colcount']) grid.removeAttribute(name);
    grid.append(make('p', { class: 'empty' }, data.results.length
      ? 'No cell matches the filters.' : 'This run has no cells.'));
    return;
  }
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', 'Cells');
  grid.setAttribute('aria-rowcount', matrix.items.length);
  grid.setAttribute('aria-colcount', matrix.columns);
  grid.style.height = top + 'px';
  if (!matrix.place.has(matrix.active)) matrix.active = shown[0];
  showRows();
}

// Makes the rows that are seen, and drops the others but the one that has the focus.
function showRows() {
  if (byId('cells').hidden || !matrix.items.length) return;
  const main = byId('main');
  const from = main.scrollTop - byId('cells').offsetTop - 500;
  const to = from + main.clientHeight + 1000;
  const wanted = new Set();
  let low = 0;
  let high = matrix.items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (matrix.items[middle].top + matrix.items[middle].height < from) low = middle + 1; else high = middle;
  }
  for (let index = low; index < matrix.items.length && matrix.items[index].top <= to; index++) {
    wanted.add(index);
  }
  const active = matrix.place.get(matrix.active);
  if (active) wanted.add(active.item);
  for (const [index, row] of matrix.rows) {
    if (wanted.has(index)) continue;
    row.remove();
    matrix.rows.delete(index);
  }
  for (const index of [...wanted].sort((a, b) => a - b)) {
    if (matrix.rows.has(index)) continue;
    const item = matrix.items[index];
    const row = item.cells ? tileRow(item, index) : groupRow(item, index);
    matrix.rows.set(index, row);
    // In the order of the matrix, which is the order of the Tab key and of screen readers.
    let before = null;
    for (const [other, element] of matrix.rows) {
      if (other > index && (!before || other < before.index)) before = { index: other, element };
    }
    byId('cells').insertBefore(row, before ? before.element : null);
  }
}

function groupRow(item, index) {
  const layout = data.layouts[item.layout];
  const results = shown.slice(item.start, item.end).map(number => data.results[number]);
  const counts = Object.keys(statusNames)
    .map(status => [status, results.filter(result => result.status === status).length])
    .filter(pair => pair[1]);
  return make('div', {
    class: 'group', role: 'row', 'aria-rowindex': index + 1,
    style: { top: item.top + 'px', height: item.height + 'px' },
  }, make('div', { role: 'gridcell', 'aria-colspan': matrix.columns },
    make('h2', {}, layout.name),
    layout.path && layout.path !== layout.name ? make('span', { class: 'place' }, layout.path) : null,
    make('span', { class: 'counts' },
      counts.map(([status, count]) => [' ', badge(status, count + ' ' + statusNames[status].toLowerCase())]))));
}

function tileRow(item, index) {
  const tiles = item.cells.map(number => make('div', { role: 'gridcell' }, tile(data.results[number])));
  while (tiles.length < matrix.columns) tiles.push(make('div', { role: 'gridcell' }));
  return make('div', {
    class: 'row', role: 'row', 'aria-rowindex': index + 1,
    style: { top: item.top + 'px', height: item.height + 'px' },
  }, tiles);
}

function tile(result) {
  const cell = cellOf(result);
  const findings = findingsOf(result).length;
  // The device, and everything else on a line of its own.
  const split = cell.values.length && cell.name.startsWith(cell.values[0]) ? cell.values[0].length : -1;
  const name = split < 0 ? cell.name : cell.values[0];
  const more = split < 0 ? '' : cell.name.slice(split).replace(/^[ ,]+/, '');
  const label = layoutOf(result).name + ', ' + cell.name + ': ' + statusNames[result.status].toLowerCase()
    + (findings ? ', ' + counted(findings, 'finding') : '');
  return make('button', {
    type: 'button', class: 'tile', 'data-result': result.index, 'aria-label': label,
    title: layoutOf(result).name + ', ' + cell.name, tabindex: result.index === matrix.active ? 0 : -1,
    'aria-current': result.index === state.cell ? 'true' : null,
    on: { click: () => openCell(result.index), focus: () => setActive(result.index) },
  },
  make('span', { class: 'shot' }, thumbnail(result, 114, 140)),
  make('span', { class: 'caption' },
    make('span', { class: 'name' }, dot(result.status), name),
    make('span', { class: 'more' }, more || layoutOf(result).name)));
}

const tileOf = index => document.querySelector('#cells [data-result="' + index + '"]');

// One tile is reached by the Tab key: the last that had the focus.
function setActive(index) {
  if (matrix.active === index) return;
  const old = tileOf(matrix.active);
  if (old) old.tabIndex = -1;
  matrix.active = index;
  const now = tileOf(index);
  if (now) now.tabIndex = 0;
}

// Scrolls to a tile and makes it the one with the focus, if `focus` says so.
function reveal(index, focus) {
  const place = matrix.place && matrix.place.get(index);
  if (!place) return;
  const item = matrix.items[place.item];
  const main = byId('main');
  const top = byId('cells').offsetTop + item.top;
  if (top < main.scrollTop) main.scrollTop = top - 8;
  else if (top + item.height > main.scrollTop + main.clientHeight) {
    main.scrollTop = top + item.height - main.clientHeight + 8;
  }
  setActive(index);
  showRows();
  if (focus) tileOf(index).focus({ preventScroll: true });
}

// The tile that lies beside another; null at an edge.
function neighbour(index, dx, dy) {
  const place = matrix.place.get(index);
  if (!place) return shown.length ? shown[0] : null;
  if (dx) {
    const position = shown.indexOf(index) + dx;
    return position < 0 || position >= shown.length ? null : shown[position];
  }
  for (let item = place.item + dy; item >= 0 && item < matrix.items.length; item += dy) {
    const cells = matrix.items[item].cells;
    if (cells) return cells[Math.min(place.column, cells.length - 1)];
  }
  return null;
}

function showCurrent() {
  for (const element of document.querySelectorAll('#cells [aria-current]')) {
    element.removeAttribute('aria-current');
  }
  const now = state.cell === null ? null : tileOf(state.cell);
  if (now) now.setAttribute('aria-current', 'true');
}

// One layout on one cell: its pictures, its snapshots, what moved, and what was found.
let opener = null;

function openCell(index) {
  opener = document.activeElement;
  change({ cell: index, snapshot: null });
  if (matchMedia('(max-width: 900px)').matches) byId('detail').focus();
}

function closeCell() {
  const index = state.cell;
  change({ cell: null });
  if (state.view === 'cells' && matrix.place.has(index)) reveal(index, true);
  else if (opener && opener.isConnected) opener.focus();
  else byId('main').focus();
}

function toggle(name, title, key) {
  return make('button', {
    type: 'button', class: 'plain', 'aria-pressed': String(state[name]), 'data-toggle': name,
    title: title + ' (' + key + ')', on: { click: () => change({ [name]: !state[name] }) },
  }, title);
}

function pictureTools(result) {
  return [
    result.blueprint !== undefined ? toggle('blueprint', 'Blueprint', 'b') : null,
    result.boxes ? toggle('boxes', 'Findings', 'f') : null,
    toggle('zoom', 'Actual size', 'z'),
  ];
}

// The snapshot of a cell that is shown: the one that was asked for, else the first that fails and
// has pictures, else the first that fails.
function shownSnapshot(result) {
  const all = snapshotsOf(result);
  const failed = all.filter(one => one.state !== 'matched' && one.state !== 'recorded');
  return all.find(one => one.kind + ':' + one.id === state.snapshot)
    || failed.find(one => one.snapshot !== undefined) || failed[0] || all[0];
}

function snapshotSection(result) {
  const all = snapshotsOf(result);
  if (!all.length) return null;
  const now = shownSnapshot(result);
  const isBad = ['different', 'missing', 'collision', 'inaccessible', 'undrawable'].includes(now.state);
  const tabs = all.length < 2 ? null : make('div', { class: 'segments', role: 'group', 'aria-label': 'Snapshots' },
    all.map(one => make('button', {
      type: 'button', 'aria-pressed': String(one === now), on: { click: () => change({ snapshot: one.kind + ':' + one.id }) },
    }, one.kind, one.state === 'different' ? ' ≠' : '')));
  const hasPicture = now.snapshot !== undefined || now.reference !== undefined;
  return make('section', { 'aria-label': 'Snapshots' },
    make('div', { class: 'tools' }, tabs, badge(isBad ? 'error' : 'passed', snapshotNames[now.state]),
      make('span', { class: 'place' }, now.id)),
    hasPicture ? compare(result, now) : null,
    now.frames ? null : now.lines.length ? make('pre', { class: 'lines' }, now.lines.join('\n')) : null,
    now.state === 'different' || now.state === 'missing'
      ? make('p', { class: 'quiet' }, now.state === 'different'
        ? 'If it is meant: casque snapshots approve ' + now.id : 'To record it: casque snapshots record') : null);
}

const frameSections = result => snapshotsOf(result).filter(one => one.frames).map(one => frameSection(one.frames));

function frameSection(frames) {
  const list = (title, lines) => lines.length
    ? [make('h4', { class: 'heading' }, title), make('pre', { class: 'lines' }, lines.join('\n'))] : null;
  return make('section', { 'aria-label': 'What moved' },
    make('h3', {}, 'What moved'),
    list('Facts', frames.facts),
    frames.moved.length ? movedTable(frames.moved) : null,
    list('New constraints', frames.newConstraints), list('Constraints that are gone', frames.goneConstraints),
    list('New views', frames.added), list('Views that are gone', frames.removed), list('Also', frames.other));
}

function movedTable(moved) {
  return make('table', { class: 'moved' },
    make('caption', { class: 'unseen' }, 'Views that moved, with the constraints that settle them'),
    make('thead', {}, make('tr', {}, ['View', 'Change', 'Because of'].map(name => make('th', { scope: 'col' }, name)))),
    make('tbody', {}, moved.map(one => make('tr', {},
      make('th', { scope: 'row' }, one.view, ' ', make('span', { class: 'quiet' }, one.kind)),
      make('td', { class: 'mono' }, movedText(one)),
      make('td', {}, one.causes.length
        ? make('ul', {}, one.causes.map(cause => make('li', {}, make('span', { class: 'mono' }, cause.text),
          cause.place ? [' ', make('span', { class: 'place' }, cause.place)] : null)))
        : make('span', { class: 'quiet' }, '–'))))));
}

// The change without the view's name before it.
const movedText = one => (one.text.startsWith(one.view + ': ') ? one.text.slice(one.view.length + 2) : one.text)
  .replaceAll(', ', '\n').split('\n').map((line, index) => [index ? make('br') : null, line]);

function pictureSection(result) {
  const number = largest(result);
  if (number === undefined) {
    return make('section', {}, make('p', { class: 'empty' }, result.skipped || 'There is no picture.'));
  }
  const view = stage([number], room(1));
  view.layers[0].alt = layoutOf(result).name + ' on ' + cellOf(result).name;
  overlay(view, result);
  return make('section', { 'aria-label': 'Picture' },
    make('div', { class: 'tools' }, pictureTools(result)),
    make('div', { class: 'compare' + (state.zoom ? ' zoomed' : '') }, view.element),
    result.picture === undefined && data.pictures[number]
      ? make('p', { class: 'quiet' }, 'Only a thumbnail is kept of this cell; name a folder for more: --reporter html=report/') : null);
}

function findingItem(finding) {
  const cause = data.causes[finding.cause];
  const about = cause.diagnostic;
  return make('article', { class: 'finding' },
    make('header', {}, badge(about.severity, statusNames[about.severity]), make('h4', {}, about.message)),
    make('p', { class: 'facts' }, about.place ? make('span', { class: 'place' }, about.place) : null, ruleLink(about.code),
      cause.results.length > 1 ? make('button', {
        type: 'button', class: 'link', on: { click: () => change({ cause: cause.index, view: 'cells' }) },
      }, 'on ' + cause.results.length + ' cells') : null),
    // The frames of a snapshot are a table of their own.
    about.code === 'snapshot/different' ? excerpt(about.excerpt) : diagnosticParts(about),
    finding.evidence ? make('p', { class: 'mono' }, finding.evidence) : null, hintList(about));
}

function showDetail() {
  stopBlinking();
  const panel = byId('detail');
  panel.hidden = state.cell === null;
  // On a narrow screen the panel covers the cells: the focus stays out of what is not seen.
  const covers = !panel.hidden && matchMedia('(max-width: 900px)').matches;
  for (const id of ['chips', 'cells', 'causes', 'filters']) byId(id).inert = covers;
  byId('main').classList.toggle('covered', covers);
  if (panel.hidden) {
    panel.replaceChildren();
    return;
  }
  const result = data.results[state.cell];
  const cell = cellOf(result);
  const focused = panel.contains(document.activeElement) ? describe(document.activeElement) : null;
  const scrolled = Number(panel.dataset.cell) === state.cell ? panel.scrollTop : 0;
  panel.dataset.cell = state.cell;
  const step = (by, label, text, key) => make('button', {
    type: 'button', class: 'plain', 'aria-label': label, 'data-step': by, title: label + ' (' + key + ')',
    on: { click: () => stepCell(by) },
  }, text);
  const snapshots = snapshotSection(result);
  const drawsSnapshot = snapshots && snapshots.querySelector('.stage');
  panel.replaceChildren();
  add(panel, [
    make('header', {},
      make('div', {}, make('h2', {}, layoutOf(result).name), make('p', {}, cell.name)),
      badge(result.status, statusNames[result.status]),
      make('nav', { 'aria-label': 'Cells' }, step(-1, 'Previous cell', '‹', 'k'), step(1, 'Next cell', '›', 'j'),
        make('button', {
          type: 'button', class: 'plain', 'aria-label': 'Close', 'data-step': 'close', title: 'Close (Escape)', on: { click: closeCell },
        }, '✕'))),
    snapshots,
    frameSections(result),
    drawsSnapshot ? null : pictureSection(result),
    findingsOf(result).length ? make('section', { 'aria-label': 'Findings' },
      make('h3', {}, counted(findingsOf(result).length, 'finding')), findingsOf(result).map(findingItem)) : null,
    cell.values.length ? make('section', { 'aria-label': 'Traits' }, make('ul', { class: 'traits' },
      data.dimensions.map((dimension, index) => make('li', {}, make('span', {}, dimension.name + ' '), cell.values[index])))) : null,
  ]);
  panel.scrollTop = scrolled;
  if (focused) (panel.querySelector(focused) || panel).focus();
}

// How an element is found again after the panel was made anew.
function describe(element) {
  for (const name of ['mode', 'toggle', 'step']) {
    if (element.dataset[name] !== undefined) return '[data-' + name + '="' + element.dataset[name] + '"]';
  }
  return element.id && element.id !== 'detail' ? '#' + element.id : 'header [data-step="close"]';
}

function stepCell(by) {
  if (!shown.length) return;
  const at = shown.indexOf(state.cell === null ? matrix.active : state.cell);
  const next = shown[Math.min(shown.length - 1, Math.max(0, state.cell === null ? at : at + by))];
  const hadFocus = byId('cells').contains(document.activeElement);
  change({ cell: next, snapshot: null });
  if (state.view === 'cells') reveal(next, hadFocus);
}

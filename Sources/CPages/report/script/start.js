// Puts the page together, and shows what changes.
const views = [
  ['cells', 'Cells', () => shown.length],
  ['causes', 'Causes', () => shownCauses().length + (isFiltered() ? 0 : data.diagnostics.length)],
];

function showViews() {
  for (const [view, , count] of views) {
    const button = document.querySelector('[data-view="' + view + '"]');
    if (state.view === view) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
    button.querySelector('.count').textContent = count();
  }
  byId('cells').hidden = state.view !== 'cells';
  byId('causes').hidden = state.view !== 'causes';
}

function build() {
  document.title = data.title;
  byId('title').textContent = data.title;
  byId('summary').textContent = data.sentence;
  for (const [view, name] of views) {
    byId('views').append(make('button', {
      type: 'button', 'data-view': view, on: { click: () => change({ view }) },
    }, name, make('span', { class: 'count' })));
  }
  buildFilters();
  if (!byId('filters').childElementCount) byId('filters').hidden = true;
  if (byId('filters').hidden) byId('show-filters').hidden = true;
}

function onChange(changed) {
  const isNew = ['filters', 'text', 'cause'].some(name => changed.has(name));
  if (isNew) {
    applyFilters();
    showFilters();
    if (byId('search').value !== state.text) byId('search').value = state.text;
  }
  if (isNew || changed.has('view')) {
    showViews();
    if (state.view === 'causes') showCauses();
    else arrange();
    byId('main').scrollTop = 0;
  }
  if (['cell', 'snapshot', 'mode', 'blueprint', 'boxes', 'zoom'].some(name => changed.has(name))) {
    const wasHidden = byId('detail').hidden;
    showDetail();
    if (wasHidden !== byId('detail').hidden && state.view === 'cells') arrange();
    showCurrent();
    if (changed.has('cell') && state.cell !== null && state.view === 'cells') reveal(state.cell, false);
  }
}

// A printed page has all causes, and the pictures of a number of cells that paper can bear.
const printedCells = 400;

function buildPrint() {
  const cells = shown.slice(0, printedCells).map(number => data.results[number]);
  const rest = shown.length - cells.length;
  const sheet = make('div', { class: 'sheet' }, cells.map(result => make('div', {}, tile(result))));
  for (const element of sheet.querySelectorAll('img')) element.loading = 'eager';
  add(byId('print'), [
    isFiltered() ? [] : data.diagnostics.map(documentCard),
    shownCauses().map(cause => causeCard(cause, true)),
    make('h2', {}, counted(shown.length, 'cell')), sheet,
    rest > 0 ? make('p', {}, 'and ' + counted(rest, 'more cell')) : null,
  ]);
}

build();
listeners.push(onChange);
byId('search').addEventListener('input', event => change({ text: event.target.value.trim() }));
byId('show-filters').addEventListener('click', () => openFilters(!byId('filters').classList.contains('open')));
byId('show-help').addEventListener('click', showHelp);
byId('skip').addEventListener('click', () => {
  if (state.view === 'cells' && shown.length) reveal(matrix.active, true); else byId('main').focus();
});
byId('main').addEventListener('scroll', () => requestAnimationFrame(showRows), { passive: true });
document.addEventListener('keydown', onKey);
document.addEventListener('DOMContentLoaded', fillPictures);
addEventListener('hashchange', readAddress);
addEventListener('beforeprint', buildPrint);
addEventListener('afterprint', () => byId('print').replaceChildren());
let width = innerWidth;
addEventListener('resize', () => {
  if (innerWidth !== width) arrange();
  width = innerWidth;
  showRows();
  if (state.cell !== null) showDetail();
});
applyFilters();
showFilters();
showViews();
arrange();
readAddress();

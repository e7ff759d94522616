// What keys do. Letters count where nothing is typed into.
const keys = [
  ['← → ↑ ↓', 'Move between cells'], ['Enter', 'Open the cell'], ['j k', 'Next and previous cell, or cause'],
  ['/', 'Filter by text'], ['Escape', 'Close, then leave the filter'], ['1 2 3 4', 'Side by side, slider, onion skin, blink'],
  ['b', 'Blueprint: guides, frames and constraints'], ['f', 'Boxes around findings'], ['z', 'Actual size'],
  ['m c', 'Cells, or causes'], ['x', 'Remove all filters'], ['?', 'This list'],
];

const showHelp = () => showDialog(byId('help'), 'help-title', 'Keyboard', [
  make('dl', {}, keys.map(([key, text]) => [
    make('dt', {}, key.split(' ').map(one => [make('kbd', {}, one), ' '])), make('dd', {}, text),
  ])),
]);

function stepCause(by) {
  const cards = [...document.querySelectorAll('#causes .cause[data-cause]')];
  if (!cards.length) return;
  const at = cards.findIndex(card => card.contains(document.activeElement));
  const card = cards[Math.min(cards.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
  card.focus();
  card.scrollIntoView({ block: 'nearest' });
}

function moveFocus(dx, dy) {
  const next = neighbour(matrix.active, dx, dy);
  if (next === null) return;
  if (state.cell !== null) change({ cell: next, snapshot: null });
  reveal(next, true);
}

const isTyping = element => element instanceof HTMLElement
  && (element.isContentEditable || element.tagName === 'TEXTAREA'
    || (element.tagName === 'INPUT' && !['checkbox', 'range'].includes(element.type)));

const letters = {
  j: () => (state.view === 'causes' && state.cell === null ? stepCause(1) : stepCell(1)),
  k: () => (state.view === 'causes' && state.cell === null ? stepCause(-1) : stepCell(-1)),
  b: () => change({ blueprint: !state.blueprint }),
  f: () => change({ boxes: !state.boxes }),
  z: () => change({ zoom: !state.zoom }),
  m: () => change({ view: 'cells' }),
  c: () => change({ view: 'causes' }),
  x: clearFilters,
  '?': showHelp,
  '/': () => { byId('search').focus(); byId('search').select(); },
};

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const target = event.target;
  if (event.key === 'Escape') {
    if (target === byId('search')) {
      if (state.text) change({ text: '' }); else byId('main').focus();
    } else if (byId('filters').classList.contains('open')) openFilters(false);
    else if (state.cell !== null) closeCell();
    else return;
    event.preventDefault();
    return;
  }
  if (isTyping(target)) return;
  const arrow = arrows[event.key];
  if (arrow && state.view === 'cells' && shown.length
    && (byId('cells').contains(target) || target === document.body || target === byId('main'))) {
    if (!byId('cells').contains(target)) reveal(matrix.active, true);
    else moveFocus(...arrow);
    event.preventDefault();
    return;
  }
  const mode = modes[Number(event.key) - 1];
  if (mode && state.cell !== null) change({ mode: mode[0] });
  else if (letters[event.key] && !(event.key === 'x' && !isFiltered())) letters[event.key]();
  else return;
  event.preventDefault();
}

function openFilters(isOpen) {
  byId('filters').classList.toggle('open', isOpen);
  byId('show-filters').setAttribute('aria-expanded', String(isOpen));
  if (!isOpen && byId('filters').contains(document.activeElement)) byId('show-filters').focus();
}

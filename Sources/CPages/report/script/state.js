// What the reader has chosen. It stands in the address, so that a view can be linked.
const state = {
  view: 'cells', text: '', filters: new Map(), cause: null, cell: null, snapshot: null,
  mode: 'side', blueprint: false, boxes: true, zoom: false,
};
const modes = [
  ['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'],
];
const listeners = [];

// Changes the state, then everything that shows it; what changed is told by name.
function change(values, from) {
  const changed = new Set();
  for (const [name, value] of Object.entries(values)) {
    if (state[name] === value && name !== 'filters') continue;
    state[name] = value;
    changed.add(name);
  }
  if (!changed.size) return;
  if (from !== 'address') writeAddress();
  for (const listener of listeners) listener(changed);
}

function writeAddress() {
  const words = new URLSearchParams();
  if (state.view !== 'cells') words.set('view', state.view);
  if (state.text) words.set('text', state.text);
  for (const [facet, values] of state.filters) for (const value of values) words.append(facet, value);
  if (state.cause !== null) words.set('cause', state.cause);
  if (state.cell !== null) words.set('cell', data.results[state.cell].address);
  if (state.snapshot !== null) words.set('snapshot-kind', state.snapshot);
  if (state.mode !== 'side') words.set('mode', state.mode);
  if (state.blueprint) words.set('blueprint', '1');
  const text = words.toString();
  if (text === location.hash.slice(1)) return;
  history.replaceState(null, '', text ? '#' + text : location.pathname + location.search);
}

// Takes the state from the address; what is not known there is left out.
function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const filters = new Map();
  for (const facet of facets) {
    const values = words.getAll(facet.key).filter(value => facet.options.has(value));
    if (values.length) filters.set(facet.key, new Set(values));
  }
  const cause = words.has('cause') ? Number(words.get('cause')) : NaN;
  const cell = addresses.get(words.get('cell'));
  const mode = words.get('mode');
  change({
    view: words.get('view') === 'causes' ? 'causes' : 'cells', text: words.get('text') || '', filters,
    cause: data.causes[cause] ? cause : null, cell: cell === undefined ? null : cell,
    snapshot: words.get('snapshot-kind'), mode: modes.some(known => known[0] === mode) ? mode : 'side',
    blueprint: words.get('blueprint') === '1',
  }, 'address');
}

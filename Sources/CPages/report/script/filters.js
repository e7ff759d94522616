// Facets: what cells are told apart by. Values of one facet are alternatives, facets add up.
const facets = [];

function facet(key, name, valuesOf, order, nameOf) {
  const options = new Map();
  const values = data.results.map(result => {
    const found = valuesOf(result);
    for (const value of found) if (!options.has(value)) options.set(value, { count: 0 });
    return found;
  });
  if (order) {
    const sorted = [...options.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const value of sorted) {
      const option = options.get(value);
      options.delete(value);
      options.set(value, option);
    }
  }
  facets.push({ key, name, values, options, nameOf: nameOf || (value => value) });
}

facet('status', 'Status', result => [result.status], Object.keys(statusNames),
  value => statusNames[value]);
facet('snapshot', 'Snapshot', result => [...new Set(snapshotsOf(result).map(one => one.state))],
  ['different', 'missing', 'collision', 'inaccessible', 'undrawable', 'recorded', 'matched'],
  value => snapshotNames[value]);
facet('rule', 'Rule',
  result => [...new Set(findingsOf(result).map(one => data.causes[one.cause].diagnostic.code))]);
facet('layout', 'Layout', result => [layoutOf(result).name]);
data.dimensions.forEach((dimension, index) => {
  facet(dimension.key, dimension.name, result => {
    const value = cellOf(result).values[index];
    return value === undefined ? [] : [value];
  });
});

// The numbers of the results that are shown, in order.
let shown = [];

// Finds what is shown and what each option of a facet would give: O(results · facets).
function applyFilters() {
  const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = facets.map(facet => state.filters.get(facet.key));
  const ofCause = state.cause === null ? null : new Set(data.causes[state.cause].results);
  for (const facet of facets) for (const option of facet.options.values()) option.count = 0;
  shown = [];
  for (let index = 0; index < data.results.length; index++) {
    if (ofCause && !ofCause.has(index)) continue;
    if (words.length) {
      const text = haystack(data.results[index]);
      if (!words.every(word => text.includes(word))) continue;
    }
    let failing = -1;
    let failures = 0;
    for (let number = 0; number < facets.length && failures < 2; number++) {
      const values = chosen[number];
      if (values && !facets[number].values[index].some(value => values.has(value))) {
        failing = number;
        failures++;
      }
    }
    if (failures > 1) continue;
    if (!failures) shown.push(index);
    facets.forEach((facet, number) => {
      if (failures && number !== failing) return;
      for (const value of facet.values[index]) facet.options.get(value).count++;
    });
  }
}

function setOption(key, value, isOn) {
  const filters = new Map(state.filters);
  const values = new Set(filters.get(key) || []);
  if (isOn) values.add(value); else values.delete(value);
  if (values.size) filters.set(key, values); else filters.delete(key);
  change({ filters });
}

// The panel is built once; later only counts and marks change, so that the focus stays.
function buildFilters() {
  for (const facet of facets) {
    if (facet.options.size < 2) continue;
    const list = make('fieldset', {}, make('legend', { class: 'unseen' }, facet.name));
    for (const [value, option] of facet.options) {
      option.input = make('input', {
        type: 'checkbox', on: { change: event => setOption(facet.key, value, event.target.checked) },
      });
      option.number = make('span', { class: 'count' });
      option.row = make('label', {}, option.input,
        make('span', {}, facet.key === 'status' ? dot(value) : null, facet.nameOf(value)),
        option.number);
      list.append(option.row);
    }
    facet.chosen = make('span', { class: 'chosen' });
    const isOpen = facet.options.size <= 8 || facet.key === 'device' || facet.key === 'rule';
    byId('filters').append(
      make('details', { open: isOpen, 'data-facet': facet.key },
        make('summary', {}, facet.name, facet.chosen), list));
  }
}

function showFilters() {
  for (const facet of facets) {
    const chosen = state.filters.get(facet.key);
    if (facet.chosen) facet.chosen.textContent = chosen ? String(chosen.size) : '';
    for (const [value, option] of facet.options) {
      if (!option.row) continue;
      option.input.checked = Boolean(chosen && chosen.has(value));
      option.number.textContent = option.count;
      option.row.className = option.count ? '' : 'none';
    }
  }
  showChips();
  byId('live').textContent = shown.length + ' of ' + counted(data.results.length, 'cell') + ' shown';
}

function showChips() {
  const chips = [];
  const chip = (text, clear) => chips.push(make('button', {
    type: 'button', class: 'chip', 'aria-label': 'Remove filter ' + text, on: { click: clear },
  }, make('span', {}, text)));
  if (state.cause !== null) {
    chip('Cause: ' + data.causes[state.cause].diagnostic.message, () => change({ cause: null }));
  }
  for (const facet of facets) {
    for (const value of state.filters.get(facet.key) || []) {
      chip(facet.name + ': ' + facet.nameOf(value), () => setOption(facet.key, value, false));
    }
  }
  if (state.text) chip('Text: ' + state.text, () => change({ text: '' }));
  if (chips.length > 1) {
    chips.push(make('button', {
      type: 'button', class: 'chip all', on: { click: clearFilters },
    }, 'Remove all'));
  }
  byId('chips').replaceChildren(...chips);
}

const clearFilters = () => change({ filters: new Map(), text: '', cause: null });

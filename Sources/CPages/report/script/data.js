// The data of the run, and what follows from it without any choice of the reader.
const data = JSON.parse(document.getElementById('data').textContent);

const severities = ['error', 'warning', 'note'];
const statusNames = {
  error: 'Error', warning: 'Warning', note: 'Note', passed: 'Passed', skipped: 'Skipped',
};
const snapshotNames = {
  matched: 'Matched', recorded: 'Recorded', missing: 'No reference', different: 'Different',
  collision: 'Collision', inaccessible: 'Inaccessible', undrawable: 'Not drawn',
};

const layoutOf = result => data.layouts[result.layout];
const cellOf = result => data.cells[result.cell];
const findingsOf = result => result.findings || [];
const snapshotsOf = result => result.snapshots || [];

// A view's names in an address stay the same while others come and go.
const addresses = new Map();
data.results.forEach((result, index) => {
  const name = layoutOf(result).name + '@' + (cellOf(result).slug || cellOf(result).name);
  result.index = index;
  result.address = addresses.has(name) ? name + '#' + index : name;
  addresses.set(result.address, index);
});

data.causes.forEach((cause, index) => {
  cause.index = index;
  cause.results = [];
});
data.results.forEach(result => {
  for (const finding of findingsOf(result)) {
    const results = data.causes[finding.cause].results;
    if (results[results.length - 1] !== result.index) results.push(result.index);
  }
});

const checkedCells = new Map();
for (const result of data.results) {
  if (result.status === 'skipped') continue;
  const name = layoutOf(result).name;
  checkedCells.set(name, (checkedCells.get(name) || 0) + 1);
}

// What the free text is looked for in; made when it is first needed.
function haystack(result) {
  if (result.haystack === undefined) {
    const words = [layoutOf(result).name, layoutOf(result).path, cellOf(result).name, result.status];
    for (const finding of findingsOf(result)) words.push(causeText(data.causes[finding.cause]));
    for (const snapshot of snapshotsOf(result)) {
      words.push(snapshot.id, snapshot.kind, snapshot.state, ...snapshot.lines);
    }
    result.haystack = words.join('\n').toLowerCase();
  }
  return result.haystack;
}

function causeText(cause) {
  if (cause.text === undefined) {
    const about = cause.diagnostic;
    cause.text = [about.code, about.severity, about.message, about.place || '', ...cause.views]
      .join('\n');
  }
  return cause.text;
}

const counted = (count, one, many) => count + ' ' + (count === 1 ? one : many || one + 's');

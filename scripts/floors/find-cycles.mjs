/** Cycles of imports, each as a list of arrows. An import of a type is an arrow like any other: two files that need each other are one subject. */
export function findCycles(arrows) {
  const next = new Map();
  for (const arrow of arrows) {
    if (!arrow.to) continue;
    next.set(arrow.from, [...(next.get(arrow.from) ?? []), arrow]);
  }
  const finished = new Set();
  const cycles = [];
  for (const file of next.keys()) walk(file, [], { next, finished, cycles });
  return cycles;
}

function walk(file, way, state) {
  const start = way.findIndex((arrow) => arrow.from === file);
  if (start >= 0) return state.cycles.push(way.slice(start));
  if (state.finished.has(file)) return;
  for (const arrow of state.next.get(file) ?? []) walk(arrow.to, [...way, arrow], state);
  state.finished.add(file);
}

const most = 40;

/** Declarations are found by their name, so their folders may have any length. */
const declarations = /^contract\/src(\/|$)/;

/** The folders with too many sources to be taken in at a glance. */
export function findLargeFolders(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > most && !declarations.test(folder) ? { folder, count, most } : []));
}

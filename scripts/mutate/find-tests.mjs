import { readArrows } from '../floors/read-arrows.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const buildingOf = (file) => file.split('/')[0];

/**
 * The files below a folder that the product uses, each with the files of its own package that import it, directly or through other files,
 * and the tests among them: those with the fewest steps between first. Files that only tests use are left out.
 */
export function findTests(root, folder) {
  const building = buildingOf(folder);
  const arrows = readArrows(root).arrows.filter(({ to }) => to);
  const inside = arrows.filter(({ from, to }) => buildingOf(from) === building && buildingOf(to) === building);
  const imports = Map.groupBy(inside, ({ from }) => from);
  const importers = Map.groupBy(inside, ({ to }) => to);
  const isEntry = ({ from, to }) => buildingOf(from) !== building && buildingOf(to) === building && !isTest(from);
  const used = reached(
    arrows.filter(isEntry).map(({ to }) => to),
    (file) => imports.get(file)?.map(({ to }) => to),
  );
  return [...used]
    .filter((file) => file === folder || file.startsWith(`${folder}/`))
    .sort()
    .map((file) => {
      const affected = [...reached([file], (one) => importers.get(one)?.map(({ from }) => from))];
      return { file, affected, tests: affected.filter(isTest) };
    });
}

/** Breadth first, so in the order of distance. */
function reached(from, next) {
  const found = new Set(from);
  for (const file of found) for (const other of next(file) ?? []) found.add(other);
  return found;
}

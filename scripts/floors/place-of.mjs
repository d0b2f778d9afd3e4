import { plan } from './plan.mjs';

/**
 * The place of a file: building, floor, height and, on a floor with rooms, the room; undefined for files outside the plan. A test next to
 * its source belongs to the top floor of its building, so it may use all of it.
 */
export function placeOf(path) {
  const [building, ...rest] = path.split('/');
  const floors = plan[building]?.floors;
  if (!floors) return undefined;
  const inside = rest.join('/');
  const isTest = /\.test\.tsx?$/.test(path);
  for (const [height, floor] of floors.entries()) {
    const at = floor.at.find((pattern) => matches(inside, pattern));
    if (at === undefined) continue;
    if (isTest) return { building, floor: 'test', height: floors.length, isTest };
    return { building, floor: floor.name, height, isTest, ...(floor.rooms && { room: roomOf(inside, at) }) };
  }
  return undefined;
}

/** `folder/` is everything below a folder, `folder/*` only the files directly in it. */
function matches(inside, pattern) {
  if (!pattern.endsWith('*')) return inside.startsWith(pattern);
  const folder = pattern.slice(0, -1);
  return inside.startsWith(folder) && !inside.slice(folder.length).includes('/');
}

function roomOf(inside, at) {
  return at.endsWith('features/') ? inside.slice(at.length).split('/')[0] : at.slice(0, -1);
}

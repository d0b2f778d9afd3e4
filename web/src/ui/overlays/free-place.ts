export type Box = { left: number; top: number; right: number; bottom: number };

/** The first place that covers no box, or else the one that covers the fewest. */
export function freePlace<P extends Box>(places: readonly [P, ...P[]], things: readonly Box[]): P {
  const covered = places.map((place) => things.filter((thing) => overlaps(place, thing)).length);
  return places[covered.indexOf(Math.min(...covered))] ?? places[0];
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A reproducible random generator: the same seed gives the same numbers (mulberry32). */
export type Random = {
  below(limit: number): number;
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
}

import { median } from './figure.ts';

const rounds = 5;

/** All in turn, round after round, so that a busy moment of the machine hits one as much as the other. Medians count. */
export async function inTurns(...measurements: (() => Promise<number>)[]): Promise<number[]> {
  for (const measure of measurements) await measure();
  const measured = measurements.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, measure] of measurements.entries()) measured[at]?.push(await measure());
  }
  return measured.map(median);
}

export async function compare(
  ours: () => Promise<number>,
  best: () => Promise<number>,
): Promise<{ ours: number; best: number; ratio: number }> {
  const [mine = Number.NaN, theirs = Number.NaN] = await inTurns(ours, best);
  return { ours: mine, best: theirs, ratio: mine / theirs };
}

import { median } from './figure.ts';
import { processorSeconds } from './processor-time.ts';

const rounds = 5;
const warmUps = 3;

/**
 * Alternates between the measurements in rounds, so that a busy moment of the machine affects all of them equally, and returns medians. The
 * warm-up absorbs one-time costs such as compilation.
 */
export async function interleave(...measurements: (() => Promise<number>)[]): Promise<number[]> {
  for (let round = 0; round < warmUps; round += 1) for (const measure of measurements) await measure();
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
  const [mine = Number.NaN, theirs = Number.NaN] = await interleave(ours, best);
  return { ours: mine, best: theirs, ratio: mine / theirs };
}

/** The load, and the processes that work on it. */
export type Work = { load: () => Promise<number>; processes: readonly number[] };

export type Share = { ours: number; ratio: number; cost: number; costRatio: number };

/** Compares responses per second, and processor seconds per response, which other work on the machine does not affect. */
export async function compareWork(ours: Work, best: Work): Promise<Share> {
  const [mine, theirs] = [counted(ours), counted(best)];
  const { ours: rate, ratio } = await compare(mine.load, theirs.load);
  return { ours: rate, ratio, cost: mine.cost(), costRatio: theirs.cost() / mine.cost() };
}

function counted({ load, processes }: Work): { load: () => Promise<number>; cost: () => number } {
  const spent = (): number => processes.reduce((sum, id) => sum + processorSeconds(id), 0);
  const costs: number[] = [];
  return {
    load: async () => {
      const before = { spent: spent(), at: performance.now() };
      const rate = await load();
      costs.push((spent() - before.spent) / ((rate * (performance.now() - before.at)) / 1000));
      return rate;
    },
    cost: () => median(costs.slice(-rounds)),
  };
}

import { median } from './figure.ts';

const rounds = 5;

/** Both in turn, round after round, so that a busy moment of the machine hits one as much as the other. Medians count. */
export async function compare(
  ours: () => Promise<number>,
  best: () => Promise<number>,
): Promise<{ ours: number; best: number; ratio: number }> {
  await ours();
  await best();
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours());
    theirs.push(await best());
  }
  return { ours: median(mine), best: median(theirs), ratio: median(mine) / median(theirs) };
}

import { scaleFor } from './ticks.ts';

/** The filled parts of a dial, each as a share of it: up to 100 %, beyond it, and the position of 100 %. */
export function gaugeArcs(percent: number): { within: number; beyond: number; mark: number } {
  const end = percent <= 100 ? 100 : Math.max(125, scaleFor([percent], 'number').to);
  const mark = 100 / end;
  const share = Math.max(0, percent) / end;
  return { within: Math.min(share, mark), beyond: percent > 100 ? share : mark, mark };
}

import { entersBy, saidAction } from './action-of.ts';
import type { Action, Moment, Punch, PunchResult } from './facts.ts';

export type Directed = { punch: Punch; action: Action; state: PunchResult['state'] };

/**
 * What the events of one work day mean, in order of time. Whoever said it is believed; the others alternate, or, where only
 * the first and the last count, lie between as evidence. Taps in a row are one, however many.
 */
export function directions(punches: readonly Punch[], duplicateWindowSeconds: number): Directed[] {
  const window = duplicateWindowSeconds * 1000;
  const last = lastOnItsOwn(punches, window);
  const directed: Directed[] = [];
  let kept: Directed | undefined;
  let tappedAt: Moment = Number.NEGATIVE_INFINITY;
  let state: Action | null = null;
  for (const [index, punch] of punches.entries()) {
    const said = saidAction(punch);
    const near = punch.at - tappedAt < window;
    tappedAt = punch.at;
    if (kept && near && (said === null || (said === kept.action && kept.state === 'counted'))) {
      directed.push({ punch, action: kept.action, state: 'double_tap' });
      continue;
    }
    kept = said === null ? unsaid(punch, state, index === last) : { punch, action: said, state: 'counted' };
    if (kept.state === 'counted') state = kept.action;
    directed.push(kept);
  }
  return directed;
}

function unsaid(punch: Punch, state: Action | null, isLast: boolean): Directed {
  if (punch.mode !== 'first_last') return { punch, action: opposite(state), state: 'counted' };
  if (state === null) return { punch, action: 'in', state: 'counted' };
  return isLast ? { punch, action: 'out', state: 'counted' } : { punch, action: opposite(state), state: 'evidence' };
}

function opposite(state: Action | null): Action {
  if (state === null) return 'in';
  if (state === 'break_out') return 'break_in';
  return entersBy(state) ? 'out' : 'in';
}

/** The last event that is not merely a further tap of the one before. */
function lastOnItsOwn(punches: readonly Punch[], window: number): number {
  let index = punches.length - 1;
  while (index > 0 && saidAction(punches[index]!) === null && punches[index]!.at - punches[index - 1]!.at < window) index -= 1;
  return index;
}

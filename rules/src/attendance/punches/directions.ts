import type { Action, Moment, Punch, PunchResult } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { entersBy, saidAction } from './action-of.ts';
import { middleOf } from './parts.ts';

export type Directed = { punch: Punch; action: Action; state: PunchResult['state'] };

/**
 * The actions of one work day's punches, in order of time. An explicit action is kept; the others alternate, or, if only the first and the
 * last count, those between are evidence. Repeated taps count once. Each span of a split shift is evaluated separately.
 */
export function directions(punches: readonly Punch[], duplicateWindowSeconds: number, split: Split | null = null): Directed[] {
  const window = duplicateWindowSeconds * 1000;
  if (!split) return directed(punches, window, null);
  const second = punches.findIndex(({ at }) => at >= split.middle);
  if (second < 0) return directed(punches, window, null);
  const before = directed(punches.slice(0, second), window, null);
  const left = before.findLast(({ state }) => state === 'counted')?.action ?? null;
  const after = directed(punches.slice(second), window, null);
  const stayed = left !== null && entersBy(left) && staysStill(after, split);
  return [...before, ...(stayed ? directed(punches.slice(second), window, left) : after)];
}

/**
 * Whether an employee who was in before the middle of the pause was still in after it: an odd number of counted punches means yes. A single
 * punch is the end of the second span or its start, whichever is nearer.
 */
function staysStill(after: readonly Directed[], { turning }: Split): boolean {
  const counted = after.filter(({ state }) => state === 'counted');
  return counted.length === 1 ? counted[0]!.punch.at >= turning : counted.length % 2 === 1;
}

/** The middle of the pause, and of the span after it. */
export type Split = { middle: Moment; turning: Moment };

export const splitOf = ({ pause, spans }: Pick<DayFrame, 'pause' | 'spans'>): Split | null =>
  pause && spans[1] ? { middle: middleOf(pause), turning: middleOf(spans[1]) } : null;

function directed(punches: readonly Punch[], window: number, before: Action | null): Directed[] {
  const last = lastOnItsOwn(punches, window);
  const found: Directed[] = [];
  let remaining: Directed | undefined;
  let tappedAt: Moment = Number.NEGATIVE_INFINITY;
  let state = before;
  for (const [index, punch] of punches.entries()) {
    const said = saidAction(punch);
    const near = punch.at - tappedAt < window;
    tappedAt = punch.at;
    if (remaining && near && (said === null || (said === remaining.action && remaining.state === 'counted'))) {
      found.push({ punch, action: remaining.action, state: 'double_tap' });
      continue;
    }
    remaining = said === null ? unsaid(punch, state, index === last) : { punch, action: said, state: 'counted' };
    if (remaining.state === 'counted') state = remaining.action;
    found.push(remaining);
  }
  return found;
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

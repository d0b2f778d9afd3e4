import type { Action } from '@cadre/rules/attendance/facts';
import { frameOf, mostOpen } from '@cadre/rules/attendance/plan/day-frame';
import { entersBy } from '@cadre/rules/attendance/punches/action-of';
import type { LastPunch, Standing } from './standing.ts';

type Known = Pick<Standing, 'now' | 'plan' | 'last'>;

/** The last punch, if a new one would belong to the same working day; after a forgotten check-out a new day begins. */
function openPunch({ now, plan, last }: Known): LastPunch | null {
  const isOpen = last !== null && last.work_date === plan.date && now - last.at <= mostOpen(frameOf(plan));
  return isOpen ? last : null;
}

/** The action of a press that does not name one. */
export function nextAction(known: Known): Action {
  const open = openPunch(known);
  if (open?.action === 'break_out') return 'break_in';
  return open && entersBy(open.action) ? 'out' : 'in';
}

/** The punch that a press would repeat: a double press, or checking in while already in. */
export function repeatedPunch(known: Known, wanted: Action | null | undefined): LastPunch | null {
  const { now, plan, last } = known;
  if (last === null) return null;
  const isSame = !wanted || wanted === last.action;
  if (isSame && now - last.at < plan.settings.duplicate_window_seconds * 1000) return last;
  return wanted === 'in' && nextAction(known) === 'out' ? openPunch(known) : null;
}

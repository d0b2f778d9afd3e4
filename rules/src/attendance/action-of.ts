import type { Action, Punch } from './facts.ts';

const actionOfCode: readonly (Action | undefined)[] = ['in', 'out', 'break_out', 'break_in', 'ot_in', 'ot_out'];

/** What an event says about itself; `null` where it says nothing and its neighbours must tell. */
export function saidAction({ action, mode, code }: Punch): Action | null {
  if (action !== null) return action;
  if (mode === 'in' || mode === 'out') return mode;
  if (mode === 'device' && code !== null) return actionOfCode[code] ?? null;
  return null;
}

/** Whether somebody is at work after this. */
export const entersBy = (action: Action): boolean => action === 'in' || action === 'break_in' || action === 'ot_in';

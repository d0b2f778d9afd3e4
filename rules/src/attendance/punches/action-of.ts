import type { Action, Punch } from '../facts.ts';

const actionOfCode: readonly (Action | undefined)[] = ['in', 'out', 'break_out', 'break_in', 'ot_in', 'ot_out'];

/** The action that a punch gives itself; `null` if it must be derived from its neighbors. */
export function saidAction({ action, mode, code }: Punch): Action | null {
  if (action !== null) return action;
  if (mode === 'in' || mode === 'out') return mode;
  if (mode === 'device' && code !== null) return actionOfCode[code] ?? null;
  return null;
}

/** Whether the employee is at work after this action. */
export const entersBy = (action: Action): boolean => action === 'in' || action === 'break_in' || action === 'ot_in';

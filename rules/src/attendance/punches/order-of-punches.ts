import type { Punch } from '../facts.ts';
import { entersBy, saidAction } from './action-of.ts';

/** In order of time and each once. Punches of the same moment are ordered by their content, since ids follow the order of arrival. */
export function orderOfPunches(punches: readonly Punch[]): Punch[] {
  const ordered = [...punches].sort(byMoment);
  return ordered.filter((punch, index) => index === 0 || punch.id !== ordered[index - 1]!.id);
}

const byMoment = (a: Punch, b: Punch): number =>
  a.at - b.at || rank(a) - rank(b) || (a.code ?? -1) - (b.code ?? -1) || compare(text(a), text(b)) || a.id - b.id;

/** If an employee leaves and enters in the same second, the exit comes first. */
function rank(punch: Punch): number {
  const action = saidAction(punch);
  if (action === null) return 1;
  return entersBy(action) ? 2 : 0;
}

const text = ({ action, mode, source }: Punch): string => `${action} ${mode} ${source}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

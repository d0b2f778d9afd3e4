import { addDays } from '@cadre/rules/calendar';
import { invalid } from '../../platform/problem.ts';
import type { Window } from './window.ts';

/** Half a year and a little: clients request 26 weeks at once. */
const mostDays = 190;

export function refuseOddSpan({ from, to }: Window): void {
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to >= addDays(from, mostDays)) throw invalid({ to: [{ code: 'too_many', max: mostDays }] });
}

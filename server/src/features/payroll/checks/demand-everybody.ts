import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { Problem } from '../../../platform/problem.ts';

/** Who is paid with whom, and why not, is for who sees every payslip. */
export function demandEverybody(actor: Actor): void {
  if (scopeOf(actor, 'salaries.view') !== 'all') throw new Problem('not_allowed');
}

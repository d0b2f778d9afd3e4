import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { Problem } from '../../../platform/problem.ts';

/** Only users who see every payslip may see which employees a run pays, and why it does not pay others. */
export function requireCompanyScope(actor: Actor): void {
  if (scopeOf(actor, 'salaries.view') !== 'all') throw new Problem('not_allowed');
}

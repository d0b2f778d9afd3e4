import { right } from '@cadre/contract/rights';
import { type Actor, scopeOf } from '../../platform/actor.ts';
import type { ReadRow } from './read-row.ts';

/** Whoever imports for a branch or a department adds people only there. The commit asks the database the same again. */
export function markReach(actor: Actor, rows: ReadRow[]): void {
  const scope = scopeOf(actor, right('employees', 'import'));
  if (scope === 'all') return;
  const within: [string, (row: ReadRow) => boolean] =
    scope === 'branch'
      ? ['branch_id', ({ values }) => values.branch_id === actor.branch_id]
      : scope === 'department'
        ? ['department_id', ({ values }) => actor.department_ids.includes(values.department_id as number)]
        : ['manager_id', ({ values }) => scope === 'team' && values.manager_id === actor.employee_id];
  const [field, isWithin] = within;
  for (const row of rows) if (!isWithin(row)) row.complaints[field] ??= [{ code: 'out_of_reach' }];
}

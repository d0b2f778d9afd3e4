import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** Targets for the share of billable time: for all employees, and for departments that work for the company itself. */
export async function writeTargets(tx: Transaction, today: Day): Promise<void> {
  const valid_from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  await sql`
    insert into billable_targets (scope, department_id, share_bp, valid_from, note)
    select 'company', null::int, 7500, ${valid_from}::date, 'As agreed for the year'
    union all
    select 'department', d.id, 1000, ${valid_from}::date, 'Works for the company itself' from departments d
    where d.name in ('Finance and Operations', 'People')`.execute(tx);
}

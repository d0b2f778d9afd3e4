import { employees } from '@cadre/contract/resources/employees';
import { right } from '@cadre/contract/rights';
import { reach } from '../../crud/access.ts';
import { type Change, changesBetween } from '../../crud/audit.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import { nameReferences } from '../../crud/name-references.ts';
import { sql } from '../../platform/database/sql.ts';
import { tryOut } from '../../platform/database/try-out.ts';
import type { House } from '../../platform/house.ts';
import { problemOf } from '../../platform/http/problem-of.ts';
import type { CheckedRow } from './check-rows.ts';
import type { ImportJob } from './import-job.ts';
import { isWrong } from './mark-managers.ts';
import { type Acting, actingFor, type Updated, updateEmployee } from './update-employee.ts';

/** Makes each change by the real rules and rights, notes what it would be, and takes it back. */
export async function tryUpdates(house: House, behaviour: Behaviour, job: ImportJob, rows: CheckedRow[]): Promise<void> {
  for (const row of rows) {
    if (row.existing === undefined || isWrong(row)) continue;
    const { id, key } = row.existing;
    try {
      row.changes = await tryOut(house.db, async (tx) => {
        const acting = actingFor(house, tx, behaviour, job);
        const updated = await updateEmployee(acting, id, row.values);
        return updated ? changesOf(acting, updated) : [];
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem || problem.code === 'unavailable') throw error;
      Object.assign(row.complaints, problem.fields ?? { [key]: [{ code: 'refused', problem: problem.code }] });
    }
  }
}

const masked = '•••';

/** As the history tells it: nothing of what is guarded, and no more than the asker may see of this person. */
async function changesOf({ tx, asker: { actor } }: Acting, { before, after }: Updated): Promise<Change[]> {
  const { rows } = await sql<{ is_open: boolean }>`
    select ${reach(employees, actor, right('employees', 'view'))} as is_open from employees r where r.id = ${after.id}`.execute(tx);
  const changes = changesBetween(employees, before, after).filter(({ field }) => Object.hasOwn(employees.fields, field));
  const told = changes.map(({ right: needed, field, old, new: next }) =>
    needed && !rows[0]?.is_open
      ? { field, old: old === null ? null : masked, new: next === null ? null : masked }
      : { field, old, new: next },
  );
  return nameReferences(tx, employees, told);
}

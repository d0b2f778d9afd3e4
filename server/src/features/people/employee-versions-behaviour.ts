import type { Behaviour, Removal, StoredRow, Write } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { guardManager } from './guard-manager.ts';
import { noteMirrored } from './note-mirrored.ts';

export const employeeVersionsBehaviour: Behaviour = {
  columns: {
    is_future: () => sql`(select r.effective_from > today_of(e) from employees e where e.id = r.employee_id)`,
  },
  can: {
    delete: () => sql`not exists (select from employment_periods p where p.employee_id = r.employee_id and p.hired_on = r.effective_from)`,
  },
  async beforeWrite({ tx, asker, values, before }: Write) {
    if (before && 'employee_id' in values && values.employee_id !== before.employee_id)
      throw invalid({ employee_id: [{ code: 'not_valid' }] });
    const whole = { ...before, ...values };
    const employee = await lockEmployee(tx, Number(whole.employee_id));
    const { last_working_day, status } = employee;
    if (status !== 'terminated' && typeof last_working_day === 'string' && String(whole.effective_from) > last_working_day)
      throw invalid({ effective_from: [{ code: 'outside_employment' }] });
    if ('manager_id' in values && values.manager_id !== before?.manager_id)
      await guardManager(tx, { employee_id: employee.id, manager_id: values.manager_id, day: await lastDayOf(tx, employee, whole) });
    noteAtTheEnd(tx, asker, employee);
  },
  async beforeDelete({ tx, asker, before }: Removal) {
    noteAtTheEnd(tx, asker, await lockEmployee(tx, Number(before.employee_id)));
  },
};

/** The row that mirrors the versions is locked first, by everyone who changes them. */
async function lockEmployee(tx: Transaction, id: number): Promise<StoredRow> {
  const { rows } = await sql<StoredRow>`select * from employees where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw new Problem('invalid', { fields: { employee_id: [{ code: 'missing_reference' }] } });
  return rows[0];
}

/** A version of the past needs a manager who was there at its beginning; one that holds today, a manager who is still here. */
async function lastDayOf(tx: Transaction, employee: StoredRow, version: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select case when exists (select from employee_versions v where v.employee_id = e.id
        and v.effective_from > ${version.effective_from}::date and v.effective_from <= today_of(e))
      then ${version.effective_from}::date else greatest(${version.effective_from}::date, today_of(e)) end as day
    from employees e where e.id = ${employee.id}`.execute(tx);
  return (rows[0] as { day: string }).day;
}

/** Registered before anything is audited, so that its own entry is still written with the rest. */
const noteAtTheEnd = (tx: Transaction, { actor, trace }: Write['asker'], employee: StoredRow): void =>
  tx.beforeCommit(`employee ${employee.id} follows the versions`, () => noteMirrored(tx, { actor, trace }, [employee]));

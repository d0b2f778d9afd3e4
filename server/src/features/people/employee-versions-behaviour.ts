import { datedFields } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Behaviour, Removal, Write } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { guardCourse } from './guard-course.ts';
import { guardManager } from './guard-manager.ts';
import { noteMirrored } from './note-mirrored.ts';

export const employeeVersionsBehaviour: Behaviour = {
  columns: {
    is_future: () => sql`(
      select r.effective_from > (now() at time zone coalesce(e.timezone, b.timezone))::date
      from employees e join branches b on b.id = r.branch_id where e.id = r.employee_id)`,
    changed_fields: () => sql`to_json(r.changed_fields)`,
  },
  can: {
    delete: () => sql`not exists (select from employment_periods p where p.employee_id = r.employee_id and p.hired_on = r.effective_from)`,
  },
  async beforeWrite(write: Write) {
    const { tx, caller, input, values, before } = write;
    if (before && 'employee_id' in values && values.employee_id !== before.employee_id)
      throw invalid({ employee_id: [{ code: 'not_valid' }] });
    const whole = { ...before, ...values };
    const employee = await lockEmployee(tx, Number(whole.employee_id));
    const { last_working_day, status } = employee;
    if (status !== 'terminated' && typeof last_working_day === 'string' && String(whole.effective_from) > last_working_day)
      throw invalid({ effective_from: [{ code: 'outside_employment' }] });
    if (before) {
      addChanged(values, before);
      await guardCourse(tx, employee.id);
    } else await layOver(tx, values);
    if ('manager_id' in input && input.manager_id !== before?.manager_id)
      await guardManager(tx, { employee_id: employee.id, manager_id: input.manager_id, day: await lastDayOf(tx, employee, whole) });
    noteAtTheEnd(tx, caller, employee);
  },
  async beforeDelete({ tx, caller, before }: Removal) {
    const employee = await lockEmployee(tx, Number(before.employee_id));
    await guardCourse(tx, employee.id);
    noteAtTheEnd(tx, caller, employee);
  },
};

/** The row that mirrors the versions is locked first, by everyone who changes them. */
async function lockEmployee(tx: Transaction, id: number): Promise<StoredRow> {
  const { rows } = await sql<StoredRow>`select * from employees where id = ${id} for no key update`.execute(tx);
  if (!rows[0]) throw new Problem('invalid', { fields: { employee_id: [{ code: 'missing_reference' }] } });
  return rows[0];
}

/** Fields that every request had to name before partial changes were possible. */
const wholeNames = ['department_id', 'job_id', 'branch_id'];

/**
 * A new change has the fields it names. A request with department, job and branch is a whole employment: there, only fields that differ
 * from that day count as changed, and the others keep following earlier changes.
 */
async function layOver(tx: Transaction, values: Record<string, unknown>): Promise<void> {
  const { rows } = await sql<StoredRow>`
    select v.* from version_on(${values.employee_id}::int, ${values.effective_from}::date) v where v.id is not null`.execute(tx);
  const held: Record<string, unknown> = rows[0] ?? {};
  const named = datedFields.filter((name) => name in values && (values[name] !== null || name === 'manager_id'));
  if (named.length === 0) throw invalid({ department_id: [{ code: 'nothing_given' }] });
  const isWhole = wholeNames.every((name) => name in values);
  const changed = named.filter((name) => !isWhole || (values[name] ?? null) !== (held[name] ?? null));
  for (const name of datedFields) if (!changed.includes(name)) values[name] = held[name] ?? null;
  values.changed_fields = changed;
}

/** Editing a change keeps its changed fields, and adds those with a new value. */
function addChanged(values: Record<string, unknown>, before: StoredRow): void {
  const changed = before.changed_fields as string[];
  values.changed_fields = datedFields.filter((name) => changed.includes(name) || (name in values && values[name] !== before[name]));
  if ('manager_id' in values && values.manager_id !== before.manager_id) values.handed_over_by = null;
}

/** A manager of the past must have been there at the beginning; one who holds today, must still be here. */
async function lastDayOf(tx: Transaction, employee: StoredRow, version: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select case when exists (select from employee_versions v where v.employee_id = e.id and 'manager_id' = any(v.changed_fields)
        and v.effective_from > ${version.effective_from}::date and v.effective_from <= today_of(e))
      then ${version.effective_from}::date else greatest(${version.effective_from}::date, today_of(e)) end as day
    from employees e where e.id = ${employee.id}`.execute(tx);
  return (rows[0] as { day: string }).day;
}

/** Registered before anything is audited, so that its own entry is still written with the rest. */
const noteAtTheEnd = (tx: Transaction, { actor, trace }: Write['caller'], employee: StoredRow): void =>
  tx.beforeCommit(`employee ${employee.id} follows the versions`, () => noteMirrored(tx, { actor, trace }, [employee]));

import { employees } from '@cadre/contract/resources/employees';
import { right } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { nameReferences } from '../../../crud/read/name-references.ts';
import { type Change, changesBetween } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { tryOut } from '../../../platform/database/try-out.ts';
import { problemOf } from '../../../platform/http/problem-of.ts';
import type { Services } from '../../../platform/services.ts';
import type { ImportJob } from '../commit/import-job.ts';
import { insertEmployees } from '../commit/insert-employees.ts';
import { type Acting, actingFor, type Updated, updateEmployee } from '../commit/update-employee.ts';
import type { CheckedRow } from './check-rows.ts';
import { managersFirst, rowsAbove } from './managers-first.ts';
import { isWrong } from './mark-managers.ts';

/**
 * Makes each change by the real rules and rights, records its effect, and rolls it back. Changes of managers see each other, as in the
 * commit.
 */
export async function tryUpdates(
  services: Services,
  behaviour: Behaviour,
  job: ImportJob,
  rows: CheckedRow[],
  did: () => void,
): Promise<void> {
  const updates = rows.filter(isUpdate);
  if (updates.length === 0) return;
  await noteVersions(services, updates);
  const trying = (tx: Transaction): Acting => actingFor(services, tx, behaviour, job);
  for (const row of updates.filter((row) => !movesBelow(row))) {
    await tryOut(services.db, (tx) => tryOne(trying(tx), row, {}));
    did();
  }
  const moves = updates.filter(movesBelow);
  if (moves.length === 0) return;
  await tryOut(services.db, async (tx) => {
    const acting = trying(tx);
    const hired = await hireManagers(acting, rows, moves);
    for (const row of managersFirst(
      moves,
      rowsAbove(rows, ({ existing }) => existing?.id),
    )) {
      await tryOne(acting, row, row.manager_row === undefined ? {} : { manager_id: hired.get(row.manager_row) });
      did();
    }
  });
}

/** Valid so far, and about an existing employee. */
export const isUpdate = (row: CheckedRow): boolean => row.existing !== undefined && !isWrong(row);

/** People who keep their manager do not move. */
const movesBelow = ({ values, manager_row, existing }: CheckedRow): boolean =>
  manager_row !== undefined || (Object.hasOwn(values, 'manager_id') && values.manager_id !== existing?.manager_id);

/** Read before anything is tried: who is changed meanwhile counts as changed since. */
async function noteVersions({ db }: Services, rows: CheckedRow[]): Promise<void> {
  const { rows: found } = await sql<Columns<'employees', 'id' | 'version' | 'manager_id'>>`
    select id, version, manager_id from employees where id = any(${rows.map(({ existing }) => existing?.id)}::int[])`.execute(db);
  const people = new Map(found.map((one) => [one.id, one]));
  for (const { existing } of rows) if (existing) Object.assign(existing, people.get(existing.id));
}

/** New people in the file who manage existing ones: hired on trial, without using up a number. */
async function hireManagers(acting: Acting, rows: CheckedRow[], moves: CheckedRow[]): Promise<Map<number, number>> {
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const needed = new Set<CheckedRow>();
  for (const move of moves) {
    for (let row = byNumber.get(move.manager_row ?? 0); row && !needed.has(row); row = byNumber.get(row.manager_row ?? 0)) needed.add(row);
  }
  const wanted = [...needed].map((row) => ({ ...row, values: { ...row.values, employee_no: `?${row.row_no}` } }));
  const hired = await insertEmployees(acting, wanted);
  return new Map(hired.map(({ row_no, row }) => [row_no, row.id]));
}

async function tryOne(acting: Acting, row: CheckedRow, more: Record<string, unknown>): Promise<void> {
  const { id, key } = row.existing as { id: number; key: string };
  await sql`savepoint trial`.execute(acting.tx);
  try {
    const updated = await updateEmployee(acting, id, { ...row.values, ...more });
    row.changes = updated ? await changesOf(acting, updated) : [];
    // A person hired on trial has a name, but an id that does not last.
    if ('manager_id' in more)
      row.changes = row.changes.map((change) => (change.field === 'manager_id' ? { ...change, new: null } : change));
    await sql`release savepoint trial`.execute(acting.tx);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem || problem.code === 'unavailable') throw error;
    Object.assign(row.complaints, problem.fields ?? { [key]: [{ code: 'refused', problem: problem.code }] });
    await sql`rollback to savepoint trial`.execute(acting.tx);
  }
}

const masked = '•••';

/** As in the history: nothing guarded, and no more than the user may see of this person. */
async function changesOf({ tx, resource, caller: { actor } }: Acting, { before, after }: Updated): Promise<Change[]> {
  const { rows } = await sql<{ is_open: boolean }>`
    select ${reach(employees, actor, right('employees', 'view'))} as is_open from employees r where r.id = ${after.id}`.execute(tx);
  const changes = changesBetween(resource, before, after);
  const result = changes.map(({ right: needed, field, old, new: next }) =>
    needed && !rows[0]?.is_open
      ? { field, old: old === null ? null : masked, new: next === null ? null : masked }
      : { field, old, new: next },
  );
  return nameReferences(tx, resource, result);
}

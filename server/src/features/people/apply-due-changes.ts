import type { StoredRow } from '../../crud/access/caller.ts';
import { whoMay } from '../../crud/acts/who-may.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Services } from '../../platform/services.ts';
import { byCalendar } from './by-calendar.ts';
import { finishTerminations } from './leaving/finish-terminations.ts';
import { noteMirrored } from './note-mirrored.ts';
import { notifyEmployees } from './notify-employees.ts';

/** Applies dated changes on their day, by the date at the employee's place of work. Running it twice changes nothing. */
export async function applyDueChanges(services: Services, days: 'all' | 'recent' = 'all'): Promise<void> {
  // Terminations first, because leavers have no more changes. A failed one does not block others' changes.
  const failure = await finishTerminations(services).catch((error: unknown) => error);
  await beginAndChange(services, days);
  if (failure) throw failure;
}

async function beginAndChange(services: Services, days: 'all' | 'recent'): Promise<void> {
  const { rows: hired } = await sql`select from employees e where ${hasBegun} limit 1`.execute(services.db);
  if (hired.length > 0) await services.db.transaction(activateHired);
  const due = await dueIds(services.db, days);
  if (due.length === 0) return;
  try {
    await services.db.transaction((tx) => apply(tx, due));
  } catch (error) {
    services.log.warn({ err: error }, 'changes of employment do not all apply together; each is tried alone');
    await applyOneByOne(services, due);
  }
}

const hasBegun = sql<boolean>`e.status = 'onboarding' and e.hire_date <= today_of(e)`;

/** Onboarding ends on the day of hiring. */
async function activateHired(tx: Transaction): Promise<void> {
  const { rows } = await sql<Columns<'employees', 'id' | 'name' | 'manager_id' | 'hire_date'>>`
    update employees e set status = 'active', version = e.version + 1, updated_at = now()
    where ${hasBegun} returning e.id, e.name, e.manager_id, e.hire_date`.execute(tx);
  for (const { id, name } of rows) {
    const changes = [{ field: 'status', old: 'onboarding', new: 'active' }];
    audit(tx, { ...byCalendar, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
  }
  await notifyEmployees(
    tx,
    rows.flatMap(({ id, name, manager_id, hire_date }) =>
      manager_id === null
        ? []
        : [{ employee_id: manager_id, type: 'new_report' as const, args: { name, day: hire_date }, link: `/employees/${id}` }],
    ),
  );
}

const mirrored = ['department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte'];
const placeOf = (row: string) => sql`(${sql.join(mirrored.map((column) => sql.ref(`${row}.${column}`)))})`;

/** Filters by the day of the change, so that this query is cheap enough to run often. */
const recently = sql`and d.effective_from between current_date - 7 and current_date + 1`;

/** Most people have no change to apply; one query excludes them all. */
const dueIds = async (db: Runner, days: 'all' | 'recent'): Promise<number[]> => {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    with candidates as materialized (
      select e as employee from employees e
      where exists (
        select from employee_versions d
        where d.employee_id = e.id and ${placeOf('d')} is distinct from ${placeOf('e')} ${days === 'recent' ? recently : sql``}
      )
    )
    select e.id from candidates c join employees e on e.id = (c.employee).id cross join lateral version_now(c.employee) v
    where v.id is not null and ${placeOf('v')} is distinct from ${placeOf('e')}`.execute(db);
  return rows.map(({ id }) => id);
};

async function apply(tx: Transaction, ids: number[]): Promise<void> {
  const { rows: before } =
    await sql<StoredRow>`select * from employees where id = any(${ids}::int[]) order by id for no key update`.execute(tx);
  await sql`select mirror_versions(${ids}::int[])`.execute(tx);
  await noteMirrored(tx, byCalendar, before);
}

/** A change that would break the organization must not block the changes of other people. */
async function applyOneByOne(services: Services, ids: number[]): Promise<void> {
  for (const id of ids) {
    try {
      await services.db.transaction((tx) => apply(tx, [id]));
    } catch (error) {
      services.log.error({ err: error, employee_id: id }, 'a change of employment could not be applied');
      await services.db.transaction((tx) => notifyNotApplied(tx, id));
    }
  }
}

/** Notifies, once, the people who could correct the change. */
async function notifyNotApplied(tx: Transaction, id: number): Promise<void> {
  const { rows } = await sql<{ name: string; day: string }>`
    select e.name, v.effective_from as day from employees e cross join lateral version_now(e) v where e.id = ${id}`.execute(tx);
  const about = rows[0];
  if (!about) return;
  const link = `/employees/${id}?tab=employment`;
  const known = await sql<Columns<'notifications', 'user_id'>>`
    select user_id from notifications where type = 'change_not_applied' and link = ${link} and args ->> 'day' = ${about.day}`.execute(tx);
  const result = new Set(known.rows.map(({ user_id }) => user_id));
  for (const user_id of await whoMay(tx, 'employees.update', id))
    if (!result.has(user_id)) await notify(tx.run, user_id, 'change_not_applied', about, link);
}

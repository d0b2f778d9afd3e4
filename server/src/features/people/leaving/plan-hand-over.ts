import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Employee } from '../lock-employee.ts';

export type NamedRef = Columns<'employees' | 'departments', 'id' | 'name'>;

/**
 * People do not stay without a lead: from the day after the last one they report to the successor, else to who leads the leaver then.
 * Planned with the notice, so that every view of a later day knows it; planned again whenever the leaving changes.
 */
export async function planHandOver(tx: Transaction, leaver: Employee, day: string): Promise<{ successor: NamedRef | undefined }> {
  await takeBackHandOver(tx, leaver.id);
  const above = await managerAbove(tx, leaver, day);
  const successor = await successorOf(tx, leaver.id, above, day);
  const give = (whom: Sql, manager: number | null) => giveManager(tx, leaver.id, whom, manager, day);
  if (successor && (await isBelow(tx, successor.id, leaver.id, day))) await give(sql`${successor.id}::int`, above);
  await give(reportsOn(leaver.id, day), successor?.id ?? null);
  await sql`
    update employee_versions set manager_id = case when employee_id = ${successor?.id ?? null}::int then ${above}::int else ${successor?.id ?? null}::int end,
      handed_over_by = coalesce(handed_over_by, ${leaver.id}), manager_was = case when handed_over_by is null then manager_id else manager_was end, version = version + 1, updated_at = now()
    where manager_id = ${leaver.id} and 'manager_id' = any(changed_fields) and effective_from >= ${day}::date`.execute(tx);
  return { successor };
}

/** Stores the successor; without one, the leaver's manager takes over. */
export async function nameSuccessor(tx: Transaction, leaver: number, successor: number | null): Promise<void> {
  await sql`delete from successions where employee_id = ${leaver}`.execute(tx);
  if (successor) await sql`insert into successions (employee_id, successor_id) values (${leaver}, ${successor})`.execute(tx);
}

/** Undoes the handover plan: changes made only for it are deleted, and planned changes name the leaver again. */
export async function takeBackHandOver(tx: Transaction, leaver: number): Promise<void> {
  const { rows } = await sql<Columns<'employee_versions', 'id'>>`
    update employee_versions set manager_id = coalesce(manager_was, manager_id), handed_over_by = null, manager_was = null,
      changed_fields = case when manager_was is null then array_remove(changed_fields, 'manager_id') else changed_fields end,
      version = version + 1, updated_at = now()
    where handed_over_by = ${leaver} returning id`.execute(tx);
  await sql`
    delete from employee_versions where id = any(${rows.map(({ id }) => id)}::int[]) and changed_fields = '{}' and note is null`.execute(
    tx,
  );
}

/** The leaver's reports on that day. */
const reportsOn = (leaver: number, day: string): Sql =>
  sql`select v.employee_id from employee_versions v where v.manager_id = ${leaver} and (version_on(v.employee_id, ${day}::date)).manager_id = ${leaver}`;

/** The leaver's manager then; for a past day, their present one, because a late notice ends changes entered since. */
async function managerAbove(tx: Transaction, { id, manager_id }: Employee, day: string): Promise<number | null> {
  const { rows } = await sql<{ manager_id: number | null }>`
    select m.id as manager_id from version_on(${id}, ${day}::date) v
    left join employees m on m.id = coalesce(case when ${day}::date <= current_date then ${manager_id}::int end, v.manager_id) and ${isHere('m', day)}`.execute(
    tx,
  );
  return rows[0]?.manager_id ?? null;
}

/** A successor who has left by then takes nothing over. */
async function successorOf(tx: Transaction, leaver: number, above: number | null, day: string): Promise<NamedRef | undefined> {
  const { rows } = await sql<NamedRef>`
    select e.id, e.name from employees e left join successions s on s.successor_id = e.id and s.employee_id = ${leaver}
    where (s.employee_id is not null or e.id = ${above}::int) and ${isHere('e', day)} order by s.employee_id nulls last limit 1`.execute(
    tx,
  );
  return rows[0];
}

const isHere = (alias: 'e' | 'm', day: string): Sql => sql`exists (
  select from employment_periods p where p.employee_id = ${sql.ref(`${alias}.id`)}
    and coalesce(p.left_on, ${sql.ref(`${alias}.last_working_day`)}, 'infinity') >= ${day}::date)`;

/** A successor from below moves up to the leaver's place; else the people above would end up below them. */
async function isBelow(tx: Transaction, successor: number, leaver: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above (id) as (
      select ${successor}::int union select (version_on(above.id, ${day}::date)).manager_id from above where above.id is not null
    ) select from above where id = ${leaver}`.execute(tx);
  return rows.length > 0;
}

/** Gives these employees this manager from that day on, while they are employed. */
async function giveManager(tx: Transaction, leaver: number, whom: Sql, manager: number | null, day: string): Promise<void> {
  await sql`
    insert into employee_versions as kept
      (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, changed_fields, handed_over_by)
    select v.employee_id, ${day}::date, v.department_id, v.job_id, v.branch_id, ${manager}::int, v.employment_type, v.fte, '{manager_id}', ${leaver}
    from employees e cross join lateral version_on(e.id, ${day}::date) v
    where e.id in (${whom}) and exists (select from employment_periods p where p.employee_id = e.id
      and ${day}::date between p.hired_on and coalesce(p.left_on, e.last_working_day, 'infinity'))
    on conflict (employee_id, effective_from) do update set manager_id = excluded.manager_id,
      handed_over_by = coalesce(kept.handed_over_by, excluded.handed_over_by),
      manager_was = case when kept.handed_over_by is not null then kept.manager_was when 'manager_id' = any(kept.changed_fields) then kept.manager_id end,
      changed_fields = array(select f from unnest(dated_fields()) f where f = any(kept.changed_fields || excluded.changed_fields)),
      version = kept.version + 1, updated_at = now()`.execute(tx);
}

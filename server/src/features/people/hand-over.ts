import { audit } from '../../crud/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Employee } from './lock-employee.ts';
import type { By } from './note-mirrored.ts';
import { type Notice, tellEmployees } from './tell-employees.ts';

type Named = Columns<'employees' | 'departments', 'id' | 'name'>;

/** People and departments do not stay without a lead: they go to the successor, else to who led the leaver. */
export async function handOver(tx: Transaction, leaver: Employee, day: string, by: By): Promise<void> {
  const successor = await successorOf(tx, leaver);
  if (successor) await takePlace(tx, leaver, successor.id, day);
  const reports = await handReports(tx, leaver, successor?.id ?? null, day);
  const departments = await handDepartments(tx, leaver.id, successor?.id ?? null);
  await dropDeputy(tx, leaver, by);
  await sql`delete from successions where employee_id = ${leaver.id} or successor_id = ${leaver.id}`.execute(tx);

  const change = (field: string) => [
    { field, old: leaver.id, new: successor?.id ?? null, old_name: leaver.name, new_name: successor?.name ?? null },
  ];
  for (const { id, name } of reports)
    audit(tx, { ...by, action: 'update', model: 'employees', model_id: id, label: name, employee_id: id, changes: change('manager_id') });
  for (const { id, name } of departments)
    audit(tx, { ...by, action: 'update', model: 'departments', model_id: id, label: name, changes: change('head_id') });
  const told = reports.map(({ id }): Notice => ({ employee_id: id, type: 'employment_changed', args: { day }, link: '/my-info' }));
  await tellEmployees(tx, successor ? [...told, ...noticesTo(successor.id, leaver.name, reports, departments)] : told);
}

/** A successor who has left meanwhile takes nothing over. */
async function successorOf(tx: Transaction, { id, manager_id }: Employee): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select e.id, e.name from employees e
    left join successions s on s.successor_id = e.id and s.employee_id = ${id}
    where (s.employee_id is not null or e.id = ${manager_id}::int) and e.status <> 'terminated'
    order by s.employee_id nulls last limit 1`.execute(tx);
  return rows[0];
}

/** A successor from below steps up to where the leaver stood; else the people above would come to stand below. */
async function takePlace(tx: Transaction, leaver: Employee, successor: number, day: string): Promise<void> {
  const { rows } = await sql`
    with recursive above (id) as (
      select ${successor}::int union select (version_on(above.id, ${day}::date)).manager_id from above where above.id is not null
    ) select from above where id = ${leaver.id}`.execute(tx);
  if (rows.length > 0) await giveManager(tx, sql`${successor}::int`, leaver.manager_id, day);
}

/** Who reports to the leaver on that day or is planned to later; the past stays as it was. */
async function handReports(tx: Transaction, { id: leaver, manager_id }: Employee, successor: number | null, day: string): Promise<Named[]> {
  const began = await giveManager(
    tx,
    sql`select v.employee_id from employee_versions v where v.manager_id = ${leaver} and (version_on(v.employee_id, ${day}::date)).manager_id = ${leaver}`,
    successor,
    day,
  );
  const planned = await sql<Columns<'employee_versions', 'employee_id'>>`
    update employee_versions set manager_id = case when employee_id = ${successor}::int then ${manager_id}::int else ${successor}::int end, version = version + 1, updated_at = now()
    where manager_id = ${leaver} and effective_from >= ${day}::date returning employee_id`.execute(tx);
  const ids = [...began, ...planned.rows].map(({ employee_id }) => employee_id);
  const { rows } = await sql<Named>`
    select id, name from employees where id = any(${ids}::int[]) order by name collate "und-x-icu"`.execute(tx);
  return rows;
}

/** From this day on these employees, as far as they are employed then, have this manager. */
async function giveManager(tx: Transaction, whom: Sql, manager: number | null, day: string): Promise<{ employee_id: number }[]> {
  const { rows } = await sql<Columns<'employee_versions', 'employee_id'>>`
    insert into employee_versions as kept (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, changed_fields)
    select v.employee_id, ${day}::date, v.department_id, v.job_id, v.branch_id, ${manager}::int, v.employment_type, v.fte, '{manager_id}'
    from employees e cross join lateral version_on(e.id, ${day}::date) v
    where e.id in (${whom}) and exists (select from employment_periods p where p.employee_id = e.id
      and ${day}::date between p.hired_on and coalesce(p.left_on, 'infinity'))
    on conflict (employee_id, effective_from) do update set manager_id = excluded.manager_id,
      changed_fields = array(select f from unnest(dated_fields()) f where f = any(kept.changed_fields || excluded.changed_fields)), version = kept.version + 1, updated_at = now()
    returning employee_id`.execute(tx);
  return rows;
}

/** A deputy is chosen by the head and is nobody's successor. */
async function dropDeputy(tx: Transaction, leaver: Employee, by: By): Promise<void> {
  const { rows } = await sql<Named>`
    update departments set deputy_id = null, version = version + 1, updated_at = now() where deputy_id = ${leaver.id} returning id, name`.execute(
    tx,
  );
  const changes = [{ field: 'deputy_id', old: leaver.id, new: null, old_name: leaver.name, new_name: null }];
  for (const { id, name } of rows) audit(tx, { ...by, action: 'update', model: 'departments', model_id: id, label: name, changes });
}

async function handDepartments(tx: Transaction, leaver: number, successor: number | null): Promise<Named[]> {
  const { rows } = await sql<Named>`
    update departments set head_id = ${successor}::int, version = version + 1, updated_at = now() where head_id = ${leaver} returning id, name`.execute(
    tx,
  );
  return rows;
}

function noticesTo(successor: number, name: string, reports: Named[], departments: Named[]): Notice[] {
  const others = reports.filter(({ id }) => id !== successor);
  const about = (type: 'reports_taken' | 'headships_taken', of: Named[], link: string): Notice[] =>
    of.length > 0 ? [{ employee_id: successor, type, args: { name, names: of.map((one) => one.name).join(', ') }, link }] : [];
  return [...about('reports_taken', others, `/employees/${successor}`), ...about('headships_taken', departments, '/employees/org-chart')];
}

import { tasks } from '@cadre/contract/resources/tasks';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import type { Acting } from '../../../crud/access/door.ts';
import { audit, type Change, changesBetween } from '../../../crud/write/audit.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { PersonOfParams } from '../person-of-params.ts';
import type { StoredTask } from '../stored-card.ts';
import type { Batch } from './load-batch.ts';

export type Written = Pick<StoredTask, 'date' | 'project_id' | 'project_task_id' | 'minutes' | 'description' | 'billable' | 'work_type'> & {
  at: number;
  /** The change to make; for 'none', only its key is stored. */
  kind: 'create' | 'update' | 'delete' | 'none';
  key: string | undefined;
  id: number | undefined;
  source: string | undefined;
  before: StoredTask | undefined;
};

/** Another user has written a row or a cell since it was read. */
export class Outrun extends Error {}

type SavedEntry = { at: number; row: StoredTask | null };

/** All of them in one statement, of which nothing is left where the database refuses one of them; and the history of what came of them. */
export async function writeBatch(
  acting: Acting,
  person: PersonOfParams,
  batch: Batch,
  written: readonly Written[],
): Promise<Map<number, StoredTask>> {
  const { tx, caller } = acting;
  const { rows } = await statementOf(written, person.id, caller.actor.user_id).execute(tx);
  if (rows.length < written.filter(({ kind }) => kind !== 'none').length) throw new Outrun();
  const after = new Map(rows.flatMap(({ at, row }) => (row ? [[at, row] as const] : [])));
  for (const { at, kind, before } of written) {
    if (kind === 'none') continue;
    const now = after.get(at);
    const { actor, trace } = caller;
    const row = (now ?? before) as StoredTask;
    const changes = changesBetween(tasks, before, now).map((change) => named(change, row, person, batch));
    if (kind === 'update' && changes.length === 0) continue;
    audit(tx, { actor, trace, action: kind, model: tasks.name, model_id: row.id, label: row.date, employee_id: person.id, changes });
  }
  return after;
}

/** Only with the parts that have something to do: each would call the guards of the table. */
function statementOf(written: readonly Written[], employee_id: number, user_id: number): Sql<SavedEntry> {
  const rows = JSON.stringify(written.map(({ before, ...row }) => ({ ...row, version: before?.version })));
  const has = (...kinds: Written['kind'][]): boolean => written.some(({ kind }) => kinds.includes(kind));
  const made = sql`,
    made as (
      insert into tasks (employee_id, date, project_id, project_task_id, minutes, description, billable, work_type, source, created_by_id, updated_by_id)
      select ${employee_id}::int, date, project_id, project_task_id, minutes, description, billable, work_type, source, ${user_id}::int, ${user_id}::int
      from wanted w where kind = 'create' and (key is null or not exists (select from tasks t where t.employee_id = ${employee_id} and t.date = w.date
        and t.project_id = w.project_id and t.project_task_id is not distinct from w.project_task_id and t.work_type = w.work_type))
      order by at returning *),
    placed as (
      select m.id, w.at from (select id, row_number() over (order by id) as nth from made) m
      join (select at, row_number() over (order by at) as nth from wanted where kind = 'create') w using (nth))`;
  const changed = sql`,
    changed as (
      update tasks t set date = w.date, project_id = w.project_id, project_task_id = w.project_task_id, minutes = w.minutes,
        description = w.description, billable = w.billable, work_type = w.work_type, version = t.version + 1, updated_at = now(),
        updated_by_id = ${user_id}::int
      from wanted w where w.kind = 'update' and t.id = w.id and t.version = w.version returning t.*)`;
  const gone = sql`, gone as (delete from tasks t using wanted w where w.kind = 'delete' and t.id = w.id and t.version = w.version returning t.id)`;
  const keyed = sql`,
    keyed as (
      insert into task_keys (employee_id, key, task_id)
      select ${employee_id}::int, w.key, case w.kind when 'update' then w.id ${has('create') ? sql`when 'create' then (select p.id from placed p where p.at = w.at)` : sql``} end
      from wanted w where w.key is not null)`;
  const result = [
    ...(has('create') ? [sql`select p.at, to_json(m) as row from made m join placed p on p.id = m.id`] : []),
    ...(has('delete') ? [sql`select w.at, null::json as row from gone g join wanted w on w.id = g.id`] : []),
    ...(has('update') ? [sql`select w.at, to_json(c) as row from changed c join wanted w on w.id = c.id`] : []),
  ];
  return sql<SavedEntry>`
    with wanted as materialized (
      select * from json_to_recordset(${rows}::json) as w (at int, kind text, key text, id int, date date, project_id int, project_task_id int,
        version int, minutes int, description text, billable boolean, work_type text, source text))
    ${has('create') ? made : sql``} ${has('update') ? changed : sql``} ${has('delete') ? gone : sql``}
    ${written.some(({ key }) => key !== undefined) ? keyed : sql``}
    ${result.length > 0 ? sql.join(result, sql` union all `) : sql`select null::int as at, null::json as row where false`}`;
}

/** The name of a reference, if it is known already; else the history finds it out. */
function named(change: Change, row: StoredTask, person: PersonOfParams, { projects, project_tasks, versions }: Batch): Change {
  const [id, other] = change.old === null ? [change.new, change.old] : [change.old, change.new];
  if (typeof id !== 'number' || other !== null) return change;
  const name = nameOf(change.field, id);
  if (name === undefined) return change;
  return { ...change, old_name: change.old === null ? null : name, new_name: change.new === null ? null : name };

  function nameOf(field: string, id: number): string | null | undefined {
    if (field === 'employee_id') return person.name;
    if (field === 'project_id') return projects.find((one) => one.id === id)?.name;
    if (field === 'project_task_id') return project_tasks.find((one) => one.id === id)?.name;
    if (field === 'department_id') return versions.find((one) => one.department_id === id)?.department;
    if (field === 'client_id') return projects.find((one) => one.client_id === id)?.client;
    if (field === 'time_card_id') return titleOf(row.date);
    return undefined;
  }
}

const titleOf = (date: string): string => {
  const { year, week } = isoWeekOf(date);
  return `${year}-W${String(week).padStart(2, '0')}`;
};

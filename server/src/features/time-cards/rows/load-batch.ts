import { tasks } from '@cadre/contract/resources/tasks';
import { rightOf } from '@cadre/contract/rights';
import { reach, seen } from '../../../crud/access/access.ts';
import type { Acting } from '../../../crud/access/door.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { StoredTask } from '../stored-card.ts';
import type { EntryInput } from './read-entry.ts';
import { factsForEntries, type StoredFacts, storedFacts } from './task-facts.ts';

export type Standing = { row: StoredTask & { updated_at: string }; updated_by: string | null; may_update: boolean; may_delete: boolean };

/** Everything that is known about rows that are to be saved. */
export type Batch = StoredFacts & {
  /** The rows that are named. */
  standing: Standing[] | null;
  /** The rows already in the cells to be filled. */
  taken: Standing[] | null;
  /** Earlier results under the same keys. */
  done: { key: string; id: number | null; version: number | null }[] | null;
};

/** One statement, however many they are. */
export async function loadBatch({ tx, caller }: Acting, employee_id: number, entries: readonly EntryInput[]): Promise<Batch> {
  const { rows } = await sql<Batch>`select ${batchColumns(caller.actor, entries)} from employees e where e.id = ${employee_id}`.execute(tx);
  return rows[0] as Batch;
}

/** The same as columns of a statement about the employee `e`. */
export function batchColumns(actor: Actor, entries: readonly EntryInput[]): Sql {
  const keys = entries.flatMap(({ key }) => key ?? []);
  const ids = entries.flatMap(({ id }) => id ?? []);
  const cells = entries.flatMap(({ id, key, input: { date, project_id, project_task_id, work_type } }) =>
    id || !key ? [] : [{ date, project_id, project_task_id: project_task_id ?? null, work_type: work_type ?? 'normal' }],
  );
  const standing = sql`
    to_json(r) as row, (select u.name from users u where u.id = r.updated_by_id) as updated_by,
    ${reach(tasks, actor, rightOf(tasks, 'update'))} as may_update, ${reach(tasks, actor, rightOf(tasks, 'delete'))} as may_delete`;
  const named = sql`(select json_agg(x) from (select ${standing} from tasks r
    where r.id = any(${ids}::int[]) and r.employee_id = e.id and ${seen(tasks, actor)}) x)`;
  const taken = sql`(select json_agg(x) from (select distinct on (r.date, r.project_id, r.project_task_id, r.work_type) ${standing}
    from json_to_recordset(${JSON.stringify(cells)}::json) as w (date date, project_id int, project_task_id int, work_type text)
    join tasks r on r.employee_id = e.id and r.date = w.date and r.project_id = w.project_id
      and r.project_task_id is not distinct from w.project_task_id and r.work_type = w.work_type
    order by r.date, r.project_id, r.project_task_id, r.work_type, r.id) x)`;
  const done = sql`(select json_agg(json_build_object('key', k.key, 'id', t.id, 'version', t.version))
    from task_keys k left join tasks t on t.id = k.task_id where k.employee_id = e.id and k.key = any(${keys}::text[]))`;
  const none = sql`null::json`;
  return sql`${storedFacts(factsForEntries(entries.map(({ input }) => ({ ...input, project_task_id: input.project_task_id ?? null }))))},
    ${ids.length > 0 ? named : none} as standing, ${cells.length > 0 ? taken : none} as taken, ${keys.length > 0 ? done : none} as done`;
}

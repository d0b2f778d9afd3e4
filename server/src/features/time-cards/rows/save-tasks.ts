import type { Remark, SavedTask, SavedTasks } from '@cadre/contract/calls/tasks';
import { taskToSave } from '@cadre/contract/calls/tasks';
import { checkRecord } from '@cadre/contract/check';
import { tasks } from '@cadre/contract/resources/tasks';
import type { Sent } from '@cadre/contract/values';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { deleteRecord } from '../../../crud/delete.ts';
import type { Acting } from '../../../crud/door.ts';
import { readRow } from '../../../crud/read.ts';
import { createRecord, updateRecord } from '../../../crud/save.ts';
import { sql } from '../../../platform/database/sql.ts';
import { toldProblem } from '../../../platform/http/answer-error.ts';
import { problemOf } from '../../../platform/http/problem-of.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { overrunRemarks } from './overruns.ts';

type Wanted = Sent<typeof taskToSave>;
type Saving = Acting & { employee_id: number; source?: string };

/** Row by row, each on its own: what is refused says why, and the others are saved. */
export async function saveTasks(saving: Saving, rows: readonly unknown[]): Promise<SavedTasks> {
  const results: SavedTask[] = [];
  const projects = new Set<number>();
  for (const row of rows) {
    const key = keyOf(row);
    const result = await alone(saving, () => saveOne(saving, row, projects));
    results.push({ ...(key !== undefined && { key }), ...result });
  }
  const warnings: Remark[] = await overrunRemarks(saving.tx, saving.asker, saving.employee_id, [...projects]);
  return { results, warnings };
}

const keyOf = (row: unknown): string | undefined => {
  const key = typeof row === 'object' && row !== null ? (row as Record<string, unknown>).key : undefined;
  return typeof key === 'string' ? key.slice(0, 80) : undefined;
};

/** What fails takes back itself alone. Whatever is no refusal is a failure of the whole. */
async function alone({ tx, asker }: Saving, work: () => Promise<SavedTask>): Promise<SavedTask> {
  await sql`savepoint one_row`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint one_row`.execute(tx);
    return result;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem || problem.status >= 500) throw error;
    await sql`rollback to savepoint one_row`.execute(tx);
    const { error: sentence, code, fields } = toldProblem(problem, asker.t, asker.language, { tag: tasks.name } as never);
    const current = problem.extra?.current as SavedTask['current'];
    return { error: sentence, code, ...(fields && { fields }), ...(current && { current }) };
  }
}

async function saveOne(saving: Saving, sent: unknown, projects: Set<number>): Promise<SavedTask> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Problem('malformed');
  const found = checkRecord(taskToSave, sent as Record<string, unknown>);
  if (Object.keys(found).length > 0) throw invalid(found);
  const { key, id, version, source, ...input } = sent as Wanted;
  if (key) {
    const done = await doneBefore(saving, key);
    if (done) return done;
  }
  const saved = await write(saving, { id, version, input, source, isCell: Boolean(key) });
  if (key)
    await sql`update task_keys set task_id = ${saved.id ?? null} where employee_id = ${saving.employee_id} and key = ${key}`.execute(
      saving.tx,
    );
  if (!saved.deleted) projects.add(input.project_id);
  return saved;
}

/** Whoever sends the same at the same moment waits here until the first is saved. */
async function doneBefore({ tx, employee_id }: Saving, key: string): Promise<SavedTask | undefined> {
  const { rows } = await sql`
    insert into task_keys (employee_id, key) values (${employee_id}, ${key}) on conflict do nothing returning key`.execute(tx);
  if (rows.length > 0) return undefined;
  const known = await sql<{ id: number | null; version: number | null }>`
    select t.id, t.version from task_keys k left join tasks t on t.id = k.task_id where k.employee_id = ${employee_id} and k.key = ${key}`.execute(
    tx,
  );
  const { id, version } = known.rows[0] ?? {};
  return id && version ? { id, version } : { deleted: true };
}

type Writing = {
  id: number | null | undefined;
  version: number | null | undefined;
  input: Omit<Wanted, 'key' | 'id' | 'version' | 'source'>;
  source: string | null | undefined;
  /** It stands for the cell of a grid, which has one row. */
  isCell: boolean;
};

async function write(saving: Saving, { id, version, input, source, isCell }: Writing): Promise<SavedTask> {
  const { tx, employee_id } = saving;
  if (id) {
    if (input.minutes === 0) {
      await deleteRecord(saving, id, version ?? undefined);
      return { deleted: true };
    }
    await updateRecord({ ...saving, input }, id, version ?? undefined);
    return { id, version: await versionOf(saving, id) };
  }
  if (isCell) await refuseTakenCell(saving, input);
  if (input.minutes === 0) return { deleted: true };
  const behaviour = from(saving.behaviour, source ?? saving.source ?? 'manual');
  const made = await createRecord({ ...saving, tx, behaviour, input: { ...input, employee_id } });
  return { id: made.id, version: 1 };
}

const from = (behaviour: Behaviour, source: string): Behaviour => ({
  ...behaviour,
  beforeWrite: (write) => {
    write.values.source = source;
    return behaviour.beforeWrite?.(write) ?? Promise.resolve();
  },
});

async function versionOf({ tx }: Saving, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from tasks where id = ${id}`.execute(tx);
  return rows[0]?.version ?? 1;
}

/** Somebody else, or the same person in another window, has filled the cell in the meantime. */
async function refuseTakenCell(saving: Saving, { date, project_id, project_task_id, work_type }: Writing['input']): Promise<void> {
  const { tx, resource, behaviour, asker, employee_id } = saving;
  await sql`select lock_card(${employee_id}, ${date}::date)`.execute(tx);
  const { rows } = await sql<{ id: number; updated_at: Date; name: string | null }>`
    select t.id, t.updated_at, u.name from tasks t left join users u on u.id = t.updated_by_id
    where t.employee_id = ${employee_id} and t.date = ${date}::date and t.project_id = ${project_id}
      and t.project_task_id is not distinct from ${project_task_id ?? null}::int and t.work_type = ${work_type ?? 'normal'}
    order by t.id limit 1`.execute(tx);
  const [taken] = rows;
  if (!taken) return;
  const current = await readRow(tx, { resource, behaviour, actor: asker.actor }, taken.id);
  const who = taken.name ?? asker.t('history.nobody');
  throw new Problem('stale', { args: { who, when: taken.updated_at }, extra: { current, changed_by: who, changed_at: taken.updated_at } });
}

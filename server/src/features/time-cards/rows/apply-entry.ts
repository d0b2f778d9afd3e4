import type { SavedTask } from '@cadre/contract/calls/tasks';
import { tasks } from '@cadre/contract/resources/tasks';
import { type Acting, doorOf } from '../../../crud/access/door.ts';
import { readRow } from '../../../crud/read/read.ts';
import { columnsFrom } from '../../../crud/read/values.ts';
import { Problem } from '../../../platform/problem.ts';
import type { StoredTask } from '../stored-card.ts';
import { billableOf, judgeByFacts, wantedFrom } from './judge-task.ts';
import type { Batch, Standing } from './load-batch.ts';
import { type Booked, book, withBooked } from './overruns.ts';
import { cellOf, type EntryInput } from './read-entry.ts';
import { factsOf } from './task-facts.ts';
import type { Written } from './write-batch.ts';

type Deciding = Acting<typeof tasks> & { employee_id: number; source?: string };

/** The row to write, the result of an earlier identical call, or an error. */
export async function applyEntry(acting: Deciding, batch: Batch, booked: Booked, entry: EntryInput): Promise<Written | SavedTask> {
  const { at, key, id, source, input } = entry;
  const done = key === undefined ? undefined : batch.done?.find((one) => one.key === key);
  if (done) return done.id && done.version ? { id: done.id, version: done.version } : { deleted: true };
  const before = id ? await standing(acting, batch, entry) : undefined;
  if (!id && key !== undefined) await refuseTaken(acting, batch, entry);
  const actual = { at, key, id, source: source ?? acting.source ?? 'manual', before };
  if (input.minutes === 0)
    return { ...actual, ...blank, ...input, project_task_id: null, description: null, kind: id ? 'delete' : 'none' } as Written;
  const { employee_id } = acting;
  const values = columnsFrom(tasks, acting.caller.actor, before ? input : { ...input, employee_id }, before);
  values.work_type ??= 'normal';
  const row = { ...blank, ...before, ...values, employee_id } as StoredTask;
  const wanted = wantedFrom(row, before);
  const facts = withBooked(booked, wanted, factsOf(batch, wanted));
  const judged = judgeByFacts(wanted, facts);
  book(booked, wanted, facts);
  const { date, project_id, project_task_id, minutes, description, work_type } = row;
  const billable = billableOf(judged, values.billable as boolean | null | undefined, row, before);
  return { ...actual, date, project_id, project_task_id, minutes, description, work_type, billable, kind: before ? 'update' : 'create' };
}

const blank = { project_task_id: null, description: null, billable: true, work_type: 'normal' as const };

/** The named row, in the version the user has seen. */
async function standing(acting: Deciding, { standing: rows }: Batch, { id, version, input }: EntryInput): Promise<StoredTask> {
  const found = rows?.find(({ row }) => row.id === id);
  if (!found) throw new Problem('not_found', { about: tasks.name });
  if (!(input.minutes === 0 ? found.may_delete : found.may_update)) throw new Problem('not_allowed');
  if (version !== undefined && version !== found.row.version) throw await stale(acting, found);
  return found.row;
}

/** The cell was filled by another user, or in another window, in the meantime. */
async function refuseTaken(acting: Deciding, { taken }: Batch, entry: EntryInput): Promise<void> {
  const cell = cellOf(entry);
  const found = taken?.find(({ row }) => cell === `${row.date} ${row.project_id} ${row.project_task_id ?? 0} ${row.work_type}`);
  if (found) throw await stale(acting, found);
}

async function stale(acting: Deciding, { row, updated_by }: Standing): Promise<Problem> {
  const current = await readRow(acting.tx, doorOf(acting), row.id);
  const [who, when] = [updated_by ?? acting.caller.t('history.nobody'), new Date(row.updated_at)];
  return new Problem('stale', { args: { who, when }, extra: { current, changed_by: who, changed_at: when } });
}

import type { SavedTask, SavedTasks } from '@cadre/contract/calls/tasks';
import { tasks } from '@cadre/contract/resources/tasks';
import type { Acting } from '../../../crud/access/door.ts';
import { sql } from '../../../platform/database/sql.ts';
import { problemResponse } from '../../../platform/http/answer-error.ts';
import { problemOf } from '../../../platform/http/problem-of.ts';
import { Problem } from '../../../platform/problem.ts';
import type { PersonOfParams } from '../person-of-params.ts';
import type { StoredTask } from '../stored-card.ts';
import { applyEntry } from './apply-entry.ts';
import { freeBefore, loadDayRoom, takeRoom } from './day-room.ts';
import { type Entering, enterWeeks } from './enter-weeks.ts';
import { wantedFrom } from './judge-task.ts';
import { type Batch, loadBatch } from './load-batch.ts';
import { type Booked, type Overrun, overrunIn, overrunRemark, withBooked } from './overruns.ts';
import { apart, cellOf, type EntryInput, keyOf, readEntry } from './read-entry.ts';
import { factsOf } from './task-facts.ts';
import { Outrun, type Written, writeBatch } from './write-batch.ts';

type Saving = Acting<typeof tasks> & Entering & { source?: string; tries: 'all' | 'parts' };

/**
 * Refused rows are returned with the reason, and the others are saved. The rules find most errors before anything is written; errors that
 * only the database finds fail all rows written with them. A caller that tries all at once then starts again, with parts of them.
 */
export async function saveTasks(saving: Saving, rows: readonly unknown[]): Promise<SavedTasks> {
  const results: SavedTask[] = [];
  const entries = rows.flatMap((row, at): EntryInput[] => {
    try {
      return [readEntry(row, at)];
    } catch (error) {
      results[at] = refusal(saving, error);
      return [];
    }
  });
  const person = await enterWeeks(saving, entries);
  const overruns = new Map<number, Overrun>();
  const { now, later } = apart(entries);
  const isKnown = saving.tries === 'all' && !person.projects.some(({ overrun_policy }) => overrun_policy === 'block');
  await saveSome({ saving, person, overruns, results }, now, isKnown ? person : undefined);
  let left = later;
  for (let round = 1; left.length > 0 && round < mostRounds; round += 1) {
    const next = apart(left);
    await saveSome({ saving, person, overruns, results }, next.now);
    left = next.later;
  }
  for (const entry of left) results[entry.at] = refusal(saving, repeated(entry, entries));
  return {
    results: rows.map((row, at) => {
      const key = keyOf(row);
      return { ...(key !== undefined && { key }), ...results[at] };
    }),
    warnings: [...overruns.values()].map((overrun) => overrunRemark(saving.caller, overrun)),
  };
}

/** More changes of one cell than a user types between two saves are a mistake in the pasted data. */
const mostRounds = 20;

function repeated({ id, input, ...entry }: EntryInput, entries: readonly EntryInput[]): Problem {
  const cell = cellOf({ id, input, ...entry });
  const first = entries.find((one) => (id ? one.id === id : cellOf(one) === cell));
  return new Problem('task_refused', { fields: { date: [{ code: 'taken_in_row', row: (first?.at ?? 0) + 1 }] } });
}

type EntryServices = { saving: Saving; person: PersonOfParams; overruns: Map<number, Overrun>; results: SavedTask[] };
type Known = { batch: Batch; booked: Booked };

async function saveSome(services: EntryServices, entries: readonly EntryInput[], known?: Batch): Promise<void> {
  if (entries.length === 0) return;
  const { saving, results } = services;
  const batch = known ?? (await loadBatch(saving, saving.employee_id, entries));
  const booked: Booked = new Map();
  const written: Written[] = [];
  for (const entry of entries) {
    try {
      const decided = await applyEntry(saving, batch, booked, entry);
      if ('kind' in decided) written.push(decided);
      else results[entry.at] = decided;
    } catch (error) {
      results[entry.at] = refusal(saving, error);
    }
  }
  await write(services, { batch, booked }, saving.tries === 'all' ? written : await withRoom(services, written));
}

/** Those that their days have room for. */
async function withRoom({ saving, results }: EntryServices, written: readonly Written[]): Promise<Written[]> {
  const room = await loadDayRoom(
    saving.tx,
    saving.employee_id,
    written.map(({ date }) => date),
  );
  freeBefore(room, written);
  return written.filter((one) => {
    try {
      takeRoom(room, one);
      return true;
    } catch (error) {
      results[one.at] = refusal(saving, error);
      return false;
    }
  });
}

/** Halves the rows repeatedly, until the refused one is alone. */
async function write(services: EntryServices, known: Known, written: readonly Written[]): Promise<void> {
  const { saving, person, results } = services;
  if (written.length === 0) return;
  const after =
    saving.tries === 'all' ? await writeBatch(saving, person, known.batch, written) : await writeOrLeave(services, known, written);
  if (after) {
    for (const one of written) {
      const row = after.get(one.at);
      results[one.at] = row ? { id: row.id, version: row.version } : { deleted: true };
      if (row) warn(services, known, row);
    }
    return;
  }
  if (written.length === 1) return;
  const half = Math.ceil(written.length / 2);
  await write(services, known, written.slice(0, half));
  await write(services, known, written.slice(half));
}

async function writeOrLeave({ saving, person, results }: EntryServices, { batch }: Known, written: readonly Written[]) {
  const { tx } = saving;
  await sql`savepoint some_rows`.execute(tx);
  try {
    const after = await writeBatch(saving, person, batch, written);
    await sql`release savepoint some_rows`.execute(tx);
    return after;
  } catch (error) {
    const result = refusal(saving, error);
    await sql`rollback to savepoint some_rows`.execute(tx);
    for (const { at } of written) results[at] = result;
    return undefined;
  }
}

function warn({ overruns }: EntryServices, { batch, booked }: Known, row: StoredTask): void {
  const wanted = wantedFrom(row, undefined);
  const overrun = overrunIn(withBooked(booked, wanted, factsOf(batch, wanted)), row.project_id);
  if (overrun) overruns.set(row.project_id, overrun);
}

/** Whatever is no refusal is a failure of the whole. */
function refusal({ caller }: Saving, error: unknown): SavedTask {
  const problem = problemOf(error);
  if (!problem || problem.status >= 500) throw error;
  const { error: sentence, code, fields } = problemResponse(problem, caller.t, caller.language, { tag: tasks.name } as never);
  const current = problem.extra?.current as SavedTask['current'];
  return { error: sentence, code, ...(fields && { fields }), ...(current && { current }) };
}

/** Whether the cause is a row that only the database could refuse, or one that another user was writing. */
export const isOfARow = (error: unknown): boolean => {
  if (error instanceof Outrun) return true;
  const problem: Problem | undefined = problemOf(error);
  return problem !== undefined && problem !== error && problem.status < 500;
};

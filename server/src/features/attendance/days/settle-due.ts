import { inSlices } from '../../../platform/batching/in-slices.ts';
import { rankNow } from '../../../platform/batching/rank.ts';
import { isUserActive } from '../../../platform/batching/running-requests.ts';
import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { daysByFacts } from './days-by-facts.ts';
import { dueAmong, lookedAtOnce } from './due-employees.ts';
import { rehearseFacts } from './load-facts.ts';
import { settleSome } from './settle-days.ts';
import { always, type DaySpan } from './spans.ts';
import { takeDue } from './take-due.ts';

/** Settles the outdated days of these employees within the span before they are read, and no other days. */
export async function settleDue(db: Database, employeeIds: readonly number[], within: DaySpan): Promise<void> {
  for (const some of inSlices(employeeIds, lookedAtOnce)) await settleInBatches(db, await dueAmong(db, some, within), within);
}

/** About one month for fifty people. An employee may have decades of days, which should not delay everyone else. */
const mostDays = 1500;

/** With a single connection: a batch of unchanged days takes almost no time, but the next batch may consist of changed days only. */
const mostDaysAtOnlyPlace = { besidePeople: 70, alone: 150 };

/**
 * Each batch has a fixed cost, so smaller ones take longer overall. With a single connection, a longer run is better than a noticeable
 * delay.
 */
const fewest = { embedded: 2, postgres: 5 };

/**
 * A page of employees is one batch, because the request waits for all of it; background work starts with a small batch and measures how
 * long employees take.
 */
const aPage = 25;

export async function settleInBatches(db: Database, employeeIds: readonly number[], within: DaySpan): Promise<void> {
  if (employeeIds.length === 0) return;
  const isAwaited = rankNow() === 'people';
  const least = fewest[db.engine];
  const first = isAwaited ? aPage : least;
  const most = (): number =>
    isAwaited || db.engine === 'postgres' ? mostDays : mostDaysAtOnlyPlace[isUserActive() ? 'besidePeople' : 'alone'];
  const pace = (await isGrown(db)) ? ({ first, least, plans: 'kept' } as const) : { first, least };
  await saveInBatches(db, employeeIds, (tx, some) => settleSome(tx, some, { within, mostDays: most() }), pace);
}

/**
 * On a small table the planner accepts any index, so its plans are cached only once it knows of many days; new statistics make it plan
 * again.
 */
async function isGrown(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_grown: boolean }>`
    select reltuples > ${manyDays} as is_grown from pg_class where oid = 'attendance_days'::regclass`.execute(db);
  return rows[0]?.is_grown ?? false;
}

const manyDays = 5000;

/** Background work: no request waits for it, and it must not delay any. */
export async function settleQuietly(db: Database, employeeIds: readonly number[]): Promise<void> {
  const few = fewest[db.engine];
  if (employeeIds.length > few && !rehearsed.has(db)) await rehearse(db, employeeIds.slice(0, few));
  await settleInBatches(db, employeeIds, always);
}

/** The databases in which the statements of the first batch have been warmed up. */
const rehearsed = new WeakSet<Database>();

/**
 * Warms up the statements of the first batch. Its one-time work (reading table metadata, planning, and planning again when a statement gets
 * its name) would make that batch occupy its slot for too long, so each part runs in a slot of its own.
 */
async function rehearse(db: Database, some: readonly number[]): Promise<void> {
  rehearsed.add(db);
  const today = new Date().toISOString().slice(0, 10);
  const span = { from: today, to: today };
  await db.transaction((tx) => takeDue(tx, [], { within: span, mostDays }));
  await rehearseFacts(
    db,
    some.map((employee_id) => ({ employee_id, ...span })),
  );
  for (let time = 0; time < 2; time += 1) await daysByFacts(db, some, span);
}

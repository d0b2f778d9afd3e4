import { settleSpan } from '@cadre/rules/attendance/day/settle-span';
import type { DayResult, Moment, PunchResult, SpanResult } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type ChangedDays, leaveClosedDays } from './leave-closed-days.ts';
import { loadFacts } from './load-facts.ts';
import type { StoredPunch } from './load-punches.ts';
import { lockEmployees } from './lock-employees.ts';
import { removeDays, saveDays, standingDay } from './save-days.ts';
import { always } from './spans.ts';
import { type Due, type Portion, takeDue } from './take-due.ts';

/** Brings the days of these employees up to date with the facts. A second run finds no changes. */
export async function settleDays(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  await settleSome(tx, employeeIds, { within: always, mostDays: Number.POSITIVE_INFINITY });
}

/** Settles a portion of the days; the rest stays marked. Returns the employees who have more days in the span than the portion allows. */
export async function settleSome(tx: Transaction, employeeIds: readonly number[], portion: Portion): Promise<number[]> {
  if (employeeIds.length === 0) return [];
  await lockEmployees(tx, employeeIds);
  const { now, due, left } = await takeDue(tx, employeeIds, portion);
  const settled = await settle(tx, due, now);
  const outside = due.flatMap(({ employee_id, outside }) => outside.map((span) => ({ employee_id, ...span })));
  const open = await leaveClosedDays(tx, settled);
  await removeDays(tx, [...open.gone, ...outside]);
  await saveDays(tx, open.days);
  await savePunches(tx, settled.punches);
  return left;
}

/** The changed days, and the punches whose result changed. */
type Settled = ChangedDays & { punches: PunchResult[] };

async function settle(tx: Transaction, due: readonly Due[], now: Moment): Promise<Settled> {
  const settled: Settled = { days: [], gone: [], punches: [] };
  const spans = due.flatMap(({ employee_id, spans, edges }) => spans.map((span) => ({ employee_id, edges, ...span })));
  if (spans.length === 0) return settled;
  const factsOf = await loadFacts(tx, spans);
  await inBatches([...spans.entries()], ([index, { employee_id, edges, from, to }]) => {
    const { digests, ...facts } = factsOf(index);
    const result = settleSpan({ from, to, now, ...facts });
    const days = standing(result, edges).map((day) => standingDay(employee_id, day, day.date in digests));
    const dates = new Set(days.map(({ day }) => day.date));
    settled.days.push(...days.filter(({ day, digest }) => digests[day.date] !== digest));
    settled.gone.push(...Object.keys(digests).flatMap((date) => (dates.has(date) ? [] : [{ employee_id, from: date, to: date }])));
    settled.punches.push(...changed(result.punches, facts.punches));
  });
  return settled;
}

export function standing({ days, punches }: SpanResult, edges: readonly Day[]): DayResult[] {
  const hasPunches = (date: Day): boolean => punches.some(({ work_date }) => work_date === date);
  return days.filter(({ date, status }) => status !== 'not_employed' && (!edges.includes(date) || hasPunches(date)));
}

function changed(results: readonly PunchResult[], punches: readonly StoredPunch[]): PunchResult[] {
  const notedOf = new Map(punches.map(({ id, noted }) => [id, noted]));
  return results.filter(({ id, action, work_date, state }) => {
    const noted = notedOf.get(id);
    return !noted || noted.action !== action || noted.work_date !== work_date || noted.state !== state;
  });
}

/** Stores the resulting action, work date and state of each punch. */
async function savePunches(tx: Transaction, punches: readonly PunchResult[]): Promise<void> {
  if (punches.length === 0) return;
  await sql`
    update attendances a set action = p.action, work_date = p.work_date, state = p.state
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p (id int, action text, work_date date, state text)
    where a.id = p.id and a.state <> 'voided'`.execute(tx);
}

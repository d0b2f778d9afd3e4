import type { Moment } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { knownDays } from './known-days.ts';
import { always, type DaySpan, firstDays, mergeSpans, otherDays, sharedDays } from './spans.ts';

/** The spans of an employee to settle, and `outside`, where no stored days may exist. Edge days are stored only with punches. */
export type Due = { employee_id: number; spans: DaySpan[]; outside: DaySpan[]; edges: Day[] };

/** The marks within a span, limited to `mostDays` days. Missing end days are not marks and are included wherever they are. */
export type Portion = { within: DaySpan; mostDays: number };

type Found = {
  id: number;
  now: Date;
  first: Day | null;
  last: Day | null;
  stored_first: Day | null;
  stored_last: Day | null;
  dirty: DaySpan[];
  revisits: Day[];
};

type Taken = { now: Moment; due: Due[]; left: number[] };

/**
 * Takes the marks of these employees. The transaction holds their locks; marks added from now on are left for the next run. Days beyond the
 * portion are marked again; `left` lists the employees with more days in the span than there was room for.
 */
export async function takeDue(tx: Transaction, employeeIds: readonly number[], { within, mostDays }: Portion): Promise<Taken> {
  const { from, to } = within;
  const { rows } = await sql<Found>`
    with taken as (
      delete from attendance_dirty where employee_id = any(${employeeIds}::int[]) and from_date <= ${to}::date and to_date >= ${from}::date
      returning *)
    select e.id, clock_timestamp() as now, known.first, known.last,
      (select min(d.date) from attendance_days d where d.employee_id = e.id) as stored_first,
      (select max(d.date) from attendance_days d where d.employee_id = e.id) as stored_last,
      (select coalesce(json_agg(json_build_object('from', t.from_date, 'to', t.to_date)), '[]') from taken t where t.employee_id = e.id) as dirty,
      array(
        select d.date from attendance_days d
        where d.employee_id = e.id and d.revisit_at <= now() and d.date between ${from}::date and ${to}::date) as revisits
    from employees e ${knownDays} where e.id = any(${employeeIds}::int[]) order by e.id`.execute(tx);
  const found = rows.map((row) => dueOf(row, within));
  const { due, left } = upTo(mostDays, found);
  await markAgain(tx, [...left, ...found.flatMap(({ employee_id, beyond }) => beyond.map((span) => ({ employee_id, ...span })))]);
  return { now: rows[0]?.now.getTime() ?? 0, due, left: [...new Set(left.map(({ employee_id }) => employee_id))] };
}

/** The same with the marked days beyond the span. */
type DueSpan = Due & { beyond: DaySpan[] };

function upTo(mostDays: number, all: readonly DueSpan[]): { due: Due[]; left: EmployeeSpan[] } {
  let room = mostDays;
  const left: EmployeeSpan[] = [];
  const due = all.map((one) => {
    const found = firstDays(one.spans, room);
    room = found.room;
    left.push(...found.left.map((span) => ({ employee_id: one.employee_id, ...span })));
    return { ...one, spans: found.first };
  });
  return { due, left };
}

async function markAgain(tx: Transaction, left: readonly EmployeeSpan[]): Promise<void> {
  if (left.length === 0) return;
  await sql`insert into attendance_dirty (employee_id, from_date, to_date) select employee_id, from_date, to_date from ${spanRows(left)}`.execute(
    tx,
  );
}

function dueOf({ id, first, last, stored_first, stored_last, dirty, revisits }: Found, within: DaySpan): DueSpan {
  if (first === null || last === null)
    return { employee_id: id, spans: [], outside: stored_first === null ? [] : [always], edges: [], beyond: [] };
  // A shift around midnight may bring punches to the day beyond either end.
  const whole = { from: addDays(first, -1), to: addDays(last, 1) };
  const ends = stored_first === null || stored_last === null ? [whole] : loose(whole, stored_first, stored_last);
  const marked = dirty.flatMap((span) => sharedDays(span, within));
  const wanted = [...marked, ...ends, ...revisits.map((date) => ({ from: date, to: date }))];
  const outside = [
    ...(stored_first !== null && stored_first < whole.from ? [{ from: always.from, to: addDays(whole.from, -1) }] : []),
    ...(stored_last !== null && stored_last > whole.to ? [{ from: addDays(whole.to, 1), to: always.to }] : []),
  ];
  const known = (spans: DaySpan[]): DaySpan[] => spans.flatMap((span) => sharedDays(span, whole));
  const beyond = known(dirty.flatMap((span) => otherDays(span, within)));
  return { employee_id: id, spans: mergeSpans(known(wanted)), outside, edges: [whole.from, whole.to], beyond };
}

/** The missing days at either end, and stored edge days, since their punches may be gone. */
function loose(whole: DaySpan, storedFirst: Day, storedLast: Day): DaySpan[] {
  const before = storedFirst > addDays(whole.from, 1) ? [{ from: whole.from, to: addDays(storedFirst, -1) }] : [];
  const after = storedLast < addDays(whole.to, -1) ? [{ from: addDays(storedLast, 1), to: whole.to }] : [];
  const edges = [...(storedFirst <= whole.from ? [whole.from] : []), ...(storedLast >= whole.to ? [whole.to] : [])];
  return [...before, ...after, ...edges.map((edge) => ({ from: edge, to: edge }))];
}

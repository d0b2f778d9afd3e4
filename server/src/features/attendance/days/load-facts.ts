import type { Absence, Override, Span, Terminal } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { plansInBatches, type StoredTurn } from '../plans/plans-in-batches.ts';
import { everythingShared } from '../plans/shared-plans.ts';
import { absencesIn } from './absences-in.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { punchesOf, type StoredPunch, type StoredPunches, storedPunches } from './load-punches.ts';
import { datesOf } from './spans.ts';

/** How far plans and punches reach beyond a span, so that its first and last day are whole. */
const margin = 2;

/** The inputs of the rule, with the digests of stored days, which show whether a day changes. */
type Facts = Pick<Span, 'plans' | 'absences' | 'overrides' | 'terminals'> & { punches: StoredPunch[]; digests: Record<Day, string | null> };

type Stored = StoredTurn & { punches: StoredPunches[]; known: (Known & { span: number })[] };

/** Loads all inputs of the rule in one statement, for any number of employees and spans. */
export async function loadFacts(db: Runner, spans: readonly EmployeeSpan[]): Promise<(index: number) => Facts> {
  const ids = [...new Set(spans.map(({ employee_id }) => employee_id))];
  const first = spans.reduce((least, { from }) => (from < least ? from : least), spans[0]?.from ?? '');
  const last = spans.reduce((most, { to }) => (to > most ? to : most), '');
  const inBatches = plansInBatches(ids, addDays(first, -margin), addDays(last, margin));
  const { rows } = await sql<Stored>`
    select ${inBatches.columns}, ${storedPunches(spans)} as punches, ${storedKnown(spans)} as known`.execute(db);
  const stored = rows[0] as Stored;
  const plans = inBatches.read(stored);
  const punches = punchesOf(stored.punches);
  const known = new Map(stored.known.map(({ span, ...known }) => [span, known]));
  return (index) => {
    const { employee_id, from, to } = spans[index] as EmployeeSpan;
    const planOf = plans.get(employee_id);
    if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
    return {
      plans: datesOf({ from: addDays(from, -margin), to: addDays(to, margin) }).map(planOf),
      punches: punches.get(index + 1) ?? [],
      ...(known.get(index + 1) as Known),
    };
  };
}

/**
 * Runs the same queries one at a time and discards the rows: the first run of each is slow, and requests should not wait for all of them at
 * once.
 */
export async function rehearseFacts(db: Runner, spans: readonly EmployeeSpan[]): Promise<void> {
  for (const piece of [everythingShared, storedPunches(spans), storedKnown(spans)]) await sql`select ${piece}`.execute(db);
}

type Known = { absences: Absence[]; overrides: Override[]; digests: Record<Day, string | null>; terminals: Terminal[] };

/**
 * By span: absences, decisions, digests of the stored days, and the branch's terminals with the time each was last heard from; days do not
 * wait for terminals that were added later.
 */
const storedKnown = (spans: readonly EmployeeSpan[]): Sql => sql`(
  select coalesce(json_agg(json_build_object('span', s.at, 'terminals', coalesce(heard.terminals, '[]'),
    'absences', ${absencesIn(sql`s.employee_id`, sql`s.from_date`, sql`s.to_date`)},
    'overrides', (
      select coalesce(json_agg(json_build_object('date', o.date, 'status', o.status, 'worked_minutes', o.worked_minutes, 'reason', o.reason)), '[]')
      from attendance_overrides o where o.employee_id = s.employee_id and o.date between s.from_date and s.to_date),
    'digests', (
      select coalesce(json_object_agg(d.date, d.digest), '{}')
      from attendance_days d where d.employee_id = s.employee_id and d.date between s.from_date and s.to_date))), '[]')
  from ${spanRows(spans)}
  join employees e on e.id = s.employee_id
  left join (
    select branch_id, json_agg(json_build_object(
      'name', name, 'heard_at', floor(extract(epoch from coalesce(last_seen_at, created_at)) * 1000)) order by name) as terminals
    from devices where status = 'active' and mode = 'push' group by branch_id) heard on heard.branch_id = e.branch_id)`;

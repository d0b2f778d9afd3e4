import type { Override, Span, Terminal } from '@cadre/rules/attendance/facts';
import { addDays } from '@cadre/rules/calendar';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { loadPunches, type StoredPunch } from './load-punches.ts';
import { datesOf } from './spans.ts';

/** How far plans and punches reach beyond a span, so that its first and last day are whole. */
const margin = 2;

type Facts = Pick<Span, 'plans' | 'overrides' | 'terminals'> & { punches: StoredPunch[] };

/** Everything the rule asks for, in a handful of statements however many people and spans there are. */
export async function loadFacts(tx: Transaction, spans: readonly EmployeeSpan[]): Promise<(index: number) => Facts> {
  const ids = [...new Set(spans.map(({ employee_id }) => employee_id))];
  const first = spans.reduce((least, { from }) => (from < least ? from : least), spans[0]?.from ?? '');
  const last = spans.reduce((most, { to }) => (to > most ? to : most), '');
  const plans = await loadPlans(tx, ids, addDays(first, -margin), addDays(last, margin));
  const punches = await loadPunches(tx, spans);
  const overrides = await loadOverrides(tx, spans);
  const terminals = await loadTerminals(tx, ids);
  return (index) => {
    const { employee_id, from, to } = spans[index] as EmployeeSpan;
    const planOf = plans.get(employee_id);
    if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
    return {
      plans: datesOf({ from: addDays(from, -margin), to: addDays(to, margin) }).map(planOf),
      punches: punches.get(index + 1) ?? [],
      overrides: overrides.get(index + 1) ?? [],
      terminals: terminals.get(employee_id) ?? [],
    };
  };
}

/** The terminals of somebody's branch and until when each was heard from; nobody waits for one that was not there yet. */
async function loadTerminals(db: Runner, employeeIds: readonly number[]): Promise<Map<number, Terminal[]>> {
  const { rows } = await sql<{ id: number; terminals: Terminal[] }>`
    select e.id, heard.terminals from employees e
    join (
      select branch_id, json_agg(json_build_object(
        'name', name, 'heard_at', floor(extract(epoch from coalesce(last_seen_at, created_at)) * 1000)) order by name) as terminals
      from devices where status = 'active' and mode = 'push' group by branch_id) heard on heard.branch_id = e.branch_id
    where e.id = any(${employeeIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, terminals }) => [id, terminals]));
}

/** What people decided about days, by span. */
async function loadOverrides(db: Runner, spans: readonly EmployeeSpan[]): Promise<Map<number, Override[]>> {
  const { rows } = await sql<Override & { span: number }>`
    select s.at as span, o.date, o.status, o.worked_minutes, o.reason
    from ${spanRows(spans)}
    join attendance_overrides o on o.employee_id = s.employee_id and o.date between s.from_date and s.to_date`.execute(db);
  return Map.groupBy(rows, ({ span }) => span);
}

import type { DayResult, Moment, PunchResult, SpanResult } from '@cadre/rules/attendance/facts';
import { settleSpan } from '@cadre/rules/attendance/settle-span';
import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loadFacts } from './load-facts.ts';
import type { StoredPunch } from './load-punches.ts';
import { lockEmployees } from './lock-employees.ts';
import { type EmployeeDay, saveDays } from './save-days.ts';
import { type Due, takeDue } from './take-due.ts';

/** Brings the days of these employees up to date with the facts. Done twice, the second time finds nothing to change. */
export async function settleDays(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await lockEmployees(tx, employeeIds);
  const { now, due } = await takeDue(tx, employeeIds);
  const settled = await settle(tx, due, now);
  const cleared = due.flatMap(({ employee_id, spans, outside }) => [...spans, ...outside].map((span) => ({ employee_id, ...span })));
  await saveDays(tx, settled.days, cleared);
  await savePunches(tx, settled.punches);
}

type Settled = { days: EmployeeDay[]; punches: PunchResult[] };

async function settle(tx: Transaction, due: readonly Due[], now: Moment): Promise<Settled> {
  const settled: Settled = { days: [], punches: [] };
  const spans = due.flatMap(({ employee_id, spans, edges }) => spans.map((span) => ({ employee_id, edges, ...span })));
  if (spans.length === 0) return settled;
  const factsOf = await loadFacts(tx, spans);
  for (const [index, { employee_id, edges, from, to }] of spans.entries()) {
    const facts = factsOf(index);
    const result = settleSpan({ from, to, absences: [], now, ...facts });
    settled.days.push(...standing(result, edges).map((day) => ({ employee_id, day })));
    settled.punches.push(...changed(result.punches, facts.punches));
  }
  return settled;
}

function standing({ days, punches }: SpanResult, edges: readonly Day[]): DayResult[] {
  const hasPunches = (date: Day): boolean => punches.some(({ work_date }) => work_date === date);
  return days.filter(({ date, status }) => status !== 'not_employed' && (!edges.includes(date) || hasPunches(date)));
}

function changed(results: readonly PunchResult[], punches: readonly StoredPunch[]): PunchResult[] {
  const notedOf = new Map(punches.map(({ id, noted }) => [id, noted]));
  return results.filter(({ id, action, work_date, shift_id, state }) => {
    const noted = notedOf.get(id);
    return !noted || noted.action !== action || noted.work_date !== work_date || noted.shift_id !== shift_id || noted.state !== state;
  });
}

/** Notes at the events what became of them. */
async function savePunches(tx: Transaction, punches: readonly PunchResult[]): Promise<void> {
  if (punches.length === 0) return;
  await sql`
    update attendances a set action = p.action, work_date = p.work_date, shift_id = p.shift_id, state = p.state
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p (id int, action text, work_date date, shift_id int, state text)
    where a.id = p.id and a.state <> 'voided'`.execute(tx);
}

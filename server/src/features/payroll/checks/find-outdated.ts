import type { PayFact } from '@cadre/contract/pay-facts';
import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import { spanOf } from '@cadre/rules/pay/pay-period';
import type { PayLine } from '@cadre/rules/pay/payslip';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { renewWithin } from '../closing/renew-adjustments.ts';
import { loadPayInputs } from '../inputs/load-pay-inputs.ts';
import { changedFacts, type FactsDigest, factsOf } from '../runs/facts-of.ts';
import { peopleOf } from '../runs/run-people.ts';
import type { StoredRun } from '../runs/stored-run.ts';

/** A payslip that would come out differently now, and which facts changed. Employees may also have joined the run, or left it. */
export type Outdated = { employee_id: number; facts: PayFact[] };

type Run = Pick<StoredRun, 'id' | 'period' | 'kind' | 'branch_id' | 'department_id'>;
type Stored = { employee_id: number; facts: Partial<FactsDigest> };

const atOnce = 500;

/**
 * Compares the payslips of a run with the facts of this moment. Facts that change no amount are ignored. Works in the transaction that submits or
 * approves, with the run locked.
 */
export async function findOutdated(tx: Transaction, ports: Plans & Settling, run: Run): Promise<Outdated[]> {
  const found = await findMoved(tx, run);
  const moved = new Set(found.map(({ employee_id }) => employee_id));
  const stamps = (await readStamps(tx, run.id)).filter(({ employee_id }) => !moved.has(employee_id));
  for (const some of inSlices(stamps, atOnce)) found.push(...(await findChanged(tx, ports, run, some)));
  return found;
}

/** The facts that the payslips of a run were calculated from. */
export async function readStamps(on: Runner, id: number, ids: readonly number[] | null = null): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select employee_id, facts from salaries
    where payroll_id = ${id} and status <> 'cancelled' and (${ids}::int[] is null or employee_id = any(${ids}::int[])) order by employee_id`.execute(
    on,
  );
  return rows;
}

/** Employees who join or leave the run because of their employment, branch or department. Employees who were left out of it stay out. */
async function findMoved(tx: Runner, run: Run): Promise<Outdated[]> {
  const { rows } = await sql<{ employee_id: number; fact: 'joined' | 'gone' }>`
    with people as materialized (${peopleOf(run)})
    select p.id as employee_id, 'joined' as fact from people p
    where not exists (select from payroll_people m where m.employee_id = p.id and (m.payroll_id = ${run.id}
      or m.period = ${run.period} and m.live and m.kind <> 'off_cycle' and ${run.kind} <> 'off_cycle'))
    union all
    select m.employee_id, 'gone' from payroll_people m
    where m.payroll_id = ${run.id} and m.live and m.employee_id not in (select id from people) order by 1`.execute(tx);
  return rows.map(({ employee_id, fact }) => ({ employee_id, facts: [fact] }));
}

/** Payslips that would come out differently now. Brings the days and open differences of these employees up to date first. */
export async function findChanged(
  tx: Transaction,
  ports: Plans & Settling,
  { id, period }: Pick<Run, 'id' | 'period'>,
  stored: readonly Stored[],
): Promise<Outdated[]> {
  const before = new Map(stored.map(({ employee_id, facts }) => [employee_id, facts]));
  await ports.settleWithin(tx, [...before.keys()], spanOf(period));
  await renewWithin(tx, ports, [...before.keys()]);
  const loaded = await loadPayInputs(tx, ports, period, [...before.keys()], id);
  const suspects = loaded.flatMap(({ employee_id, inputs }) => {
    if ('problem' in inputs) return [{ employee_id, facts: ['salary' as const], lines: [] }];
    const facts = changedFacts(before.get(employee_id) ?? {}, factsOf(inputs));
    if (facts.length === 0) return [];
    const slip = calculatePayslip(inputs);
    return [{ employee_id, facts, lines: 'problem' in slip ? [] : slip.lines }];
  });
  if (suspects.length === 0) return [];
  const existing = await loadLines(
    tx,
    id,
    suspects.map(({ employee_id }) => employee_id),
  );
  return suspects.flatMap(({ employee_id, facts, lines }) =>
    isSame(lines, existing.get(employee_id) ?? []) ? [] : [{ employee_id, facts }],
  );
}

async function loadLines(tx: Runner, id: number, ids: readonly number[]): Promise<Map<number, PayLine[]>> {
  const { rows } = await sql<{ employee_id: number; lines: PayLine[] }>`
    select employee_id, lines from salaries where payroll_id = ${id} and employee_id = any(${ids}::int[])`.execute(tx);
  return new Map(rows.map(({ employee_id, lines }) => [employee_id, lines]));
}

/** The same amounts by the same codes. */
function isSame(now: readonly PayLine[], before: readonly PayLine[]): boolean {
  const amounts = (lines: readonly PayLine[]): string =>
    JSON.stringify(
      lines.map(({ code, kind, amount }) => [code, kind, amount]).sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
  return amounts(now) === amounts(before);
}

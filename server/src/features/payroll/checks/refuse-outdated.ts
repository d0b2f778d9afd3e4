import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { findChanged, findOutdated, type Outdated, readStamps } from './find-outdated.ts';

type Run = Parameters<typeof findOutdated>[2];

/** A refusal lists at most this many employees; its count includes all of them. */
const mostNamed = 100;

/** Settles one run at a time, so that no two runs pay the same difference. The lock lasts until the transaction ends. */
export async function lockSettlements(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pay_settlements'))`.execute(tx);
}

/** Refuses payslips that no longer match the facts, listing the employees and the changed facts. Runs as the system, with the run locked. */
export async function refuseOutdated(tx: Transaction, ports: Plans & Settling, run: Run): Promise<void> {
  await lockSettlements(tx);
  const outdated = await findOutdated(tx, ports, run);
  if (outdated.length === 0) return;
  throw new Problem('payslips_are_outdated', { args: { count: outdated.length }, extra: { people: await named(tx, outdated) } });
}

type Due = { payroll_id: number; employee_id: number; month: string };

/** Refuses to publish payslips whose facts changed since their approval. Those of closed months stay as they are. As the system. */
export async function refuseChanged(tx: Transaction, ports: Plans & Settling, due: readonly Due[]): Promise<void> {
  await lockSettlements(tx);
  const outdated: Outdated[] = [];
  for (const [id, slips] of Map.groupBy(due, ({ payroll_id }) => payroll_id)) {
    const { rows } = await sql<{ period: string }>`select period from payrolls where id = ${id} and status <> 'closed'`.execute(tx);
    const [run] = rows;
    if (!run) continue;
    const stamps = await readStamps(
      tx,
      id,
      slips.map(({ employee_id }) => employee_id),
    );
    outdated.push(...(await findChanged(tx, ports, { id, period: run.period }, stamps)));
  }
  if (outdated.length === 0) return;
  throw new Problem('payslips_have_changed', { args: { count: outdated.length }, extra: { people: await named(tx, outdated) } });
}

async function named(tx: Transaction, outdated: readonly Outdated[]) {
  const shown = outdated.slice(0, mostNamed);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from employees where id = any(${shown.map(({ employee_id }) => employee_id)}::int[])`.execute(tx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return shown.map(({ employee_id, facts }) => ({ employee: { id: employee_id, name: names.get(employee_id) ?? '' }, facts }));
}

import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { PayWorks } from '../inputs/pay-works.ts';
import { findOutdated, type Outdated } from './find-outdated.ts';

type Run = Parameters<typeof findOutdated>[2];

/** A refusal names at most so many employees; it counts all of them. */
const mostNamed = 100;

/** One run settles at a time, so that no two runs pay the same difference. Held until the transaction ends. */
export async function lockSettlements(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pay_settlements'))`.execute(tx);
}

/** Refuses payslips that no longer agree with the facts, and names the employees and what changed. As the system, with the run locked. */
export async function refuseOutdated(tx: Transaction, works: PayWorks, run: Run): Promise<void> {
  await lockSettlements(tx);
  const outdated = await findOutdated(tx, works, run);
  if (outdated.length === 0) return;
  throw new Problem('payslips_are_outdated', { args: { count: outdated.length }, extra: { people: await named(tx, outdated) } });
}

async function named(tx: Transaction, outdated: readonly Outdated[]) {
  const shown = outdated.slice(0, mostNamed);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from employees where id = any(${shown.map(({ employee_id }) => employee_id)}::int[])`.execute(tx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return shown.map(({ employee_id, facts }) => ({ employee: { id: employee_id, name: names.get(employee_id) ?? '' }, facts }));
}

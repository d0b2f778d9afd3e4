import type { SettledLine } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

type OfEmployee = { employee_id: number };

/** The ledger of settlements of these employees, without the postings of the run that is being calculated. */
export type SettledBefore = { lines: Map<number, SettledLine[]>; debts: Map<number, Map<string, number>> };

export async function loadSettled(db: Runner, month: string, ids: readonly number[], run_id: number | null): Promise<SettledBefore> {
  const { rows: lines } = await sql<SettledLine & OfEmployee>`
    select l.employee_id, l.code, min(l.name) as name, l.kind, sum(l.amount)::float8 as amount from (
      select p.employee_id, p.code, p.name, p.kind, p.amount, p.salary_id
      from pay_settlements p where p.employee_id = any(${ids}::int[]) and p.month = ${month}
        and p.pay_write_off_id is null
      union all
      select p.employee_id, 'adjustment:' || p.month || ':' || p.code, p.name, p.kind, p.amount, p.salary_id
      from salaries s join pay_settlements p on p.salary_id = s.id and p.month <> s.period
      where s.employee_id = any(${ids}::int[]) and s.period = ${month}) l
    where ${isOfOtherRun(run_id)} group by l.employee_id, l.code, l.kind having sum(l.amount) <> 0 order by l.employee_id, l.code`.execute(
    db,
  );
  const { rows: debts } = await sql<OfEmployee & { currency: string; amount: number }>`
    select l.employee_id, l.currency, -sum(l.amount)::float8 as amount from pay_settlements l
    where l.employee_id = any(${ids}::int[]) and l.code in ('carried', 'carried_on') and ${isOfOtherRun(run_id)}
    group by l.employee_id, l.currency having sum(l.amount) < 0`.execute(db);
  return {
    lines: new Map(
      [...Map.groupBy(lines, ({ employee_id }) => employee_id)].map(([id, rows]) => [id, rows.map(({ employee_id: _, ...line }) => line)]),
    ),
    debts: new Map(
      [...Map.groupBy(debts, ({ employee_id }) => employee_id)].map(([id, rows]) => [
        id,
        new Map(rows.map(({ currency, amount }) => [currency, amount])),
      ]),
    ),
  };
}

const isOfOtherRun = (run_id: number | null): Sql =>
  run_id === null ? sql`true` : sql`(l.salary_id is null or l.salary_id not in (select id from salaries where payroll_id = ${run_id}))`;

import { toMinor } from '@cadre/rules/money';
import { type CostRate, linesWithOddRates, marginOf, type ProposalLine, priceOf } from '@cadre/rules/proposals/price';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';

type Priced = { lines: unknown; costs: unknown; currency: unknown; discount?: unknown; tax?: unknown };

/** The columns that follow from the lines; missing costs per hour are filled from the rates. */
export async function pricedColumns(tx: Transaction, proposal: Priced): Promise<Record<string, unknown>> {
  const lines = listIn<ProposalLine>(proposal.lines);
  const currency = String(proposal.currency);
  await refuseUnknownDepartments(tx, lines);
  const [odd] = linesWithOddRates({ lines, currency });
  if (odd !== undefined) throw invalid({ lines: [{ code: 'cost_digits', line: odd }] });
  const costs = await completedCosts(tx, lines, listIn<CostRate>(proposal.costs), currency);
  const price = priceOf({ lines, currency, discount: (proposal.discount ?? 0) as number, tax: (proposal.tax ?? 0) as number }, costs);
  return {
    costs: JSON.stringify(costs),
    total_minutes: price.minutes,
    net_amount: price.amount,
    gross_amount: price.total,
    ...marginOf(price),
  };
}

/** Lists wait as JSON for the database, or come from it. */
const listIn = <T>(value: unknown): T[] => (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as T[];

async function refuseUnknownDepartments(tx: Transaction, lines: readonly ProposalLine[]): Promise<void> {
  const ids = [...new Set(lines.map(({ department_id }) => department_id))];
  const { rows } = await sql<{ id: number }>`select id from departments where id = any(${ids}::int[]) for key share`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const at = lines.findIndex(({ department_id }) => !known.has(department_id));
  if (at >= 0) throw invalid({ lines: [{ code: 'line_unknown_department', line: at + 1 }] });
}

async function completedCosts(
  tx: Transaction,
  lines: readonly ProposalLine[],
  said: readonly CostRate[],
  currency: string,
): Promise<CostRate[]> {
  const odd = said.findIndex(({ cost_rate }) => toMinor(cost_rate, currency) === undefined);
  if (odd >= 0) throw invalid({ costs: [{ code: 'cost_digits', line: odd + 1 }] });
  const ids = [...new Set(lines.map(({ department_id }) => department_id))];
  const rates = new Map(said.map(({ department_id, cost_rate }) => [department_id, cost_rate]));
  const missing = ids.filter((id) => !rates.has(id));
  const { rows } = await sql<CostRate>`
    select d.id as department_id, money_major(rate.amount, ${currency})::float8 as cost_rate
    from unnest(${missing}::int[]) d (id)
    cross join lateral (
      select r.amount from rates r
      where r.kind = 'cost' and r.currency = ${currency} and r.valid_from <= current_date and (r.valid_to is null or r.valid_to >= current_date)
        and (r.scope = 'company' or (r.scope = 'department' and r.department_id = d.id))
      order by r.scope = 'department' desc limit 1) rate`.execute(tx);
  for (const { department_id, cost_rate } of rows) rates.set(department_id, cost_rate);
  return ids.flatMap((department_id) => {
    const cost_rate = rates.get(department_id);
    return cost_rate === undefined ? [] : [{ department_id, cost_rate }];
  });
}

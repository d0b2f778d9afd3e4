import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { endsOf, maskedEnds, openPartsOf, type SplitPayslip, splitColumns } from './pay-parts.ts';

/** A part of a payslip with the account that it goes to, masked. Amounts are minor units. */
export type PaidPart = { id: number; account: string; bank: string | null; amount: number };

type Stored = SplitPayslip & { id: number; method: string; status: string; paid_to: PaidPart[] | null };

/**
 * The accounts that payslips are paid to, read as the system. A paid payslip shows its actual payments; for others, the parts in bank files are
 * shown as those files pay them, and the rest by the current split.
 */
export async function paidParts(on: Runner, ids: readonly number[]): Promise<Map<number, PaidPart[]>> {
  const { rows } = await sql<Stored>`
    select s.id, s.net::float8 as amount, s.currency, s.method, s.status, s.paid_to, ${splitColumns}
    from salaries s join employees e on e.id = s.employee_id where s.id = any(${ids}::int[])`.execute(on);
  return new Map(rows.map((slip) => [slip.id, partsOf(slip)]));
}

function partsOf(slip: Stored): PaidPart[] {
  const { status, paid_to, method, accounts, made } = slip;
  if (status === 'paid' && paid_to) return paid_to;
  if (method !== 'bank') return [];
  const bankOf = (account: number): string | null => accounts.find(({ id }) => id === account)?.bank ?? null;
  return [
    ...made.map(({ account, amount, ends }) => ({ id: account, account: maskedEnds(ends), bank: bankOf(account), amount })),
    ...openPartsOf(slip).map(({ account, amount }) => ({
      id: account.id,
      account: maskedEnds(endsOf(account)),
      bank: account.bank,
      amount,
    })),
  ];
}

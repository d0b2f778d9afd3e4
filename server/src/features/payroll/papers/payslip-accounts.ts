import type { DataOf } from '@cadre/contract/call';
import type { payslipAccounts as accountsCall } from '@cadre/contract/calls/payslips';
import { salaries } from '@cadre/contract/resources/salaries';
import { toMajor } from '@cadre/rules/money';
import { idOf, readRecord } from '../../../crud/read.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { inNameOf } from '../../../platform/database/in-name-of.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { endsOf, maskedEnds, openPartsOf, type SplitPayslip, splitColumns } from '../files/pay-parts.ts';
import { salariesBehaviour } from '../runs/salaries-behaviour.ts';

export type PaidAccount = DataOf<typeof accountsCall>['accounts'][number];

/** Which accounts a payslip goes to; the reader sees the payslip. */
export async function readPayslipAccounts(db: Database, { actor, params }: Asked<typeof accountsCall>) {
  const id = idOf(params.id, salaries.name);
  await db.reading((on) => readRecord(on, { resource: salaries, behaviour: salariesBehaviour, actor }, id));
  const accounts = await inNameOf('system', () => db.reading((on) => accountsOf(on, id)));
  return { data: { accounts } };
}

/** What files pay already, as they pay it, and the rest as it is split today. In the name of the system. */
export async function accountsOf(on: Runner, id: number): Promise<PaidAccount[]> {
  const { rows } = await sql<SplitPayslip & { method: string }>`
    select s.net::float8 as amount, s.currency, s.method, ${splitColumns}
    from salaries s join employees e on e.id = s.employee_id where s.id = ${id}`.execute(on);
  const [slip] = rows;
  if (slip?.method !== 'bank') return [];
  const { currency, accounts, made } = slip;
  const bankOf = (account: number): string | null => accounts.find(({ id: one }) => one === account)?.bank ?? null;
  return [
    ...made.map(({ account, amount, ends }) => ({
      id: account,
      account: maskedEnds(ends),
      bank: bankOf(account),
      amount: toMajor(amount, currency),
    })),
    ...openPartsOf(slip).map(({ account, amount }) => ({
      id: account.id,
      account: maskedEnds(endsOf(account)),
      bank: account.bank,
      amount: toMajor(amount, currency),
    })),
  ];
}

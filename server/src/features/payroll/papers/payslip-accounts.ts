import type { DataOf } from '@cadre/contract/call';
import type { payslipAccounts as accountsCall } from '@cadre/contract/calls/payslips';
import { salaries } from '@cadre/contract/resources/salaries';
import { toMajor } from '@cadre/rules/money';
import { idOf, readRecord } from '../../../crud/read/read.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { paidParts } from '../files/paid-parts.ts';
import { salariesBehaviour } from '../runs/salaries-behaviour.ts';

export type PaidAccount = DataOf<typeof accountsCall>['accounts'][number];

/** Which accounts a payslip goes to; the reader sees the payslip. */
export async function readPayslipAccounts(db: Database, { actor, params }: CallContext<typeof accountsCall>) {
  const id = idOf(params.id, salaries.name);
  const slip = await db.reading((on) => readRecord(on, { resource: salaries, behaviour: salariesBehaviour, actor }, id));
  const accounts = await runAs('system', () => db.reading((on) => accountsOf(on, id, slip.currency)));
  return { data: { accounts } };
}

/** Runs as the system. */
export async function accountsOf(on: Runner, id: number, currency: string): Promise<PaidAccount[]> {
  const parts = (await paidParts(on, [id])).get(id) ?? [];
  return parts.map((part) => ({ ...part, amount: toMajor(part.amount, currency) }));
}

import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { requireRight } from '../../../crud/access/access.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';

export type PayslipContext = Pick<CallContext, 'actor' | 'trace' | 't'>;
export type Slip = {
  id: number;
  employee_id: number;
  month: string;
  period: string;
  payroll_id: number;
  status: string;
  released_at: Date | null;
};

/** Loads all named payslips and locks them, for a caller who may release them. */
export async function namedSlips(tx: Transaction, context: PayslipContext & { body: { salary_ids: readonly number[] } }): Promise<Slip[]> {
  const ids = [...new Set(context.body.salary_ids)];
  const slips = await locked(tx, context, sql`r.id = any(${ids}::int[])`);
  if (slips.length < ids.length) throw new Problem('not_found', { about: 'salaries' });
  return slips;
}

/** The same of a run. */
export async function slipsOfRun(tx: Transaction, context: PayslipContext & Pick<CallContext, 'params'>): Promise<Slip[]> {
  const id = idOf(context.params.id, 'payrolls');
  await requireSeen(tx, { resource: payrolls, behaviour: {}, actor: context.actor }, id);
  return locked(tx, context, sql`r.payroll_id = ${id} and r.status <> 'cancelled'`);
}

async function locked(tx: Transaction, { actor }: PayslipContext, which: Sql): Promise<Slip[]> {
  const { rows } = await sql<Slip>`
    select r.id, r.employee_id, r.month, r.period, r.payroll_id, r.status, r.released_at from salaries r
    where ${which} and ${requireRight(salaries, actor, 'salaries.view')} and ${requireRight(salaries, actor, 'salaries.release')}
    order by r.id for no key update of r`.execute(tx);
  return rows;
}

/** Records in the audit log who released payslips to employees, or hid them and why. */
export function noteVisibility(
  tx: Transaction,
  { actor, trace }: PayslipContext,
  slips: readonly Slip[],
  to: 'released' | 'hidden',
  note?: string,
): void {
  const changes = [
    { field: 'visibility', old: to === 'released' ? 'hidden' : 'released', new: to },
    ...(note === undefined ? [] : [{ field: 'note', old: null, new: note }]),
  ];
  for (const { id, employee_id, month } of slips)
    audit(tx, { actor, trace, action: 'status', model: salaries.name, model_id: id, label: month, employee_id, changes });
}

import { excuses } from '@cadre/contract/resources/excuses';
import { forgottenPunches } from '@cadre/rules/excuses/excuse-times';
import type { Caller } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { notifyOwner } from '../../../crud/acts/notify.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { deductLeave, giveLeaveBack } from './deduct-leave.ts';
import { excusePath } from './excuse-path.ts';
import { loadPunches } from './judge-excuse.ts';
import { type ExcusePorts, planOfDay, type StoredExcuse } from './stored-excuse.ts';

/** Sends a pending excuse to its approvers; if none are required, it is approved. */
export async function sendExcuse(tx: Transaction, ports: ExcusePorts, caller: Caller, excuse: StoredExcuse): Promise<void> {
  const { id, attempt, employee_id, minutes, type } = excuse;
  const subject = { resource: excuses, id, attempt, employee_id, values: { minutes, type } };
  if ((await ports.approvals.open(tx, subject, caller)) === 'pending') return;
  await changeStatus(tx, excuses, caller, excuse, 'approved', { values: { decided_at: sql`now()` } });
  await putInForce(tx, ports, caller, excuse);
  await notifyOwner({ tx, resource: excuses, behaviour: { pathFor: excusePath }, row: excuse }, 'excuse_approved');
}

/** The day reads the excused hours when it is calculated; forgotten punches are added here, and time beyond the quota is deducted from leave. */
export async function putInForce(tx: Transaction, ports: ExcusePorts, caller: Caller, excuse: StoredExcuse): Promise<void> {
  const { id, employee_id, date, type } = excuse;
  const plan = await planOfDay(tx, ports, employee_id, date);
  await deductLeave(tx, excuse, plan);
  if (type !== 'missing_punch') return;
  const punches = forgottenPunches(excuse, plan, await loadPunches(tx, excuse));
  await ports.addCorrection(tx, caller, { excuse_id: id, employee_id, zone: plan.zone, punches });
}

export async function putOutOfForce(tx: Transaction, ports: ExcusePorts, caller: Caller, excuse: StoredExcuse): Promise<void> {
  await giveLeaveBack(tx, excuse);
  if (excuse.type === 'missing_punch') await ports.withdrawCorrection(tx, caller, excuse.id);
}

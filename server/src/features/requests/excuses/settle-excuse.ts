import { forgottenPunches } from '@cadre/rules/excuses/excuse-times';
import type { Caller } from '../../../crud/access/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { deductLeave, giveLeaveBack } from './deduct-leave.ts';
import { loadPunches } from './judge-excuse.ts';
import { type ExcusePorts, planOfDay, type StoredExcuse } from './stored-excuse.ts';

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

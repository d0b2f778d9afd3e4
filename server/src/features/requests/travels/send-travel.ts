import { travels } from '@cadre/contract/resources/travels';
import { toMajor } from '@cadre/rules/money';
import type { Caller } from '../../../crud/access/caller.ts';
import type { Approvals, Subject } from '../../../crud/acts/approvals.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { notifyOwner } from '../../../crud/acts/notify.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredTravel } from './stored-travel.ts';
import { travelPath } from './travel-path.ts';

/** Sends a pending trip to its approvers; if none are required, it is approved. */
export async function sendTravel(tx: Transaction, approvals: Approvals, caller: Caller, travel: StoredTravel): Promise<void> {
  if ((await approvals.open(tx, { ...subjectOf(travel), attempt: travel.attempt }, caller)) === 'pending') return;
  await changeStatus(tx, travels, caller, travel, 'approved', { values: { decided_at: sql`now()` } });
  await notifyOwner({ tx, resource: travels, behaviour: { pathFor: travelPath }, row: travel }, 'travel_approved');
}

/** The approvers of a trip also decide on its cancellation; if none are required, it is cancelled right away. */
export async function askToCancel(tx: Transaction, approvals: Approvals, caller: Caller, travel: StoredTravel): Promise<void> {
  if ((await approvals.open(tx, { ...subjectOf(travel), question: 'cancellation' }, caller)) === 'pending') return;
  await changeStatus(tx, travels, caller, travel, 'cancelled');
}

function subjectOf({ id, employee_id, estimate_total, currency, working_days, type }: StoredTravel): Subject {
  const values = { estimate_total: toMajor(Number(estimate_total), currency), type, working_days };
  return { resource: travels, id, employee_id, values, currency };
}

import { travels } from '@cadre/contract/resources/travels';
import { toMajor } from '@cadre/rules/money';
import type { Approvals } from '../../../crud/approvals.ts';
import type { Asker } from '../../../crud/asker.ts';
import { setState } from '../../../crud/set-state.ts';
import { tellOwner } from '../../../crud/tell.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredTravel } from './stored-travel.ts';
import { travelPath } from './travel-path.ts';

/** A trip that is pending is laid before whoever decides; where nobody has to, it is approved. */
export async function sendTravel(tx: Transaction, approvals: Approvals, asker: Asker, travel: StoredTravel): Promise<void> {
  const { id, attempt, employee_id, estimate_total, currency, working_days, type } = travel;
  const values = { estimate_total: toMajor(Number(estimate_total), currency), type, working_days };
  if ((await approvals.open(tx, { resource: travels, id, attempt, employee_id, values }, asker)) === 'pending') return;
  await setState(tx, travels, asker, travel, 'approved', { values: { decided_at: sql`now()` } });
  await tellOwner({ tx, resource: travels, behaviour: { pathFor: travelPath }, row: travel }, 'travel_approved');
}

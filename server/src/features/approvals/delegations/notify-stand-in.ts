import type { Transaction } from '../../../platform/database/database.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';

type Chosen = { employee_id: number; delegate_id: number; from_date: string; to_date: string };

/** Notifies the delegate, unless they chose it themselves. */
export async function notifyStandIn(
  tx: Transaction,
  { employee_id, delegate_id, from_date, to_date }: Chosen,
  but?: number,
): Promise<void> {
  const [away] = await contactsOf(tx.run, [employee_id]);
  const [standIn] = await contactsOf(tx.run, [delegate_id]);
  if (!away || !standIn || standIn.user_id === null || standIn.user_id === but) return;
  await notify(
    tx.run,
    standIn.user_id,
    'stand_in_chosen',
    { name: away.name, day: from_date, until: to_date },
    '/my-approvals?tab=stand_in',
  );
}

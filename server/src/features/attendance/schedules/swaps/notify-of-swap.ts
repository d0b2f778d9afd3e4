import type { NotificationType } from '@cadre/contract/calls/notifications';
import { isOutcome } from '@cadre/contract/request-notices';
import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import type { Transaction } from '../../../../platform/database/database.ts';
import { type Contact, contactsOf } from '../../../../platform/notices/contacts.ts';
import { notify } from '../../../../platform/notices/notify.ts';
import type { StoredSwap } from './stored-swap.ts';

/** A notice for those of the two who are named, with the name of the other. */
export async function notifyOfSwap(
  tx: Transaction,
  { title, id, employee_id, to_employee_id }: StoredSwap,
  who: readonly ('one' | 'other')[],
  type: NotificationType,
): Promise<void> {
  const both = await contactsOf(
    tx.run,
    [employee_id, to_employee_id].filter((one) => one !== null),
  );
  const [one, other] = [employee_id, to_employee_id].map((id) => both.find((contact) => contact.employee_id === id));
  for (const [contact, about] of [
    [who.includes('one') ? one : undefined, other],
    [who.includes('other') ? other : undefined, one],
  ] as const)
    if (contact && contact.user_id !== null)
      await notify(tx.run, contact.user_id, type, argsOf(type, title, about?.name ?? ''), swapPath({ id }, contact));
}

/** The sentences about every kind of request have no place for the colleague but the title. */
const argsOf = (type: NotificationType, title: string, name: string): Record<string, string> =>
  isOutcome(type) ? { title: `${title} (${name})`, model: shiftSwaps.name } : { title, name };

/** Self-service users answer next to their own shifts; others in the list of all swaps. */
export const swapPath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? '/my-attandance/attandance?view=swaps' : `/attendances/swaps?id=${id}`;

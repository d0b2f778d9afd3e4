import type { NotificationType } from '@cadre/contract/calls/notifications';
import { isOutcome } from '@cadre/contract/request-notices';
import type { Resource } from '@cadre/contract/resource';
import { rightOf, seeRight } from '@cadre/contract/rights';
import type { Transaction } from '../../platform/database/database.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Acting } from '../access/door.ts';
import { employeeOf } from '../write/audit.ts';
import { whoMay } from './who-may.ts';

/** The row of a notice, and the context it is read in. */
type NoticeContext = Pick<Acting, 'tx' | 'resource' | 'behaviour'> & { row: Record<string, unknown> };

/** Notifies the owner of the row. */
export async function notifyOwner(
  { tx, resource, behaviour, row }: NoticeContext,
  type: NotificationType,
  more: Record<string, string> = {},
): Promise<void> {
  const contact = await ownerOf(tx, resource, row);
  if (!contact || contact.user_id === null) return;
  await notify(
    tx.run,
    contact.user_id,
    type,
    { ...(isOutcome(type) && requested(resource, row)), ...((await behaviour.noticeArgs?.(tx, row)) ?? labelled(resource, row)), ...more },
    behaviour.pathFor?.(row, contact),
  );
}

/** Notifies every user who may do this to the person's row and sees it, except the author of the change. */
export async function notifyEveryoneWhoMay(
  { tx, resource, behaviour, row }: NoticeContext,
  action: string,
  type: NotificationType,
  more: { args?: Record<string, string>; but?: number } = {},
): Promise<void> {
  const contact = await ownerOf(tx, resource, row);
  if (!contact) return;
  const args = { ...((await behaviour.noticeArgs?.(tx, row)) ?? labelled(resource, row)), name: contact.name, ...more.args };
  const seeing = await whoMay(tx, seeRight(resource), contact.employee_id);
  for (const user_id of await whoMay(tx, rightOf(resource, action), contact.employee_id)) {
    if (user_id !== more.but && seeing.includes(user_id)) await notify(tx.run, user_id, type, args, behaviour.pathFor?.(row));
  }
}

async function ownerOf(tx: Transaction, resource: Resource, row: NoticeContext['row']) {
  const employee_id = employeeOf(resource, row);
  return employee_id === undefined ? undefined : (await contactsOf(tx.run, [employee_id]))[0];
}

/** By default a notice contains the label of the record, under the name of its field. */
const labelled = ({ label }: Resource, row: NoticeContext['row']): Record<string, string> => ({ [label]: String(row[label]) });

/** The sentence of an outcome names the kind and the request itself. */
const requested = ({ name, label }: Resource, row: NoticeContext['row']): Record<string, string> => ({
  model: name,
  ...(typeof row[label] === 'string' && { title: row[label] }),
});

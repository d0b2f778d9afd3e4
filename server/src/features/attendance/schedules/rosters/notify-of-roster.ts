import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Language } from '@cadre/contract/languages';
import { listText } from '@cadre/contract/texts/list-text';
import type { StoredRow } from '../../../../crud/access/caller.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import { type Contact, contactsOf } from '../../../../platform/notices/contacts.ts';
import { isMailDue } from '../../../../platform/notices/is-mail-due.ts';
import { notifyAll } from '../../../../platform/notices/notify.ts';
import type { Services } from '../../../../platform/services.ts';
import type { ChangedEntry } from './changed-entries.ts';

/** Notifies all employees whom the roster plans, except the actor. */
export async function notifyPlanned(tx: Transaction, actor: Actor, { id, name, month }: StoredRow, type: NotificationType): Promise<void> {
  const { rows } = await sql<Columns<'roster_entries', 'employee_id'>>`
    select distinct employee_id from roster_entries where month_schedule_id = ${id}`.execute(tx);
  const contacts = await othersOf(tx, actor, rows);
  await insertNotices(
    tx,
    contacts.map((contact) => ({ contact, type, args: { name: String(name), month: String(month) } })),
  );
}

/** Employees whose shifts change are notified by mail too, because few of them reopen a published plan. */
export async function notifyOfChanges(
  services: Services,
  tx: Transaction,
  actor: Actor,
  { name }: { name: string },
  changed: ChangedEntry[],
): Promise<void> {
  const contacts = await othersOf(tx, actor, changed);
  const notices = contacts.map((contact) => {
    const dates = changed.filter(({ employee_id }) => employee_id === contact.employee_id).map(({ date }) => date);
    return { contact, type: 'roster_changed' as const, args: { name, days: someOf(contact.language, dates.toSorted()) } };
  });
  await insertNotices(tx, notices);
  for (const { contact, args } of notices) {
    await isMailDue(services, tx, contact, {
      to: contact.email,
      language: contact.language,
      template: 'roster_changed',
      args: { name: contact.name, roster: args.name, days: args.days },
      path: ownPlan(contact),
    });
  }
}

async function othersOf(tx: Transaction, actor: Actor, of: readonly { employee_id: number }[]): Promise<Contact[]> {
  const ids = new Set(of.map(({ employee_id }) => employee_id).filter((id) => id !== actor.employee_id));
  return contactsOf(tx.run, [...ids]);
}

type Notice = { contact: Contact; type: NotificationType; args: Record<string, string> };

const insertNotices = ({ run }: Transaction, notices: Notice[]): Promise<void> =>
  notifyAll(
    run,
    notices.flatMap(({ contact, type, args }) =>
      contact.user_id === null ? [] : [{ user_id: contact.user_id, type, args, link: ownPlan(contact) }],
    ),
  );

/** The page on which an employee sees their planned shifts. */
const ownPlan = ({ is_self_service }: Contact): `/${string}` => (is_self_service ? '/my-attandance/attandance' : '/attendances/timesheet');

const few = 5;
const someOf = (language: Language, dates: string[]): string =>
  listText(language, [...dates.slice(0, few), ...(dates.length > few ? ['…'] : [])]);

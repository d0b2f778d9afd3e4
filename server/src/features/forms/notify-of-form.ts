import { forms } from '@cadre/contract/resources/forms';
import { notifyOwner } from '../../crud/acts/notify.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { isMailDue } from '../../platform/notices/is-mail-due.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredForm } from './stored-form.ts';

export const pathOf = ({ id }: Record<string, unknown>): `/${string}` => `/contract?id=${id}`;

export const notifyEmployee = (tx: Transaction, row: StoredForm): Promise<void> =>
  notifyOwner({ tx, resource: forms, behaviour: { pathFor: pathOf }, row }, 'form_issued');

/** Notifies the issuer of the decision. */
export async function notifyIssuer(tx: Transaction, { name }: Actor, form: StoredForm, answer: 'accepted' | 'declined'): Promise<void> {
  const { rows } = await sql<Columns<'users', 'id'>>`select id from users where id = ${form.updated_by_id}`.execute(tx);
  for (const { id } of rows) await notify(tx.run, id, `form_${answer}`, { name, title: form.title }, pathOf(form));
}

export async function mailEmployee(services: Services, tx: Transaction, form: StoredForm, number: string): Promise<void> {
  if (form.employee_id === null) return;
  for (const { user_id, name, email, language } of await contactsOf(tx.run, [form.employee_id])) {
    const args = { name, title: form.title, number };
    await isMailDue(services, tx, { user_id }, { to: email, language, template: 'form_issued', args, path: pathOf(form) });
  }
}

/** A candidate has no account: the offer itself is in the mail. */
export async function mailCandidate(
  services: Services,
  tx: Transaction,
  form: StoredForm,
  number: string,
  stored_as: string,
): Promise<void> {
  if (form.type !== 'job_offer') return;
  const { candidate_name, candidate_email, employer_name, job_title, valid_until } = form.answers as Record<string, string>;
  await services.mail.send(tx, {
    to: candidate_email as string,
    language: form.language,
    template: 'job_offer',
    args: { name: candidate_name as string, company: employer_name as string, job: job_title as string, day: valid_until as string },
    attachment: { stored_as, name: `${number}.pdf`, type: 'application/pdf' },
  });
}

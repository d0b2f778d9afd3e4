import { en } from '@cadre/contract/texts/en';
import { filled } from './filled.ts';
import { linkMailedTo } from './outbox.ts';
import { type Person, people } from './people.ts';
import { make, sendRequest, sessionOf } from './send-request.ts';
import { unique } from './unique.ts';

const company = 'Cadre Consulting';
const password = 'seven-quiet-otters';

type More = { employee_id?: number };

/** A user for a single journey: invited by the administrator, with the password set through the link in the mail. */
export async function newcomer(first_name: string, roles: number[], more: More = {}): Promise<Person & { id: number }> {
  const last_name = unique('Newcomer');
  const email = more.employee_id
    ? await workEmailOf(more.employee_id)
    : `${first_name}.${last_name.replace(' ', '-')}@example.com`.toLowerCase();
  const { id } = await make('users', { first_name, last_name, email, roles, ...more });
  const link = await linkMailedTo(email, filled(en.mail.invite_subject, { company }));
  await sendRequest(undefined, 'POST', '/reset-password', { token: new URL(link).searchParams.get('token'), password });
  return { id, name: `${first_name} ${last_name}`, email, password };
}

/** An employee is invited at their work address. */
async function workEmailOf(employee: number): Promise<string> {
  const { data } = await sendRequest<{ data: { work_email: string } }>(await sessionOf(people.adrian), 'GET', `/employees/${employee}`);
  return data.work_email;
}

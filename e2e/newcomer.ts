import { en } from '@cadre/contract/texts/en';
import { ask, make } from './ask.ts';
import { filled } from './filled.ts';
import { linkMailedTo } from './outbox.ts';
import type { Person } from './people.ts';
import { unique } from './unique.ts';

const company = 'Cadre Consulting';
const password = 'seven-quiet-otters';

/** Somebody whom only one journey knows: invited by the administrator, with the password chosen from the mail. */
export async function newcomer(first_name: string, roles: number[], more: Record<string, unknown> = {}): Promise<Person & { id: number }> {
  const last_name = unique('Newcomer');
  const email = `${first_name}.${last_name.replace(' ', '-')}@example.com`.toLowerCase();
  const { id } = await make('users', { first_name, last_name, email, roles, ...more });
  const link = await linkMailedTo(email, filled(en.mail.invite_subject, { company }));
  await ask(undefined, 'POST', '/reset-password', { token: new URL(link).searchParams.get('token'), password });
  return { id, name: `${first_name} ${last_name}`, email, password };
}

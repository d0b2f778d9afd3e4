import type { Row } from '../../../fields/kind.ts';
import type { SetupRecord } from './setup-record.ts';

/** `account`: one with the same address that belongs to no employee yet. */
export type Invited = { person: Row; account: Row | undefined };

const folded = (email: unknown): string => String(email).toLowerCase();

/** People without an account. Users cannot link their own account, so it is returned separately. */
export function peopleToInvite(people: Row[], accounts: Row[], me: number): { open: Invited[]; own: Row | undefined } {
  const byEmail = new Map(accounts.map((account) => [folded(account.email), account]));
  const linked = new Set(accounts.map(({ employee_id }) => employee_id));
  const found = people.filter(({ id }) => !linked.has(id)).map((person) => ({ person, account: byEmail.get(folded(person.work_email)) }));
  return {
    open: found.filter(({ account }) => !account || (account.id !== me && !account.employee_id)),
    own: found.find(({ account }) => account?.id === me)?.account,
  };
}

/** An account that is there keeps its roles and its language. */
export function accountRecord({ person, account }: Invited, added: { roles: number[]; locale: string }): SetupRecord {
  const { id: employee_id, first_name, last_name, work_email: email, name } = person;
  const label = String(name);
  if (account) return { model: 'users', id: account.id, values: { employee_id }, label };
  return { model: 'users', values: { first_name, last_name, email, employee_id, ...added }, label };
}

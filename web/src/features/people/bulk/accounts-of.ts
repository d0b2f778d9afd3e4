import { callsOf } from '@cadre/contract/calls-of';
import { users } from '@cadre/contract/resources/users';
import { ask } from '../../../platform/ask.ts';

/** A filter takes so many values at once. */
const mostValues = 100;

/** Who of these employees can sign in already, as far as the asker may see accounts. */
export async function accountsOf(ids: readonly number[]): Promise<Set<number | null>> {
  const known = new Set<number | null>();
  for (let at = 0; at < ids.length; at += mostValues) {
    const filters = JSON.stringify({ employee_id: ids.slice(at, at + mostValues) });
    const { data } = await ask(callsOf(users).list, { filters, per_page: 200 });
    for (const { employee_id } of data) known.add(employee_id);
  }
  return known;
}

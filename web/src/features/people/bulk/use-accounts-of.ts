import { callsOf } from '@cadre/contract/calls-of';
import { users } from '@cadre/contract/resources/users';
import { useQueries } from '@tanstack/react-query';
import { askQuery } from '../../../platform/ask.ts';

/** A filter takes so many values at once. */
const mostValues = 100;

/** Who of these employees can sign in already, as far as the asker may see accounts. */
export function useAccountsOf(ids: readonly number[]) {
  const turns = Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, at) => ids.slice(at * mostValues, (at + 1) * mostValues));
  return useQueries({
    queries: turns.map((some) => ({
      ...askQuery(callsOf(users).list, { filters: JSON.stringify({ employee_id: some }), per_page: 200 }),
      staleTime: 0,
    })),
    combine: (answers) => ({
      error: answers.find(({ error }) => error)?.error ?? null,
      known: answers.every(({ data }) => data)
        ? new Set(answers.flatMap(({ data }) => data?.data.map(({ employee_id }) => employee_id) ?? []))
        : undefined,
    }),
  });
}

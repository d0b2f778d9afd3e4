import { folded } from '@cadre/rules/folded';
import type { Draft, Row } from '../../../fields/kind.ts';

const words = (text: unknown): string =>
  folded(String(text ?? ''))
    .trim()
    .replace(/\s+/g, ' ');

/** The people found whose name or address matches the draft. */
export function samePeople<R extends Row>(found: readonly R[], draft: Draft): { row: R; by: 'email' | 'name' }[] {
  const [email, first, last] = [words(draft.work_email), words(draft.first_name), words(draft.last_name)];
  return found.flatMap((row): { row: R; by: 'email' | 'name' }[] => {
    if (email && words(row.work_email) === email) return [{ row, by: 'email' }];
    const isNamesake = first !== '' && last !== '' && words(row.first_name) === first && words(row.last_name) === last;
    return isNamesake ? [{ row, by: 'name' }] : [];
  });
}

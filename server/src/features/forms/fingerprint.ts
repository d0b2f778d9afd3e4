import { createHash } from 'node:crypto';
import type { StoredForm } from './stored-form.ts';

/** Sixteen digits that change with any answer: two papers with the same fingerprint have the same content. */
export function fingerprint({ type, language, answers }: Pick<StoredForm, 'type' | 'language' | 'answers'>): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const digits = createHash('sha256')
    .update(JSON.stringify([type, language, sorted]))
    .digest('hex');
  return (digits.slice(0, 16).match(/.{4}/g) as string[]).join(' ');
}

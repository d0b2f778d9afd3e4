import type { Field } from '@cadre/contract/fields';
import type { Draft } from '../../fields/kind.ts';
import type { FormField } from './form-rows.ts';

export type AsksFor = ((name: string, draft: Draft) => boolean | 'required') | undefined;

/** The fields of each row that apply to the current draft, possibly none; the draft may make a field required. */
export function askedRows(rows: readonly FormField[][], draft: Draft, asksFor: AsksFor): FormField[][] {
  if (!asksFor) return [...rows];
  const asked = (one: FormField): FormField[] => {
    const answer = asksFor(one.name, draft);
    if (answer === false) return [];
    return answer === 'required' ? [{ ...one, field: { ...one.field, required: true } }] : [one];
  };
  return rows.map((row) => row.flatMap(asked));
}

/** Resets fields that no longer apply to their initial value. */
export function askedDraft(fields: readonly FormField[], draft: Draft, asksFor: AsksFor): Draft {
  if (!asksFor) return draft;
  const unasked = fields.filter(({ name, field }) => !field.required && Object.hasOwn(draft, name) && asksFor(name, draft) === false);
  return { ...draft, ...Object.fromEntries(unasked.map(({ name, field }) => [name, initialOf(field)])) };
}

const initialOf = (field: Field): string | null => (field.kind === 'choice' ? (field.initial ?? null) : null);

import type { Field } from '@cadre/contract/fields';
import type { Draft } from '../../fields/kind.ts';
import type { FormField } from './form-rows.ts';

export type ShowsField = ((name: string, draft: Draft) => boolean | 'required') | undefined;

/** The fields of each row that apply to the current draft, possibly none; the draft may make a field required. */
export function inputRows(rows: readonly FormField[][], draft: Draft, showsField: ShowsField): FormField[][] {
  if (!showsField) return [...rows];
  const requested = (one: FormField): FormField[] => {
    const answer = showsField(one.name, draft);
    if (answer === false) return [];
    return answer === 'required' ? [{ ...one, field: { ...one.field, required: true } }] : [one];
  };
  return rows.map((row) => row.flatMap(requested));
}

/** Resets fields that no longer apply to their initial value. */
export function inputDraft(fields: readonly FormField[], draft: Draft, showsField: ShowsField): Draft {
  if (!showsField) return draft;
  const unasked = fields.filter(({ name, field }) => !field.required && Object.hasOwn(draft, name) && showsField(name, draft) === false);
  return { ...draft, ...Object.fromEntries(unasked.map(({ name, field }) => [name, initialOf(field)])) };
}

const initialOf = (field: Field): string | null => (field.kind === 'choice' ? (field.initial ?? null) : null);

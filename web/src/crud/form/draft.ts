import type { Resource } from '@cadre/contract/resource';
import type { Draft, Row } from '../../fields/kind.ts';

/** The initial values of a new record: the declared first choices, then the values of the page. */
export function newDraft(resource: Pick<Resource, 'fields'>, names: readonly string[], initial: Draft = {}): Draft {
  const draft: Draft = {};
  for (const name of names) {
    const field = resource.fields[name];
    if (field?.kind === 'choice' && field.initial !== undefined) draft[name] = field.initial;
    if (Object.hasOwn(initial, name)) draft[name] = initial[name];
  }
  return draft;
}

/** A copy needs a new name, codes are unique, and some fields belong to the original alone. */
export const copyOf = (resource: Resource, row: Row, names: readonly string[], nameOfCopy: (name: string) => string): Draft => {
  const isCode = (name: string) => {
    const field = resource.fields[name];
    return field?.kind === 'text' && field.pattern === 'code';
  };
  const copied = Object.entries(draftOf(row, names)).map(([name, value]) => {
    if (name === resource.form.clone?.rename) return [name, nameOfCopy(String(value))] as const;
    return [name, isCode(name) || resource.form.clone?.without?.includes(name) ? null : value] as const;
  });
  return Object.fromEntries(copied);
};

export const draftOf = (row: Row, names: readonly string[]): Draft => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Trims texts and turns empty values into null, as the server expects them. */
export const cleaned = (value: unknown): unknown => {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return trimmed === '' || trimmed === undefined ? null : trimmed;
};

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(cleaned(a)) === JSON.stringify(cleaned(b));

/** The fields of the draft that differ from its initial values. */
export const changedFields = (draft: Draft, before: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft)
      .filter(([name, value]) => !isSame(value, before[name]))
      .map(([name, value]) => [name, cleaned(value)]),
  );

/** A new record is sent with its filled-in fields only; the database knows the defaults of the rest. */
export const givenFields = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft)
      .map(([name, value]) => [name, cleaned(value)] as const)
      .filter(([, value]) => value !== null),
  );

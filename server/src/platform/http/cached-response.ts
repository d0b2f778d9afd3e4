import type { Call } from '@cadre/contract/call';
import { type Field, type Fields, isField } from '@cadre/contract/fields';

/** The stored part of a response, for repeats. */
export type CachedResponse = Record<string, unknown>;

/**
 * Numbers, days and states. Text may be secret or personal, so it is not stored, and only the id of a record is: the rest is read again.
 */
const harmless: ReadonlySet<Field['kind']> = new Set([
  'integer',
  'minutes',
  'share',
  'boolean',
  'date',
  'moment',
  'time',
  'choice',
  'reference',
]);
const gone = Symbol('not kept');

export function cachedOf({ answer }: Call, result: Record<string, unknown>): CachedResponse {
  if (answer === undefined || answer.kind === 'page') return {};
  const stored = answer.kind === 'whole' ? keep(fieldsOf(answer), result) : keep(fieldOfData(answer), result.data);
  return stored === gone ? {} : isList(stored) ? { list: stored } : (stored as CachedResponse);
}

/** Rebuilds the response, if the stored part is all of it. */
export function rebuilt({ answer }: Call, stored: CachedResponse, message: string): Record<string, unknown> | undefined {
  if (answer === undefined) return { message };
  if (answer.kind === 'page') return undefined;
  if (answer.kind === 'whole') {
    const whole = restore(fieldsOf(answer), { ...stored, message });
    return whole === gone ? undefined : (whole as Record<string, unknown>);
  }
  const field = fieldOfData(answer);
  const data = restore(field, field.kind === 'list' ? stored.list : stored);
  return data === gone ? undefined : { message, data };
}

/** The resource of the record in the response, if it is one. */
export const recordIn = ({ answer }: Call): string | undefined =>
  answer?.kind === 'record' ? (answer as Extract<Field, { kind: 'record' }>).resource.name : undefined;

const fieldsOf = (answer: object): Field => ({ kind: 'group', fields: (answer as { fields: Fields }).fields, required: true });
const fieldOfData = (answer: object): Field =>
  isField(answer as Fields) ? (answer as Field) : { kind: 'group', fields: answer as Fields, required: true };
const isList = Array.isArray;

function keep(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (harmless.has(field.kind)) return value;
  if (field.kind === 'record') return { id: (value as { id: number }).id };
  if (field.kind === 'either') return keepEither(field.of, value as { id?: unknown });
  if (field.kind === 'group') return keepFields(field.fields, value as Record<string, unknown>);
  if (field.kind !== 'list') return gone;
  const items = (value as unknown[]).map((item) => keep(field.of, item));
  return items.includes(gone) ? gone : items;
}

const keepEither = (of: readonly Field[], { id }: { id?: unknown }): unknown =>
  typeof id === 'number' && of.some(({ kind }) => kind === 'record') ? { id } : gone;

const keepFields = (fields: Fields, values: Record<string, unknown>): CachedResponse =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, keep(field, values[name])])
      .filter(([, value]) => value !== gone && value !== undefined),
  );

function restore(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return field.required || field.kind === 'list' ? gone : null;
  if (field.kind === 'group') return restoreFields(field.fields, value as CachedResponse);
  if (field.kind !== 'list') return value;
  const items = (value as unknown[]).map((item) => restore(field.of, item));
  return items.includes(gone) ? gone : items;
}

function restoreFields(fields: Fields, stored: CachedResponse): unknown {
  const entries = Object.entries(fields)
    .filter(([name, field]) => !(field.optional && stored[name] === undefined))
    .map(([name, field]) => [name, restore(field, stored[name])]);
  return entries.some(([, value]) => value === gone) ? gone : Object.fromEntries(entries);
}

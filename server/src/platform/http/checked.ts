import type { BodyOf, Call, QueryOf } from '@cadre/contract/call';
import { checkRecord, isBlank } from '@cadre/contract/check';
import type { Field, Fields } from '@cadre/contract/fields';
import { invalid } from '../problem.ts';

/** Checks the input against the declaration of its call. */
export function checkedQuery<C extends Call>(call: C, sent: Record<string, unknown>): QueryOf<C> {
  const fields = call.query ?? {};
  return refuseWrong(fields, queryAsValues(fields, sent)) as QueryOf<C>;
}

export function checkedBody<C extends Call>(call: C, sent: unknown): BodyOf<C> {
  const body = refuseWrong(call.body ?? {}, (sent ?? {}) as Record<string, unknown>);
  return (call.body ? body : undefined) as BodyOf<C>;
}

function refuseWrong(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const found = checkRecord(fields, values);
  if (Object.keys(found).length > 0) throw invalid(found);
  return withoutBlanks(fields, values);
}

const texts: ReadonlySet<Field['kind']> = new Set(['text', 'long_text', 'password']);

/** Blanks count as empty for fields other than text, so that no handler has to check for them. */
const withoutBlanks = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutBlank(fields[name] as Field, value)]));

function withoutBlank(field: Field, value: unknown): unknown {
  if (typeof value === 'string') return !texts.has(field.kind) && isBlank(value) ? null : value;
  if (value === null || typeof value !== 'object') return value;
  if (field.kind === 'group') return withoutBlanks(field.fields, value as Record<string, unknown>);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((one) => withoutBlank(field.of, one));
  return value;
}

/** Query values are text: a value that parses as its field's kind is converted, any other stays and is refused by the check. */
function queryAsValues(fields: Fields, query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field && typeof value === 'string' ? asKind(field.kind, value) : value];
    }),
  );
}

const numeric: ReadonlySet<Field['kind']> = new Set(['integer', 'minutes', 'share', 'money', 'reference']);

function asKind(kind: Field['kind'], value: string): unknown {
  if (numeric.has(kind)) return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

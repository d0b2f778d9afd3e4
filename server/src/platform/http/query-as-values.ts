import type { Field, Fields } from '@cadre/contract/fields';

/** A query speaks in text alone; what reads as its field's kind becomes it, anything else stays and is refused by the check. */
export function queryAsValues(fields: Fields, query: Record<string, unknown>): Record<string, unknown> {
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

import { checkRecord, isBlank } from '@cadre/contract/check';
import { type Field, type Fields, isWritable } from '@cadre/contract/fields';
import { type Complaints, complaintOf } from '@cadre/contract/problems';
import type { Resource } from '@cadre/contract/resource';
import { toMajor, toMinor } from '@cadre/rules/money';
import type { Actor } from '../../platform/access/actor.ts';
import { invalid } from '../../platform/problem.ts';
import { tierReach } from '../access/access.ts';
import type { StoredRow } from '../access/caller.ts';
import { gathered, storedValue } from '../write/custom-values.ts';
import { isColumn, withDecimals } from './table.ts';

/** Checks the input with the same rules as the form, and converts it to columns. */
export function columnsFrom(resource: Resource, actor: Actor, input: Record<string, unknown>, before?: StoredRow): Record<string, unknown> {
  const writable = writableFields(resource, actor);
  const found: Complaints = checkRecord(writable, input, before !== undefined);
  if (Object.keys(found).length > 0) throw invalid(found);
  const whole = { ...asSent(resource, before), ...input };
  for (const [name, one] of Object.entries(resource.check?.(whole) ?? {})) found[name] = [complaintOf(one)];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...amountsInNewCurrency(resource, input, whole), ...input })) {
    const field = resource.fields[name];
    if (!field || !isColumn(field)) continue;
    values[name] = isBlank(value) ? null : typeof value === 'string' ? written(field, value) : value;
    // An array would be written as one of the database's own.
    if (field.kind === 'list' && Array.isArray(value)) values[name] = JSON.stringify(value);
    if (field.kind === 'money' && typeof value === 'number') {
      const currency = whole[field.currency];
      const minor = toMinor(value, String(currency ?? ''));
      if (!currency) found[field.currency] = [{ code: 'required' }];
      else if (minor === undefined) found[name] = [{ code: 'too_many_digits' }];
      values[name] = minor;
    }
  }
  if (Object.keys(found).length > 0) throw invalid(found);
  return gathered(resource, values, before);
}

/** A new currency keeps the amount that is shown: 3,200.00 becomes 3,200, not the 320,000 minor units that were stored. */
function amountsInNewCurrency(
  { fields }: Resource,
  input: Record<string, unknown>,
  whole: Record<string, unknown>,
): Record<string, unknown> {
  const amounts = Object.entries(fields).filter(([, field]) => field.kind === 'money' && isWritable(field) && field.currency in input);
  return Object.fromEntries(amounts.flatMap(([name]) => (typeof whole[name] === 'number' ? [[name, whole[name]]] : [])));
}

/** Text as it is stored: trimmed, and single-line fields stay on one line even after pasting. */
function written({ kind }: Field, value: string): string {
  if (kind === 'password') return value;
  return (kind === 'text' ? value.replace(/[\x00-\x1F\x7F\u0085\u2028\u2029]+/g, ' ') : value).trim();
}

/** Fields of a tier exist only for users who may write them. */
const writableFields = (resource: Resource, actor: Actor): Fields =>
  Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([, field]) => isWritable(field) && (!field.tier || tierReach(resource, actor, field.tier, 'update') !== 'none'),
    ),
  );

/** A stored row as rules across fields see it: money in major units, decimals as numbers. */
function asSent(resource: Resource, row: StoredRow | undefined): Record<string, unknown> {
  if (!row) return {};
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => {
      const value = storedValue(row, name, field);
      return [
        name,
        field.kind === 'money' && typeof value === 'number' ? toMajor(value, String(row[field.currency])) : withDecimals(field, value),
      ];
    }),
  );
}

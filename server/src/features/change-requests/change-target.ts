import { type Field, type Fields, isSealed, sealMask } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { toMajor } from '@cadre/rules/money';
import type { StoredRow } from '../../crud/access/caller.ts';
import { masked, openText, purposeOf, sealText } from '../../crud/access/sealed.ts';
import type { Seal } from '../../platform/access/seal.ts';
import { accountsIn } from './accounts-in.ts';

export type Doing = 'create' | 'update' | 'delete';

/**
 * The values to write on approval, and the columns' values at the time of the request; sealed values sealed in both. `named` identifies the
 * record if its kind alone would be ambiguous.
 */
export type ChangeTarget = { doing: Doing; values: Record<string, unknown>; before: Record<string, unknown>; named?: string };

/** The change as people see it. */
export type ChangeRow = { field: string; old: unknown; new: unknown };

type Change = { wanted: ChangeTarget; changes: ChangeRow[] };

/** The difference between stored and requested values; unchanged ones are left out. */
export function wantedChange(resource: Resource, fields: Fields, seal: Seal, context: ChangeInput): Change {
  const { doing, before, input } = context;
  const wanted: ChangeTarget = { doing, values: {}, before: {} };
  const changes: ChangeRow[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const old = before?.[name] ?? null;
    if (doing !== 'delete' && !(name in input)) continue;
    const value = doing === 'delete' ? null : trimmed(input[name]);
    const known = inMajor(field, old, before);
    if (isSame(resource, name, field, seal, known, value)) continue;
    const stored = isSealed(field) && typeof value === 'string' ? sealText(seal, purposeOf(resource, name), value) : value;
    wanted.values[name] = stored;
    wanted.before[name] = old;
    changes.push({ field: name, old: shown(field, known), new: shown(field, stored) });
  }
  if (resource.name === bankAccounts.name) wanted.named = accountsIn(before, { ...before, ...(doing !== 'delete' && wanted.values) });
  return { wanted, changes };
}

type ChangeInput = { doing: Doing; before: StoredRow | undefined; input: Record<string, unknown> };

/** The values as a form would send them, for the write itself. */
export const openValues = (resource: Resource, seal: Seal, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = resource.fields[name];
      const opens = field !== undefined && isSealed(field) && typeof value === 'string';
      return [name, opens ? openText(seal, purposeOf(resource, name), value) : value];
    }),
  );

/** Amounts are stored in the smallest unit of the currency in the same row, and sent in whole ones. */
const inMajor = (field: Field, stored: unknown, row: StoredRow | undefined): unknown =>
  field.kind === 'money' && typeof stored === 'number' ? toMajor(stored, String(row?.[field.currency])) : stored;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : (value ?? null));

/** A masked value is what a form gives back untouched. */
function isSame(resource: Resource, name: string, field: Field, seal: Seal, old: unknown, value: unknown): boolean {
  if (!isSealed(field) || typeof value !== 'string') return JSON.stringify(old) === JSON.stringify(value);
  if (value.startsWith(sealMask)) return true;
  return typeof old === 'string' && openText(seal, purposeOf(resource, name), old) === value;
}

const shown = (field: Field, stored: unknown): unknown => (isSealed(field) && typeof stored === 'string' ? masked(stored) : stored);

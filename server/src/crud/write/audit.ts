import { type Field, isSealed } from '@cadre/contract/fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import { toMajor } from '@cadre/rules/money';
import type { Actor, Trace } from '../../platform/access/actor.ts';
import { inBatches } from '../../platform/batching/in-batches.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { nameWhatIsNoted } from '../read/name-references.ts';
import { columnFields, withDecimals } from '../read/table.ts';
import { storedValue } from './custom-values.ts';

export type LogAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'status'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'export'
  | 'view_sensitive'
  | 'permission_change'
  | 'refused';

/**
 * `right` is required to read this line; guarded and sealed values are masked for all readers. References include the names of that time, amounts
 * their currencies.
 */
export type Change = {
  field: string;
  old: unknown;
  new: unknown;
  old_name?: string | null;
  new_name?: string | null;
  old_currency?: string | null;
  new_currency?: string | null;
  right?: string;
};

export type LogEntry = {
  actor: Pick<Actor, 'user_id' | 'name'> | undefined;
  trace: Trace;
  action: LogAction;
  model: string;
  model_id?: number | undefined;
  label?: string | undefined;
  employee_id?: number | undefined;
  changes?: Change[];
};

const entriesOf = new WeakMap<Transaction, LogEntry[]>();

/** Logs an action. The entry is sent together with the commit, so the chain's lock is held only briefly, however busy this process is. */
export function audit(tx: Transaction, entry: LogEntry): void {
  const entries = entriesOf.get(tx);
  if (entries) {
    entries.push(entry);
    return;
  }
  const noted = [entry];
  entriesOf.set(tx, noted);
  tx.beforeCommit('audit', async () => {
    await nameWhatIsNoted(tx, noted);
    tx.lastly(await entriesWritten(noted));
  });
}

/** Never occurs in JSON text, which escapes every control character. */
const betweenChanges = '\u0001';

/** The changes, which are the bulk of an entry, are sent as a separate parameter, so that each is parsed only once. */
async function entriesWritten(entries: LogEntry[]): Promise<Sql> {
  const rows = await inBatches(entries, writtenEntry);
  const changes = await inBatches(entries, (entry) => JSON.stringify(entry.changes ?? []));
  return sql`
    insert into logs (actor_id, actor_name, action, model, model_id, label, employee_id, changes, via, ip, user_agent, request_id)
    select actor_id, actor_name, action, model, model_id, label, employee_id, changes::jsonb, via, ip, user_agent, request_id
    from rows from (
      jsonb_to_recordset(${`[${rows.join()}]`}::jsonb) as (
        actor_id int, actor_name text, action text, model text, model_id int, label text, employee_id int,
        via text, ip text, user_agent text, request_id text),
      string_to_table(${changes.join(betweenChanges)}, chr(1))
    ) as entry (actor_id, actor_name, action, model, model_id, label, employee_id, via, ip, user_agent, request_id, changes)`;
}

const writtenEntry = ({ actor, trace, changes: _, ...entry }: LogEntry): string =>
  JSON.stringify({
    ...entry,
    actor_id: actor?.user_id,
    actor_name: actor?.name,
    via: trace.via,
    ip: trace.ip,
    user_agent: trace.user_agent?.slice(0, 300),
    request_id: trace.request_id,
  });

const masked = '•••';
/** Derived from other fields, or of no interest to a reader. */
const unremarkable = new Set(['name', 'search_text']);

type Stored = Record<string, unknown> | undefined;

/** The difference of two stored rows, field by field. */
export function changesBetween(resource: Resource, before: Stored, after: Stored): Change[] {
  const changes: Change[] = [];
  const tier = tierOfRow(resource, after ?? before);
  for (const [field, declared] of notedFields(resource)) {
    const old = plain(declared, storedValue(before, field, declared));
    const now = plain(declared, storedValue(after, field, declared));
    if (isSame(old, now)) continue;
    const line = change(resource, field, { ...declared, ...(tier && { tier }) }, old, now);
    changes.push(asAmounts(declared, line, before, after));
  }
  return changes;
}

/** Amounts are stored in minor units of the row's currency and logged in major units. */
function asAmounts(field: Field, line: Change, before: Stored, after: Stored): Change {
  if (field.kind !== 'money' || line.old === masked || line.new === masked) return line;
  const currencyIn = (row: Stored) => (row?.[field.currency] as string | undefined) ?? null;
  const [old_currency, new_currency] = [currencyIn(before), currencyIn(after)];
  return { ...line, old: inMajor(line.old, old_currency), new: inMajor(line.new, new_currency), old_currency, new_currency };
}

const inMajor = (value: unknown, currency: string | null): unknown =>
  typeof value === 'number' && currency ? toMajor(value, currency) : value;

/** The tier that a row belongs to as a whole, by its kind. */
const tierOfRow = ({ access: { tierOfRows } }: Resource, row: Record<string, unknown> | undefined): string | undefined =>
  tierOfRows?.tiers[String(row?.[tierOfRows.field])];

const notedOf = new WeakMap<Resource, [string, Field][]>();

/** Found once per resource; thousands of new rows have the same fields. */
function notedFields(resource: Resource): [string, Field][] {
  const known = notedOf.get(resource);
  if (known) return known;
  const fields = columnFields(resource).filter(([name, { secret, readonly }]) => !secret && !(readonly && unremarkable.has(name)));
  notedOf.set(resource, fields);
  return fields;
}

/** Only lists and objects are compared as they would be written; thousands of new rows have thousands of plain values. */
const isSame = (old: unknown, now: unknown): boolean =>
  old === now ||
  (typeof old === 'object' && typeof now === 'object' && old !== null && now !== null && JSON.stringify(old) === JSON.stringify(now));

function change(resource: Resource, field: string, declared: Field, old: unknown, now: unknown): Change {
  const hide = isPay(resource, declared) || isSealed(declared) || isGuarded(resource, declared);
  const line: Change = { field, old: hide && old !== null ? masked : old, new: hide && now !== null ? masked : now };
  return { ...line, ...rightToKnow(resource, declared.tier) };
}

/** The right that a reader needs to see a change of this tier. */
export const rightToKnow = (resource: Resource, tier: string | undefined): Pick<Change, 'right'> =>
  tier === undefined ? {} : { right: rightOf(resource, tierRights(resource, tier).view) };

const isPay = (resource: Resource, { tier }: Field): boolean => tier !== undefined && tierRights(resource, tier).is === 'pay';

/** The history outlives a person's data, so it records only that the value changed, never the value itself. */
const isGuarded = (resource: Resource, { tier }: Pick<Field, 'tier'>): boolean =>
  resource.access.guarded !== undefined || isGuardedTier(resource, tier);

const isGuardedTier = (resource: Resource, tier: string | undefined): boolean =>
  tier !== undefined && tierRights(resource, tier).guarded === true;

/** A file name can reveal as much as the guarded tier of the file, so it is masked too. */
export const notedName = (resource: Resource, tier: string | undefined, name: string | null): string | null =>
  name !== null && isGuardedTier(resource, tier) ? masked : name;

const plain = (field: Field, value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : (withDecimals(field, value) ?? null);

/** The employee that a row belongs to, for the history of a person. */
export const employeeOf = (resource: Resource, row: Record<string, unknown>): number | undefined => {
  const owner = resource.access.owner?.employee;
  return owner && typeof row[owner] === 'number' ? (row[owner] as number) : undefined;
};

import { checkRecord } from '@cadre/contract/check';
import { type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { requireRight } from '../access/access.ts';
import type { StoredRow } from '../access/caller.ts';
import type { Acting } from '../access/door.ts';
import { sealValues } from '../access/sealed.ts';
import type { Write } from '../behaviour.ts';
import { nameReferences } from '../read/name-references.ts';
import { table } from '../read/table.ts';
import { columnsFrom } from '../read/values.ts';
import { audit, type Change, changesBetween, employeeOf } from './audit.ts';
import { requireNamed } from './custom-values.ts';
import { refuseOwn } from './own-row.ts';
import { lockRow, refuseStale, requireReach } from './stored-row.ts';

export type Saved = { id: number; label: string };
type Saving = Acting & { input: Record<string, unknown> };

export async function createRecord(wanted: Saving): Promise<Saved> {
  const { services, tx, resource, behaviour, caller } = wanted;
  const { actor } = caller;
  requireRight(resource, actor, rightOf(resource, 'create'));
  const input = await completed(wanted);
  const saving = { ...wanted, input };
  const write = newWrite(saving, sealValues(resource, services.seal, columnsFrom(resource, actor, input)));
  refuseOwn(resource, actor, undefined, write.values);
  await requireNamed(tx, resource, [input]);
  await behaviour.beforeWrite?.(write);
  const columns = { ...emptiesDropped(write.values), created_by_id: actor.user_id, updated_by_id: actor.user_id };
  const { rows } = await sql<StoredRow>`
    insert into ${table(resource)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) returning *`.execute(tx);
  return finish(saving, write, rows[0] as StoredRow, 'create');
}

/** Completes only valid input: invalid values are refused by their field below, before a statement uses them. */
async function completed({ tx, resource, behaviour, input }: Saving): Promise<Record<string, unknown>> {
  if (!behaviour.complete || Object.keys(checkRecord(resource.fields, input, true)).length > 0) return input;
  return behaviour.complete(tx, input);
}

export async function updateRecord(saving: Saving, id: number, version?: number): Promise<Saved> {
  const { services, tx, resource, behaviour, caller, input } = saving;
  await behaviour.lockFirst?.(tx, id);
  const before = await lockRow(tx, resource, caller, 'update', id);
  await refuseStale(tx, saving, before, version);
  const values = sealValues(resource, services.seal, columnsFrom(resource, caller.actor, input, before));
  refuseOwn(resource, caller.actor, before, values);
  await requireNamed(tx, resource, [input]);
  const write = newWrite(saving, values, before);
  for (const tier of tiersIn(resource, input)) await requireReach(tx, resource, caller, tierRights(resource, tier).update, id);
  await behaviour.beforeWrite?.(write);
  const assignments = Object.entries(write.values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<StoredRow>`
    update ${table(resource)} set ${sql.join([...assignments, sql`version = version + 1, updated_at = now(), updated_by_id = ${caller.actor.user_id}`])}
    where id = ${id} returning *`.execute(tx);
  return finish(saving, write, rows[0] as StoredRow, 'update');
}

const newWrite = ({ services, tx, caller, input }: Saving, values: Record<string, unknown>, before?: StoredRow): Write => ({
  services,
  tx,
  caller,
  input,
  values,
  before,
  after: undefined,
  changes: [],
});

/** The common part of both writes after the row is stored. */
async function finish({ resource, behaviour }: Saving, write: Write, after: StoredRow, action: 'create' | 'update'): Promise<Saved> {
  write.after = after;
  const linked: Change[] = await saveLinks(write.tx, resource, write.input, after.id);
  await behaviour.afterWrite?.(write);
  await requireReach(write.tx, resource, write.caller, action, after.id);
  const label = String(after[resource.label] ?? after.id);
  const changes = await nameReferences(write.tx, resource, [...changesBetween(resource, write.before, after), ...linked, ...write.changes]);
  if (action === 'create' || changes.length > 0) {
    const { actor, trace } = write.caller;
    audit(write.tx, {
      actor,
      trace,
      action,
      model: resource.name,
      model_id: after.id,
      label,
      employee_id: employeeOf(resource, after),
      changes,
    });
  }
  return { id: after.id, label };
}

/** A column that was not given takes the database's default. */
const emptiesDropped = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

const tiersIn = (resource: Resource, input: Record<string, unknown>): Set<string> =>
  new Set(Object.keys(input).flatMap((name) => resource.fields[name]?.tier ?? []));

/** Writes the link tables of `references` fields and returns their changes. */
async function saveLinks(tx: Transaction, resource: Resource, input: Record<string, unknown>, id: number): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const ids = input[name];
    if (field.kind !== 'references' || !Array.isArray(ids)) continue;
    const [links, here, there] = [sql.ref(field.through), sql.ref(field.here), sql.ref(field.there)];
    const { rows } = await sql<{ id: number }>`select ${there} as id from ${links} where ${here} = ${id} order by 1`.execute(tx);
    const old = rows.map((row) => row.id);
    const wanted = [...ids].sort((a, b) => a - b);
    if (JSON.stringify(old) === JSON.stringify(wanted)) continue;
    await sql`delete from ${links} where ${here} = ${id} and ${there} <> all(${wanted}::int[])`.execute(tx);
    await sql`insert into ${links} (${here}, ${there}) select ${id}, unnest(${wanted}::int[]) on conflict do nothing`.execute(tx);
    changes.push({ field: name, old, new: wanted });
  }
  return changes;
}

import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Change } from './audit.ts';

/** Writes the link tables of `references` fields and tells what changed in them. */
export async function saveLinks(tx: Transaction, resource: Resource, input: Record<string, unknown>, id: number): Promise<Change[]> {
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

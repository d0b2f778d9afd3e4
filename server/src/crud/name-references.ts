import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { Runner } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Change } from './audit.ts';
import { column, table } from './table.ts';

/** The history keeps what a reference was called at the time: the record may be renamed or gone when somebody reads it. */
export async function nameReferences(db: Runner, resource: Resource, changes: Change[]): Promise<Change[]> {
  const named: Change[] = [];
  for (const change of changes) {
    const field = resource.fields[change.field];
    const isReference = field?.kind === 'reference' || field?.kind === 'references';
    named.push(isReference ? await withNames(db, resources[field.to as ResourceName], change) : change);
  }
  return named;
}

async function withNames(db: Runner, target: Resource, change: Change): Promise<Change> {
  if (target.guarded) return change;
  const ids = [change.old, change.new].flat().filter((id) => typeof id === 'number');
  if (ids.length === 0) return change;
  const label: Sql = column(target.label);
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, ${label} as name from ${table(target)} r where r.id = any(${ids}::int[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (side: unknown): string | null =>
    [side]
      .flat()
      .flatMap((id) => names.get(id as number) ?? [])
      .join(', ') || null;
  return { ...change, old_name: nameOf(change.old), new_name: nameOf(change.new) };
}

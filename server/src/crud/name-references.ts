import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { Runner } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { column, table } from './table.ts';

type Line = { field: string; old: unknown; new: unknown; old_name?: string | null; new_name?: string | null };

/** The history keeps what a reference was called at the time: the record may be renamed or gone when somebody reads it. */
export async function nameReferences<L extends Line>(db: Runner, resource: Resource, changes: L[]): Promise<L[]> {
  const named = await namedLines(
    db,
    changes.flatMap((change) => unnamed(resource, change)),
  );
  return changes.map((change) => (named.get(change) as L | undefined) ?? change);
}

/** The same for whatever is about to be written, of any resource and however much: nobody has to think of it. */
export async function nameWhatIsNoted(db: Runner, entries: { model: string; changes?: Line[] }[]): Promise<void> {
  const named = await namedLines(
    db,
    entries.flatMap(({ model, changes = [] }) => {
      const resource = Object.hasOwn(resources, model) ? (resources[model as ResourceName] as Resource) : undefined;
      return resource ? changes.flatMap((change) => unnamed(resource, change)) : [];
    }),
  );
  if (named.size === 0) return;
  for (const entry of entries) if (entry.changes) entry.changes = entry.changes.map((change) => named.get(change) ?? change);
}

type Unnamed = { target: Resource; change: Line };

/** One statement for all references to a resource; thousands of people have few departments between them. */
async function namedLines(db: Runner, lines: Unnamed[]): Promise<Map<Line, Line>> {
  const named = new Map<Line, Line>();
  for (const [target, found] of Map.groupBy(lines, ({ target }) => target)) {
    const nameOf = await namesIn(db, target, new Set(found.flatMap(({ change }) => idsOf(change))));
    for (const { change } of found) named.set(change, { ...change, old_name: nameOf(change.old), new_name: nameOf(change.new) });
  }
  return named;
}

/** What is guarded is not named, and what somebody has named stays so. */
function unnamed(resource: Resource, change: Line): Unnamed[] {
  const field = resource.fields[change.field];
  if (!field || (field.kind !== 'reference' && field.kind !== 'references')) return [];
  if (change.old_name !== undefined || change.new_name !== undefined || idsOf(change).length === 0) return [];
  const target: Resource = resources[field.to as ResourceName];
  return target.guarded ? [] : [{ target, change }];
}

const idsOf = ({ old, new: now }: Line): number[] => [old, now].flat().filter((id) => typeof id === 'number');

async function namesIn(db: Runner, target: Resource, ids: Set<number>): Promise<(side: unknown) => string | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, ${column(target.label)} as name from ${table(target)} r where r.id = any(${[...ids]}::int[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (side) =>
    [side]
      .flat()
      .flatMap((id) => names.get(id as number) ?? [])
      .join(', ') || null;
}

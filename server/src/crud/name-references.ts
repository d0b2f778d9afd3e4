import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { Runner } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { column, table } from './table.ts';

type Line = { field: string; old: unknown; new: unknown; old_name?: string | null; new_name?: string | null };

/** The history keeps what a reference was called at the time: the record may be renamed or gone when somebody reads it. */
export async function nameReferences<L extends Line>(db: Runner, resource: Resource, changes: L[]): Promise<L[]> {
  await nameLines(
    db,
    changes.flatMap((change) => unnamed(resource, change)),
  );
  return changes;
}

/** The same for whatever is about to be written, of any resource and however much: nobody has to think of it. */
export async function nameWhatIsNoted(db: Runner, entries: { model: string; changes?: Line[] }[]): Promise<void> {
  const lines: Unnamed[] = [];
  for (const { model, changes = [] } of entries) {
    const resource = Object.hasOwn(resources, model) ? (resources[model as ResourceName] as Resource) : undefined;
    if (resource) for (const change of changes) lines.push(...unnamed(resource, change));
  }
  await nameLines(db, lines);
}

type Unnamed = { target: Resource; change: Line };

/** One statement for all references to a resource; thousands of people have few departments between them. */
async function nameLines(db: Runner, lines: Unnamed[]): Promise<void> {
  for (const [target, found] of Map.groupBy(lines, ({ target }) => target)) {
    const nameOf = await namesIn(db, target, new Set(found.flatMap(({ change }) => idsOf(change))));
    for (const { change } of found) {
      change.old_name = nameOf(change.old);
      change.new_name = nameOf(change.new);
    }
  }
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
  const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]));
  return (side) => (Array.isArray(side) ? side.flatMap((id) => names.get(id) ?? []).join(', ') || null : (names.get(side) ?? null));
}

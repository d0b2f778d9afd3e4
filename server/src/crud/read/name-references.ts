import { type Field, namedAs } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { column, table } from './table.ts';

type Line = { field: string; old: unknown; new: unknown; old_name?: string | null; new_name?: string | null };

/** The history keeps the name of a reference at the time: the record may be renamed or deleted by the time the entry is read. */
export async function nameReferences<L extends Line>(db: Runner, resource: Resource, changes: L[]): Promise<L[]> {
  await nameAll(
    db,
    changes.flatMap((change) => unnamed(resource, change)),
  );
  return changes;
}

/** The same for all entries about to be written, of any resource, so that callers need not do it. */
export async function nameWhatIsNoted(db: Runner, entries: { model: string; changes?: Line[] }[]): Promise<void> {
  const found: Unnamed[] = [];
  for (const { model, changes = [] } of entries) {
    const resource = Object.hasOwn(resources, model) ? (resources[model as ResourceName] as Resource) : undefined;
    if (resource) for (const change of changes) found.push(...unnamed(resource, change));
  }
  await nameAll(db, found);
}

type NameOf = (value: unknown) => string | null;
/** Ids of one resource, and where their names go. */
type Unnamed = { target: Resource; ids: number[]; keep: (nameOf: NameOf) => void };

/** One statement for all references to a resource; thousands of people have few departments between them. */
async function nameAll(db: Runner, lines: Unnamed[]): Promise<void> {
  for (const [target, found] of Map.groupBy(lines, ({ target }) => target)) {
    const nameOf = await namesIn(db, target, new Set(found.flatMap(({ ids }) => ids)));
    for (const { keep } of found) keep(nameOf);
  }
}

/** Names already set by the caller are not overwritten. */
function unnamed(resource: Resource, change: Line): Unnamed[] {
  const field = resource.fields[change.field];
  if (!field) return [];
  if (field.kind === 'list' && field.of.kind === 'group') return unnamedIn(field.of.fields, change);
  const target = targetOf(field);
  const ids = idsOf(change);
  if (!target || change.old_name !== undefined || change.new_name !== undefined || ids.length === 0) return [];
  return [
    {
      target,
      ids,
      keep: (nameOf) => {
        change.old_name = nameOf(change.old);
        change.new_name = nameOf(change.new);
      },
    },
  ];
}

type Part = Record<string, unknown>;

/** Lines of a list carry the names next to their ids, like rows of a response. */
function unnamedIn(fields: Readonly<Record<string, Field>>, change: Line): Unnamed[] {
  const references = Object.entries(fields).flatMap(([name, field]) => {
    const target = targetOf(field);
    return target ? [{ name, target }] : [];
  });
  if (references.length === 0) return [];
  change.old = copied(change.old);
  change.new = copied(change.new);
  const parts = [change.old, change.new].flatMap((side) => (Array.isArray(side) ? (side as Part[]) : []));
  return references.flatMap(({ name, target }) =>
    parts.flatMap((part): Unnamed[] => {
      const id = part[name];
      if (typeof id !== 'number') return [];
      const keep = (nameOf: NameOf): void => {
        part[namedAs(name)] ??= nameOf(id);
      };
      return [{ target, ids: [id], keep }];
    }),
  );
}

const copied = (side: unknown): unknown =>
  Array.isArray(side) ? side.map((part) => (part && typeof part === 'object' ? { ...part } : part)) : side;

/** Guarded records are never named in the history. */
function targetOf(field: Field): Resource | undefined {
  const to = field.kind === 'reference' || field.kind === 'references' ? field.to : field.kind === 'integer' ? field.idOf : undefined;
  const target = to === undefined ? undefined : (resources[to as ResourceName] as Resource | undefined);
  return target?.access.guarded ? undefined : target;
}

const idsOf = ({ old, new: now }: Line): number[] => [old, now].flat().filter((id) => typeof id === 'number');

async function namesIn(db: Runner, target: Resource, ids: Set<number>): Promise<NameOf> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, ${column(target.label)} as name from ${table(target)} r where r.id = any(${[...ids]}::int[])`.execute(db);
  const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]));
  return (side) => (Array.isArray(side) ? side.flatMap((id) => names.get(id) ?? []).join(', ') || null : (names.get(side) ?? null));
}

import { type Resource, tierRights } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { type AccessEntry, type AccessLog, addToAccessLog } from '../../platform/http/access-log.ts';
import type { Services } from '../../platform/services.ts';
import { audit, employeeOf } from '../write/audit.ts';

type Row = Record<string, unknown>;

/** Records access to guarded rows of other people; called for every row that is about to be shown as JSON. */
export function recordAccess(resource: Resource, actor: Actor, rows: readonly Row[]): void {
  addToAccessLog(rows.flatMap((row) => accessOf(resource, actor, row)));
}

function accessOf(resource: Resource, actor: Actor, row: Row): AccessEntry[] {
  const employee_id = employeeOf(resource, row);
  if (employee_id === undefined || employee_id === actor.employee_id) return [];
  const { guarded } = resource.access;
  if (guarded) return !hasCover(resource) || isOpened(resource, row) ? [{ what: guarded, employee_id }] : [];
  const shown = guardedTiers(resource).filter((tier) => showsTier(resource, row, tier));
  return shown.map((tier) => ({ what: lookOf(resource, tier), employee_id }));
}

/** Lists omit the `inside` fields from their rows. */
const isOpened = ({ fields }: Resource, row: Row): boolean =>
  Object.entries(fields).some(([name, { inside }]) => inside && row[name] !== undefined);

/** Unreadable fields have no key in the row, and an empty value shows nothing. */
const showsTier = ({ fields }: Resource, row: Row, tier: string): boolean =>
  Object.entries(fields).some(([name, field]) => field.tier === tier && row[name] !== undefined && row[name] !== null);

const hasCover = (resource: Resource): boolean => Object.values(resource.fields).some(({ inside }) => inside);

/** Files of a guarded tier that are about to be shown, by their collections. */
export function recordFileAccess(resource: Resource, employee_id: number | undefined, collections: readonly string[]): void {
  if (employee_id === undefined) return;
  const tiers = new Set(collections.map((name) => resource.record.media?.[name]?.tier));
  addToAccessLog(
    [...tiers].flatMap((tier) => (tier && tierRights(resource, tier).guarded ? [{ what: lookOf(resource, tier), employee_id }] : [])),
  );
}

/** The name of an access to a tier in the history. */
const lookOf = (resource: Resource, tier: string): string => tierRights(resource, tier).is ?? tier;

const guardedTiers = (resource: Resource): string[] =>
  Object.entries(resource.access.tiers ?? {}).flatMap(([tier, { guarded }]) => (guarded ? [tier] : []));

/** Whether a record of this resource can show guarded data at all. */
export const isGuarded = (resource: Resource): boolean => resource.access.guarded !== undefined || guardedTiers(resource).length > 0;

/** Whether listing a row already counts as access: all of it is guarded, without a cover. */
export const isGuardedRow = (resource: Resource): boolean => resource.access.guarded !== undefined && !hasCover(resource);

/** The same for rows that no answer carries: they are written into a file. */
export const noteRows = (
  services: Services,
  { actor, trace }: Pick<AccessLog, 'actor' | 'trace'>,
  resource: Resource,
  rows: readonly Row[],
): Promise<void> => logViews(services, { actor, trace, seen: rows.flatMap((row) => accessOf(resource, actor, row)) });

/** Logs access to a person's guarded data; views within one hour count as one. */
export async function logViews(services: Services, { actor, trace, seen }: AccessLog): Promise<void> {
  for (const what of new Set(seen.map((one) => one.what))) {
    const people = new Set(seen.filter((one) => one.what === what).map((one) => one.employee_id));
    people.delete(actor.employee_id ?? 0);
    if (people.size > 0) await note(services, { actor, trace }, what, [...people]);
  }
}

async function note(
  services: Services,
  { actor, trace }: Pick<AccessLog, 'actor' | 'trace'>,
  what: string,
  people: number[],
): Promise<void> {
  const noted = notedIn(services);
  const keyOf = (employee_id: number): string => `${actor.user_id} ${what} ${employee_id}`;
  const began = Date.now();
  const due = people.filter((id) => (noted.get(keyOf(id)) ?? 0) <= began - hourMilliseconds);
  if (due.length === 0) return;
  const known = await services.db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'employees', 'id' | 'name'> & { milliseconds_ago: number | null }>`
      select e.id, e.name, (
        select (extract(epoch from now() - max(l.at)) * 1000)::float from logs l
        where l.employee_id = e.id and l.actor_id = ${actor.user_id} and l.action = 'view_sensitive'
          and l.at > now() - interval '1 hour' and l.changes -> 0 ->> 'field' = ${what}) as milliseconds_ago
      from employees e where e.id = any(${due}::int[])`.execute(tx);
    for (const { id, name, milliseconds_ago } of rows) {
      if (milliseconds_ago !== null) continue;
      const changes = [{ field: what, old: null, new: null }];
      audit(tx, { actor, trace, action: 'view_sensitive', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    }
    return rows;
  });
  if (noted.size >= mostNoted) noted.clear();
  for (const { id, milliseconds_ago } of known) noted.set(keyOf(id), began - (milliseconds_ago ?? 0));
}

const hourMilliseconds = 3_600_000;
const mostNoted = 100_000;
const recordedBySystem = new WeakMap<Services, Map<string, number>>();

/** The time of each logged view. Log entries are never removed, so a repeated view within the hour needs no statement. */
function notedIn(services: Services): Map<string, number> {
  const noted = recordedBySystem.get(services) ?? new Map<string, number>();
  recordedBySystem.set(services, noted);
  return noted;
}

import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../platform/access/actor.ts';
import { sql } from '../platform/database/sql.ts';
import type { Columns } from '../platform/database/tables.ts';
import type { House } from '../platform/house.ts';
import { audit, employeeOf } from './audit.ts';
import type { Asker } from './behaviour.ts';

type Row = Record<string, unknown>;
type Seen = { what: string; employee_id: number };

/** A look at somebody's guarded data goes on record before the data leaves; looks of one hour count as one. */
export async function noteViews(house: House, asker: Pick<Asker, 'actor' | 'trace'>, resource: Resource, rows: Row[]): Promise<void> {
  const views = rows.flatMap((row) => viewsOf(resource, asker.actor, row));
  for (const what of new Set(views.map((view) => view.what))) {
    await note(house, asker, what, [...new Set(views.filter((view) => view.what === what).map((view) => view.employee_id))]);
  }
}

function viewsOf(resource: Resource, actor: Actor, row: Row): Seen[] {
  const employee_id = employeeOf(resource, row);
  if (employee_id === undefined || employee_id === actor.employee_id) return [];
  if (resource.guarded) return [{ what: resource.guarded, employee_id }];
  const tiers = Object.entries(resource.tiers ?? {}).filter(([tier, { guarded }]) => guarded && holdsTier(resource, tier, row));
  return tiers.map(([what]) => ({ what, employee_id }));
}

/** A tier that the actor may not read leaves no key in the row. */
const holdsTier = (resource: Resource, tier: string, row: Row): boolean =>
  Object.entries(resource.fields).some(([name, field]) => field.tier === tier && row[name] !== undefined);

export async function note(
  house: House,
  { actor, trace }: Pick<Asker, 'actor' | 'trace'>,
  what: string,
  employee_ids: number[],
): Promise<void> {
  const others = employee_ids.filter((id) => id !== actor.employee_id);
  if (others.length === 0) return;
  await house.db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'employees', 'id' | 'name'>>`
      select e.id, e.name from employees e where e.id = any(${others}::int[]) and not exists (
        select from logs l where l.employee_id = e.id and l.actor_id = ${actor.user_id} and l.action = 'view_sensitive'
          and l.at > now() - interval '1 hour' and l.changes -> 0 ->> 'field' = ${what})`.execute(tx);
    for (const { id, name } of rows) {
      const changes = [{ field: what, old: null, new: null }];
      audit(tx, { actor, trace, action: 'view_sensitive', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    }
  });
}

/** Whether reading this resource can show guarded data at all. */
export const isGuarded = (resource: Resource): boolean =>
  resource.guarded !== undefined || Object.values(resource.tiers ?? {}).some((tier) => tier.guarded === true);

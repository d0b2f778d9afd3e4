import { isSealed } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import { doorTo } from '../../../crud/access/door.ts';
import { openText, purposeOf } from '../../../crud/access/sealed.ts';
import { withRls } from '../../../crud/access/with-rls.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { recordJson } from '../../../crud/read/row-json.ts';
import { column, table } from '../../../crud/read/table.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { isAboutOwner } from './purge-plan.ts';

export type CollectedRow = Record<string, unknown> & { id: number };
export type Collected = { resource: Resource; rows: CollectedRow[] };

/** More of one kind are of no use to a reader; the newest are kept. */
const mostRows = 10_000;

/** Every resource whose rows belong to an employee, now and in times to come. */
export const ownedResources: Resource[] = Object.values<Resource>(resources).filter(isAboutOwner);

/** All data about a person that the user may see: resource by resource, through the same door as every list. */
export async function collectPerson(
  services: Services,
  behaviours: Behaviours,
  actor: Actor,
  employee_id: number,
): Promise<{ collected: Collected[]; left_out: string[] }> {
  const open = ownedResources.filter((resource) => scopeOf(actor, seeRight(resource)));
  const collected: Collected[] = [];
  for (const resource of open) collected.push({ resource, rows: await rowsOf(services, behaviours, actor, resource, employee_id) });
  return { collected, left_out: ownedResources.filter((resource) => !open.includes(resource)).map((resource) => resource.name) };
}

async function rowsOf(
  services: Services,
  behaviours: Behaviours,
  actor: Actor,
  resource: Resource,
  employee_id: number,
): Promise<CollectedRow[]> {
  const sealed = Object.entries(resource.fields).flatMap(([name, field]) => (isSealed(field) ? [name] : []));
  const raw = sql`json_build_object(${sql.join(sealed.flatMap((name) => [sql.lit(name), column(name)]))})`;
  const statement = sql<{ row: CollectedRow; raw: Record<string, string | null> }>`
    select ${recordJson(doorTo(resource, behaviours, actor))} as row, ${raw} as raw from ${table(resource)} r
    where ${column(resource.access.owner?.employee as string)} = ${employee_id} and ${reach(resource, actor, seeRight(resource))}
    order by r.id desc limit ${mostRows}`;
  const { rows } = await withRls(services.db, resource, (on) => statement.execute(on));
  return rows.map(({ row: { can: _, ...row }, raw }) => ({ ...row, ...opened(services, resource, row, raw) }) as CollectedRow);
}

/** The archive is the person's own data: values masked elsewhere are written out, if the user may open them anyway. */
const opened = (
  { seal }: Services,
  resource: Resource,
  row: Record<string, unknown>,
  raw: Record<string, string | null>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, stored]) =>
      name in row && stored !== null ? [[name, openText(seal, purposeOf(resource, name), stored)]] : [],
    ),
  );

import type { Resource } from '@cadre/contract/resource';
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { rowJson } from '../../crud/read/row-json.ts';
import { table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** The rows of a part of the employee `r` as JSON. The caller must check access: a part has its whole's rights. */
export const rowsOf = (resource: Resource, behaviours: Behaviours, actor: Actor, order: Sql): Sql => sql`(
  select coalesce(jsonb_agg(${rowJson(doorTo(resource, behaviours, actor))} order by ${order}, r.id), '[]')
  from (select r.id as whole) one join ${table(resource)} r on r.employee_id = one.whole)`;

import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { seen } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { conditions } from './conditions.ts';
import { labelFor } from './label.ts';
import { readSearch } from './list-query.ts';
import { readExpression } from './row-json.ts';
import { humanOrder, isText, table } from './table.ts';

const most = 200;

/**
 * The options of a select: ids and names of the visible rows. A row without a name is shown by its id, as in every message about it. `ids`
 * adds chosen rows, so that they show even beyond the first page.
 */
export async function lookupText(db: Runner, door: Door, wanted: { search?: unknown; ids?: unknown }): Promise<string> {
  const { resource, actor } = door;
  const search = readSearch(wanted.search);
  const ids = wanted.ids ? String(wanted.ids).split(',') : [];
  if (typeof (wanted.ids ?? '') !== 'string' || ids.length > most || !ids.every((id) => /^[1-9]\d{0,8}$/.test(id)))
    throw new Problem('invalid', { fields: { ids: [{ code: 'not_valid' }] } });
  const where = [seen(resource, actor), ...conditions(door, { search, filters: {} })];
  if (ids.length > 0) where.push(sql`r.id = any(${ids.map(Number)}::int[])`);
  const field = fieldOf(resource, resource.label) as Field;
  const { lookup } = door.behaviour;
  const name = lookup
    ? lookup.name(actor)
    : resource.record.labelsIn
      ? labelFor(resource, 'r', actor.language)
      : readExpression(door, resource.label, field);
  const { rows } = await sql<{ answer: string }>`
    select concat('{"data":', coalesce(json_agg(row_to_json(o)), '[]'), '}') as answer
    from (select r.id, coalesce(nullif((${name})::text, ''), r.id::text) as name from ${table(resource)} r
          where ${sql.join(where, sql` and `)} order by ${lookup?.order ?? (isText(field) ? humanOrder(name) : name)}, r.id limit ${sql.lit(most)}) o`.execute(
    db,
  );
  return (rows[0] as { answer: string }).answer;
}

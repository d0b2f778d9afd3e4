import { checkRecord } from '@cadre/contract/check';
import type { Fields } from '@cadre/contract/fields';
import type { Complaints } from '@cadre/contract/problems';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import { table } from '../../../crud/read/table.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { isShareable } from './importable-fields.ts';
import type { Reading } from './read-row.ts';

/** Errors in the values for every row, reported once here, rather than in each row. A field has a column or a value. */
export async function wrongInSame(
  db: Runner,
  actor: Actor,
  fields: Fields,
  { mapping, same }: Pick<Reading, 'mapping' | 'same'>,
): Promise<Complaints> {
  const named = Object.entries(same);
  const given = new Set(Object.values(mapping));
  const isOpen = (name: string): boolean => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && isShareable(name, field) && !given.has(name);
  };
  if (!named.every(([name]) => isOpen(name))) return { same: [{ code: 'not_valid' }] };
  const wrong = checkRecord(fields, same, true);
  for (const [name, id] of named) {
    const field = fields[name];
    if (field?.kind !== 'reference' || wrong[name]) continue;
    const target = resources[field.to as ResourceName];
    const { rows } = await sql`
      select from ${table(target)} r where r.id = ${id}::int and ${reach(target, actor, seeRight(target))}`.execute(db);
    if (rows.length === 0) wrong[name] = [{ code: 'missing_reference' }];
  }
  return wrong;
}

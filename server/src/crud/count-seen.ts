import type { Meta } from '@cadre/contract/call';
import type { Database } from '../platform/database/database.ts';
import { belted } from './belted.ts';
import type { Door } from './door.ts';
import { listText } from './list.ts';
import { readListQuery } from './list-query.ts';

/** A page that holds no rows: counting shows nobody's data, so it goes on record as no look at it. */
const beyond = { page: '100000', per_page: '1' };

/** How many rows a list with these filters holds for its reader: as the list itself counts, through the same door. */
export async function countSeen(db: Database, door: Door, filters: Record<string, unknown>): Promise<Pick<Meta, 'total' | 'count'>> {
  const wanted = readListQuery(door.resource, door.actor, { ...beyond, filters: JSON.stringify(filters) });
  const { meta } = JSON.parse(await belted(db, door.resource, (on) => listText(on, door, wanted))) as { meta: Meta };
  return meta;
}

import { logs } from '@cadre/contract/resources/logs';
import type { Runner } from '../platform/database/database.ts';
import type { Door } from './door.ts';
import { listText } from './list.ts';
import { readListQuery } from './list-query.ts';
import { readText } from './read.ts';

/** The history of one record: seen by who sees the record, as far as their right to the history reaches. */
export async function historyText(db: Runner, door: Door, logsDoor: Door, id: number, page: Record<string, unknown>): Promise<string> {
  await readText(db, door, id);
  const wanted = readListQuery(logs, door.actor, { per_page: '50', ...page });
  return listText(db, logsDoor, { ...wanted, filters: { ...wanted.filters, model: door.resource.name, model_id: id } });
}

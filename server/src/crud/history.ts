import type { Resource } from '@cadre/contract/resource';
import { logs } from '@cadre/contract/resources/logs';
import type { Actor } from '../platform/actor.ts';
import type { Runner } from '../platform/database/database.ts';
import type { Behaviour } from './behaviour.ts';
import { listText } from './list.ts';
import { readListQuery } from './list-query.ts';
import { readText } from './read.ts';

/** The history of one record: seen by who sees the record, as far as their right to the history reaches. */
export async function historyText(
  db: Runner,
  served: { resource: Resource; behaviour: Behaviour },
  logsBehaviour: Behaviour,
  actor: Actor,
  id: number,
  page: Record<string, unknown>,
): Promise<string> {
  await readText(db, served.resource, served.behaviour, actor, id);
  const wanted = readListQuery(logs, actor, { per_page: '50', ...page });
  return listText(db, logs, logsBehaviour, actor, { ...wanted, filters: { ...wanted.filters, model: served.resource.name, model_id: id } });
}

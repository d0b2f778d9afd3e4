import type { undoSetup as undoCall } from '@cadre/contract/calls/setup';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import { deleteRecord } from '../../crud/write/delete.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { readSetup } from './read-setup.ts';

type Made = { id: number; model: ResourceName; record_id: number };

/**
 * Deletes the last created record first. Records deleted since are skipped; one that is in use refuses the deletion, and then all of them
 * stay.
 */
export async function undoSetup(services: Services, tx: Transaction, behaviours: Behaviours, context: CallContext<typeof undoCall>) {
  const { step } = context.body;
  const { rows } = await sql<Made>`delete from setup_records where step = ${step} returning id, model, record_id`.execute(tx);
  if (rows.length === 0) throw new Problem('nothing_to_undo');
  for (const { model, record_id } of rows.sort((one, other) => other.id - one.id)) {
    const resource: Resource = resources[model];
    if (!(await isThere(tx, resource, record_id))) continue;
    await deleteRecord({ services, tx, resource, behaviour: behaviours[model] ?? {}, caller: context }, record_id);
  }
  return { message: context.t('done.setup_undone', { count: rows.length }), data: await readSetup(tx) };
}

async function isThere(tx: Transaction, resource: Resource, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${table(resource)} where id = ${id}`.execute(tx);
  return rows.length > 0;
}

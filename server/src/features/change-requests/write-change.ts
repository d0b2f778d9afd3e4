import type { Resource } from '@cadre/contract/resource';
import { rightOf, seeRight } from '@cadre/contract/rights';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import { deleteRecord } from '../../crud/write/delete.ts';
import { createRecord, updateRecord } from '../../crud/write/save.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { type ChangeRow, type ChangeTarget, type Doing, openValues } from './change-target.ts';
import { type Model, resourceOf } from './changeable.ts';

/** Approving writes the change in the same transaction, so a request is never approved without being done. */
export async function writeChange({ services, tx, caller: decider }: Writing, request: StoredRequest, behaviour: Behaviour): Promise<void> {
  const resource = resourceOf(request.model);
  const { doing, values } = request.wanted;
  const caller = onBehalf(resource, doing, decider);
  await refuseOutdated(tx, resource, request);
  const change = openValues(resource, services.seal, values);
  if (doing === 'create') {
    const input = { ...withoutEmpty(change), employee_id: request.employee_id };
    await createRecord({ services, tx, resource, behaviour, caller, input });
  } else if (doing === 'update') {
    await updateRecord({ services, tx, resource, behaviour, caller, input: change }, request.model_id as number);
  } else {
    await deleteRecord({ services, tx, resource, behaviour, caller }, request.model_id as number);
  }
  // Checks the constraints now: at commit they would run as the approver, who may not see all rows.
  await tx.run('set constraints all immediate', []);
  await tx.run('set constraints all deferred', []);
}

/** The values must be the same as when the owner made the request, so that the approval covers this change only. */
async function refuseOutdated(tx: Transaction, resource: Resource, { model_id, wanted }: StoredRequest): Promise<void> {
  if (wanted.doing === 'create') return;
  const { rows } = await sql<StoredRow>`select r.* from ${table(resource)} r where r.id = ${model_id} for update`.execute(tx);
  const row = rows[0];
  const isSame = row && Object.entries(wanted.before).every(([name, value]) => JSON.stringify(row[name] ?? null) === JSON.stringify(value));
  if (!isSame) throw new Problem('request_outdated');
}

/**
 * The right to decide includes having this one change written, also of a bank account: the approver sees it masked and need not hold the
 * right to change pay. The history names the approver.
 */
function onBehalf(resource: Resource, doing: Doing, decider: Caller): Caller {
  const tiers = Object.values(resource.access.tiers ?? {}).map(({ update }) => update);
  const rights = new Map(decider.actor.rights);
  for (const one of [seeRight(resource), ...[doing, ...tiers].map((action) => rightOf(resource, action))]) rights.set(one, 'all');
  return { ...decider, actor: { ...decider.actor, rights } };
}

const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

type Writing = { services: Services; tx: Transaction; caller: Caller };

export type StoredRequest = StoredRow & {
  employee_id: number;
  model: Model;
  model_id: number | null;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  wanted: ChangeTarget;
  changes: (ChangeRow & { refused?: boolean })[];
};

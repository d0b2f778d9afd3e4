import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { reach, seen } from '../../crud/access/access.ts';
import type { Caller } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { act, type NamedMove } from '../../crud/acts/act.ts';
import { type Decision, moveFor } from '../../crud/acts/approvals.ts';
import { wasApprover } from '../../crud/acts/approver-conditions.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { readRow } from '../../crud/read/read.ts';
import { table } from '../../crud/read/table.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { Chain } from './asking.ts';
import { approvalDecidedBefore } from './decided-before.ts';
import type { StoredLevelRow } from './load-chain.ts';

type Deciding = { services: Services; behaviours: Behaviours; tx: Transaction; caller: Caller };

/** One answer to one approval, whatever it is about and wherever the answer comes from. */
export async function decideApproval(
  { services, behaviours, tx, caller }: Deciding,
  id: number,
  decision: Decision,
  note: string | null,
  { minutes = null, overrides = false, needsNote = false }: { minutes?: number | null; overrides?: boolean; needsNote?: boolean } = {},
) {
  const approval = await lockSubject(tx, caller, id);
  const resource = resources[approval.model as ResourceName] as Resource;
  const { behaviour } = doorTo(resource, behaviours, caller.actor);
  if (overrides) requireOverride(caller.actor, note);
  const name = moveFor(resource, decision, approval.question);
  const move = resource.life.status?.moves[name] as NamedMove[1];
  if (approval.decided_at !== null || approval.closed_at !== null)
    throw (await approvalDecidedBefore(tx, id, caller)) ?? new Problem('wrong_state');
  if (decision === 'rejected' && levelOf(approval)?.rejection_note === 'required' && !note?.trim())
    throw invalid({ note: [{ code: 'required' }] });
  if (minutes !== null && !move.input?.minutes) throw invalid({ minutes: [{ code: 'unknown_field' }] });
  const requested = { ...(move.input?.note && { note }), ...(move.input?.minutes && { minutes }) };
  const { message } = await act({ services, tx, resource, behaviour, caller }, approval.model_id, [[name, move]], {
    input: requested,
    note,
    overrides,
    notesAreOptional: !needsNote,
  });
  return { message, data: await readRow(tx, doorTo(approvals, behaviours, caller.actor), id) };
}

type Stored = Columns<'approvals', 'model' | 'model_id' | 'question' | 'level' | 'decided_at' | 'closed_at'> & { chain: Chain };

const levelOf = ({ chain, level }: Pick<Stored, 'chain' | 'level'>): StoredLevelRow | undefined => chain.levels?.[level - 1];

/** An override needs a reason, because others read it. */
function requireOverride(actor: Caller['actor'], note: string | null): void {
  if (scopeOf(actor, 'approvals.override') !== 'all') throw new Problem('not_allowed');
  if (!note?.trim()) throw invalid({ note: [{ code: 'required' }] });
}

/**
 * An approver learns who was faster even after the request has left their inbox. Locks the request's row first, as every decision does, and
 * then the pending level, so that a closed level cannot be decided.
 */
async function lockSubject(tx: Transaction, { actor }: Caller, id: number): Promise<Stored> {
  const read = async (): Promise<Stored> => {
    const { rows } = await sql<Stored>`
      select r.model, r.model_id, r.question, r.level, r.chain, r.decided_at, r.closed_at from approvals r
      where r.id = ${id} and (${seen(approvals, actor)} or ${wasApprover(actor, reach)})`.execute(tx);
    if (!rows[0]) throw new Problem('not_found', { about: approvals.name });
    return rows[0];
  };
  const { model, model_id } = await read();
  await sql`select from ${table({ name: model })} where id = ${model_id} for update`.execute(tx);
  return read();
}

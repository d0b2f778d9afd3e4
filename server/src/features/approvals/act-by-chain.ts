import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { applyMove, type NamedMove } from '../../crud/acts/act.ts';
import { type Decision, moveFor } from '../../crud/acts/approvals.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { translator } from '../../platform/texts/texts.ts';
import { askFrom } from './ask-level.ts';
import type { Notify } from './notify-approvers.ts';
import type { StoredApproval } from './open-approval.ts';

type Acting = { services: Services; behaviours: Behaviours; tx: Transaction; notify: Notify };

/** The chain decides: it has no account, and no right but to make this one move. */
const byChain: Caller = {
  actor: {
    user_id: null as unknown as number,
    session_id: 0,
    name: null as unknown as string,
    employee_id: null,
    branch_id: null,
    department_ids: [],
    roles: [],
    rights: new Map(),
  } satisfies Actor,
  trace: { via: 'chain', ip: null, user_agent: null, request_id: null, language: 'en' },
  t: translator('en'),
  language: 'en',
};

/** Decides a level whose approvers have not answered in time. The approval is locked. */
export async function actByChain(
  { services, behaviours, tx, notify }: Acting,
  resource: Resource,
  approval: StoredApproval,
  decision: Decision,
): Promise<void> {
  const { model_id, employee_id, attempt, question, chain, level } = approval;
  await changeStatus(tx, approvals, byChain, approval, decision, { values: { automatic: true, decided_at: sql`now()` } });
  const asking = { subject: { resource, id: model_id, employee_id }, attempt, question, chain };
  if (decision === 'approved' && (await askFrom(tx, byChain, asking, level, notify))) return;
  const { rows } = await sql<StoredRow>`select * from ${table(resource)} where id = ${model_id}`.execute(tx);
  const name = moveFor(resource, decision, question);
  const declared = resource.life.status?.moves[name] as NamedMove[1];
  const { behaviour } = doorTo(resource, behaviours, byChain.actor);
  await applyMove({ services, tx, resource, behaviour, caller: byChain }, rows[0] as StoredRow, [name, declared]);
}

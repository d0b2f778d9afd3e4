import type { Approvals } from '../../crud/acts/approvals.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { askFrom } from './ask-level.ts';
import { decideLevel } from './decide-level.ts';
import { decidedBefore } from './decided-before.ts';
import { keepStandIn } from './delegations/keep-stand-in.ts';
import { levelsSetUp, loadChain } from './load-chain.ts';
import { notifyApprovers } from './notify-approvers.ts';
import { openApproval } from './open-approval.ts';
import { refreshApprovers } from './refresh-approvers.ts';

/** The one engine of everything that people decide about each other's requests. */
export function createApprovals(behaviours: () => Behaviours): Approvals {
  const notify: ReturnType<typeof notifyApprovers> = (...result) => notifyApprovers(behaviours())(...result);
  return {
    async openChain(tx, subject, by) {
      const { resource, id, substitute_id = null, question = 'request' } = subject;
      if (await openApproval(tx, resource.name, id)) return 'pending';
      const levels = await loadChain(tx, subject);
      const attempt = subject.attempt ?? (await nextAttempt(resource.name, id));
      const asking = { subject, attempt, question, chain: { levels, substitute_id } };
      if (levels.length === 0) return 'approved';
      if (await askFrom(tx, by, asking, 0, notify)) return 'pending';
      if (levels.every(({ notify_only }) => notify_only)) return 'approved';
      // Every level would go to the requester, so the person above them decides.
      const escalated = levels.map((level) => ({ ...level, self_rule: 'escalate' as const }));
      const last = levels.findLastIndex(({ notify_only }) => !notify_only);
      await askFrom(tx, by, { ...asking, chain: { levels: escalated, substitute_id } }, last, notify);
      return 'pending';

      async function nextAttempt(model: string, model_id: number): Promise<number> {
        const { rows } = await sql<{ attempt: number }>`
          select coalesce(max(attempt), 0) + 1 as attempt from approvals where model = ${model} and model_id = ${model_id}`.execute(tx);
        return rows[0]?.attempt ?? 1;
      }
    },
    isSetUp: async (tx, subject) => ((await levelsSetUp(tx, subject)) ?? []).length > 0,
    async refresh(tx, resource, id) {
      const approval = await openApproval(tx, resource.name, id);
      if (approval) await refreshApprovers(tx, resource, approval, notify);
    },
    decide: (deciding) => decideLevel(deciding, notify),
    standIn: keepStandIn,
    decidedBefore,
  };
}

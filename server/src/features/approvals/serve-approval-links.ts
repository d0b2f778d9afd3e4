import { type BehindLink, decideByLink, readApprovalLink } from '@cadre/contract/calls/approval-links';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { resources } from '@cadre/contract/resources/index';
import type { RecordOf } from '@cadre/contract/values';
import { lineOf } from '@cadre/rules/network';
import type { FastifyInstance } from 'fastify';
import { reach } from '../../crud/access/access.ts';
import type { Caller } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { moveFor } from '../../crud/acts/approvals.ts';
import { wasApprover } from '../../crud/acts/approver-conditions.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { readRow } from '../../crud/read/read.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { countAttempt, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import type { Runner } from '../../platform/database/database.ts';
import { runAs } from '../../platform/database/run-as.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { handleApprovalMails } from '../../platform/notices/approval-mail.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { approvalKind } from './approval-kind.ts';
import { type ApprovalLink, linkOf, useLinks } from './approval-links.ts';
import { decideApproval } from './decide-approval.ts';
import { mailApproval } from './mail-approval.ts';

type Sent = Pick<CallContext, 'trace' | 't' | 'language'> & { body: { token: string } };
type Opened = { link: ApprovalLink; caller: Caller };

/** Deciding from a mail, signed in or not: as the user the mail was sent to, with the rights they have now. */
export function serveApprovalLinks(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  handleApprovalMails(services, (wanted) => mailApproval(services, behaviours, wanted));

  serve(app, services, readApprovalLink, async (context) => {
    const { link, caller } = await openLink(services, context);
    return { data: await runAs(link.user_id, () => reply(link, caller)) };
  });

  serve(app, services, decideByLink, async (context) => {
    const { link, caller } = await openLink(services, context);
    return runAs(link.user_id, async () => {
      const { state } = await reply(link, caller);
      if (state === 'answered') throw new Problem('link_ended');
      return services.db.transaction(async (tx) => {
        // If another approver was faster, the refusal below names them.
        if (!(await useLinks(tx, link)) && state === 'open') throw new Problem('link_ended');
        const { message } = await decideApproval(
          { services, behaviours, tx, caller },
          link.approval_id,
          link.decision,
          context.body.note ?? null,
          // The page of the link requires a reason, as the app does.
          { needsNote: true },
        );
        return { message };
      });
    });
  });

  /** The approval of the link, for its reader; a link that can no longer show or decide anything has expired. */
  const reply = async (link: ApprovalLink, { actor, t }: Caller): Promise<BehindLink> => {
    const row =
      (await readRow(services.db, doorTo(approvals, behaviours, actor), link.approval_id).catch(asUnseen)) ??
      (await decidedByOther(services.db, link.approval_id, actor));
    if (!row) throw new Problem('link_ended');
    const isDecided = row.status !== 'pending';
    const isOpen = link.is_fresh && !link.is_used && row.closed_at === null && row.approver === 'self';
    if (!isDecided && !isOpen && !link.is_used) throw new Problem('link_ended');
    const resource = (resources as Record<string, Resource>)[row.model] as Resource;
    return {
      state: isDecided ? 'decided' : isOpen ? 'open' : 'answered',
      decision: link.decision,
      reader: actor.name,
      employee: row.employee?.name ?? '',
      kind: approvalKind(t, row),
      summary: row.summary,
      sent_at: row.created_at,
      needs_note: resource.life.status?.moves[moveFor(resource, link.decision, row.question)]?.input?.note?.required === true,
      decided_as: isDecided ? (row.status as 'approved') : null,
      decided_by: row.decided_by?.name ?? null,
      decided_at: row.decided_at,
    };
  };
}

/** Stops guessing, though a token could not be guessed in a lifetime. */
async function openLink(services: Services, { body, trace, t, language }: Sent): Promise<Opened> {
  const line = `approval-link:${lineOf(trace.ip ?? '')}`;
  await refuseBlocked(services.db.run, [line]);
  const link = await linkOf(services.db, body.token);
  const actor = link && (await services.sessions.loadUser(link.user_id));
  if (!link || !actor) {
    await countAttempt(services.db.run, line, limits.wrongLink);
    throw new Problem('link_ended');
  }
  return { link, caller: { actor: { ...actor, language }, trace: { ...trace, via: 'mail' }, t, language } };
}

function asUnseen(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'not_found')) throw error;
}

type Decided = Pick<
  RecordOf<typeof approvals>,
  'model' | 'question' | 'status' | 'created_at' | 'decided_at' | 'closed_at' | 'approver' | 'summary' | 'employee' | 'decided_by'
>;

/** Hides the other approver's decision from slower approvers, but shows that it was decided, and by whom. */
async function decidedByOther(db: Runner, id: number, actor: Actor): Promise<Decided | undefined> {
  const { rows } = await sql<{ row: Decided }>`
    select json_build_object('model', r.model, 'question', r.question, 'status', r.status, 'created_at', r.created_at, 'decided_at', r.decided_at,
      'employee', json_build_object('id', e.id, 'name', e.name), 'decided_by', (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = r.decided_by_id),
      'closed_at', null, 'approver', null, 'summary', null) as row
    from approvals r join employees e on e.id = r.employee_id where r.id = ${id} and r.decided_at is not null and ${wasApprover(actor, reach)}`.execute(
    db,
  );
  return rows[0]?.row;
}

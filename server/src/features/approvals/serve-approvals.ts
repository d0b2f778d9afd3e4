import * as calls from '@cadre/contract/calls/approvals';
import * as chainCalls from '@cadre/contract/calls/chains';
import type { Resource } from '@cadre/contract/resource';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { approvals } from '@cadre/contract/resources/approvals';
import { resources } from '@cadre/contract/resources/index';
import type { RecordOf } from '@cadre/contract/values';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { recordAccess } from '../../crud/access/log-views.ts';
import { withRls } from '../../crud/access/with-rls.ts';
import { act } from '../../crud/acts/act.ts';
import type { Decision } from '../../crud/acts/approvals.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf, requireSeen } from '../../crud/read/read.ts';
import { recordJson } from '../../crud/read/row-json.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { chainLists } from './chain-lists.ts';
import { decideApproval } from './decide-approval.ts';
import { decideTogether } from './decide-together.ts';
import { replaceChain } from './replace-chain.ts';
import { simulate } from './simulate.ts';
import { waitingId } from './waiting-id.ts';

/** Deciding, for every kind of request. Reading pending approvals is generic. */
export function serveApprovals(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.decideApproval, (context) => {
    const { status, note = null, minutes = null, override } = context.body;
    return decide(context, idOf(context.params.id), status, note, { minutes, overrides: override === true });
  });

  serve(app, services, calls.decideApprovals, async (context) => {
    const { ids, status, note } = context.body;
    const data = await decideTogether(services, context, ids, (tx, id) =>
      decideApproval({ services, behaviours, tx, caller: context }, id, status, note ?? null),
    );
    return { message: context.t('done.approval_decided', { count: data.filter(({ done }) => done).length }), data };
  });

  serve(app, services, calls.submitForApproval, (context) => services.db.transaction((tx) => submit(tx, context, context.body)));

  serve(app, services, calls.simulateApprovals, async (context) => ({
    message: context.t('done.approval_simulated'),
    data: await simulate(services.db, behaviours, context),
  }));

  serve(app, services, chainCalls.approvalSettingsLists, async ({ actor, t }) => ({
    data: await chainLists(services.db, behaviours, actor, t),
  }));

  serve(app, services, chainCalls.replaceChain, (context) =>
    services.db.transaction(async (tx) => {
      const { behaviour } = doorTo(approvalSettings, behaviours, context.actor);
      const settings = await replaceChain({ services, tx, resource: approvalSettings, behaviour, caller: context }, context.body);
      return { message: context.t(settings.length > 0 ? 'done.chain_saved' : 'done.chain_removed'), data: { settings } };
    }),
  );

  for (const resource of Object.values<Resource>(resources)) {
    if (!resource.life.request) continue;
    serve(app, services, calls.approvalsOf(resource), async ({ actor, params }) => {
      const id = idOf(params.id);
      return withRls(services.db, resource, async (on) => {
        await requireSeen(on, doorTo(resource, behaviours, actor), id);
        return { data: await levelsOf(on, actor, resource.name, id) };
      });
    });
  }

  const decide = (caller: Caller, id: number, decision: Decision, note: string | null, more: Parameters<typeof decideApproval>[4] = {}) =>
    services.db.transaction((tx) => decideApproval({ services, behaviours, tx, caller }, id, decision, note, more));

  /** A pending request is returned as it is; a draft is submitted by its own move. */
  const submit = async (
    tx: Transaction,
    caller: Caller,
    { model, model_id, note }: { model: string; model_id: number; note?: string | null },
  ) => {
    const resource = (resources as Record<string, Resource>)[model];
    if (!resource?.life.request) throw new Problem('unknown_model', { args: { name: model }, fields: { model: [{ code: 'not_valid' }] } });
    const { behaviour } = doorTo(resource, behaviours, caller.actor);
    await requireSeen(tx, doorTo(resource, behaviours, caller.actor), model_id);
    const before = await waitingId(tx, model, model_id);
    if (before !== undefined) return { message: caller.t('done.approval_waits'), data: { id: before } };
    const { submit: name = '' } = resource.life.request;
    const move = resource.life.status?.moves[name];
    if (move) {
      const requested = move.input?.note ? { note: note ?? null } : {};
      await act({ services, tx, resource, behaviour, caller }, model_id, [[name, move]], { input: requested });
    }
    const waiting = await waitingId(tx, model, model_id);
    if (waiting === undefined) throw new Problem('wrong_state');
    return { message: caller.t('done.approval_submitted'), data: { id: waiting } };
  };

  const levelsOf = async (db: Runner, actor: Caller['actor'], model: string, id: number) => {
    const { rows } = await sql<{ row: RecordOf<typeof approvals> }>`
      select ${recordJson(doorTo(approvals, behaviours, actor))} as row from approvals r
      where r.model = ${model} and r.model_id = ${id} order by r.attempt, r.level`.execute(db);
    const levels = rows.map(({ row }) => row);
    recordAccess(approvals, actor, levels);
    return levels;
  };
}

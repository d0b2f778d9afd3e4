import * as calls from '@cadre/contract/calls/change-requests';
import { list, text } from '@cadre/contract/fields';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import type { FastifyInstance } from 'fastify';
import type { StoredRow } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { act, applyMove, type NamedMove } from '../../crud/acts/act.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf, readRecord } from '../../crud/read/read.ts';
import type { Requests } from '../../crud/requests/requests.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { runAs } from '../../platform/database/run-as.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { askChange } from './ask-change.ts';
import { type StoredRequest, writeChange } from './write-change.ts';

/** Changes of protected data: requested by their owner, decided by approvals. Reading them is generic. */
export function serveChangeRequests(app: FastifyInstance, services: Services, behaviours: Behaviours, requests: Requests): void {
  serve(app, services, calls.askChange, async (context) => {
    const employee_id = ownIdOf(context);
    await tryOut(context, employee_id);
    const data = await ofCompany(async (tx) => {
      const made = await askChange(services, tx, context, employee_id);
      const { id } = made;
      if ((await requests.open(tx, context, { resource: changeRequests, row: made })) === 'approved') await approve(tx, context, made);
      return context.actor.rights.has('change-requests.view')
        ? readRecord(tx, doorTo(changeRequests, behaviours, context.actor), id)
        : { id };
    });
    return { message: context.t('done.change_asked'), data };
  });

  /** Yes or no by one path; the moves `approve` and `reject` are the same. */
  serve(app, services, calls.decideChange, async (context) => {
    const { status, note, only } = context.body;
    const moves = Object.entries(changeRequests.life.status?.moves ?? {})
      .filter(([, { to }]) => to === status)
      .map(([name, move]): NamedMove => [name, status === 'approved' ? { ...move, input: { ...move.input, only: list(text()) } } : move]);
    if (only && status !== 'approved') throw invalid({ only: [{ code: 'not_valid' }] });
    const behaviour = behaviours['change-requests'] ?? {};
    return services.db.transaction((tx) =>
      act({ services, tx, resource: changeRequests, behaviour, caller: context }, idOf(context.params.id), moves, {
        input: { note, ...(only && { only }) },
      }),
    );
  });

  /** If no level applies, no approval is needed. */
  const approve = async (tx: Transaction, context: CallContext<typeof calls.askChange>, made: StoredRow): Promise<void> => {
    const behaviour = behaviours['change-requests'] ?? {};
    const move = changeRequests.life.status?.moves.approve as NamedMove[1];
    await applyMove({ services, tx, resource: changeRequests, behaviour, caller: asOthers(context) }, made, ['approve', move]);
  };

  /** A change that could not be written later is refused before it is submitted: it is tried as HR would write it, and rolled back. */
  const tryOut = async (context: CallContext<typeof calls.askChange>, employee_id: number): Promise<void> => {
    const trial = ofCompany(async (tx) => {
      const request = (await askChange(services, tx, context, employee_id)) as StoredRequest;
      await writeChange({ services, tx, caller: asOthers(context) }, request, behaviours[request.model] ?? {});
      throw new TriedOut();
    });
    await trial.catch((end: unknown) => {
      if (!(end instanceof TriedOut)) throw end;
    });
  };

  /** An employee requesting a change of their account may lack the rights of pay: the system looks for them. */
  const ofCompany = <R>(work: (tx: Transaction) => Promise<R>): Promise<R> => runAs('system', () => services.db.transaction(work));
}

/** Employees cannot write their own data of these kinds, so it is tried and written as another user. */
const asOthers = <A extends Pick<CallContext, 'actor'>>(requested: A): A => ({
  ...requested,
  actor: { ...requested.actor, employee_id: null },
});

/** It could be written. */
class TriedOut extends Error {}

/** Requests are only for one's own file: users who may change others' data do so directly. */
function ownIdOf({ actor, params }: Pick<CallContext, 'actor' | 'params'>): number {
  const own = actor.employee_id;
  if (own === null || !actor.rights.has('employees.view_personal')) throw new Problem('not_allowed');
  if (params.id !== 'self' && idOf(params.id) !== own) throw new Problem('not_allowed');
  return own;
}

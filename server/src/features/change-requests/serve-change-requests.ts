import * as calls from '@cadre/contract/calls/change-requests';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf, readRecord } from '../../crud/read.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inNameOf } from '../../platform/database/in-name-of.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { askChange } from './ask-change.ts';
import { closeRequest } from './close-request.ts';
import { decideChange } from './decide-change.ts';
import { lockRequest } from './stored-request.ts';

/** Changes of protected data: asked for by their owner, decided by HR. Reading them is generic. */
export function serveChangeRequests(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, calls.askChange, async (asked) => {
    const employee_id = ownIdOf(asked);
    const data = await inHouse(async (tx) => {
      const id = await askChange(house, tx, asked, employee_id);
      return asked.actor.rights.has('change-requests.view') ? readRecord(tx, changeRequests, {}, asked.actor, id) : { id };
    });
    return { message: asked.t('done.change_asked'), data };
  });

  serve(app, house, calls.decideChange, async (asked) => {
    const id = idOf(asked.params.id);
    const data = await inHouse(async (tx) => {
      await decideChange(house, tx, behaviours, asked, id);
      return readRecord(tx, changeRequests, {}, asked.actor, id);
    });
    return { message: asked.t(asked.body.status === 'approved' ? 'done.change_approved' : 'done.change_rejected'), data };
  });

  serve(app, house, calls.withdrawChange, async (asked) => {
    const id = idOf(asked.params.id);
    const data = await house.db.transaction(async (tx) => {
      const request = await lockRequest(tx, asked.actor, id);
      if (request.employee_id !== asked.actor.employee_id) throw new Problem('not_allowed');
      if (request.status !== 'pending') throw new Problem('wrong_state');
      await closeRequest(tx, asked, request, 'withdrawn', null);
      return readRecord(tx, changeRequests, {}, asked.actor, id);
    });
    return { message: asked.t('done.change_withdrawn'), data };
  });

  /** Who asks for their own account and who decides about it may lack the rights of pay: the house looks and writes for them. */
  const inHouse = <R>(work: (tx: Transaction) => Promise<R>): Promise<R> => inNameOf('system', () => house.db.transaction(work));
}

/** Nobody asks in the name of another: whoever may change the data of others does so directly. */
function ownIdOf({ actor, params }: Pick<Asked, 'actor' | 'params'>): number {
  const own = actor.employee_id;
  if (own === null || !actor.rights.has('employees.view_personal')) throw new Problem('not_allowed');
  if (params.id !== 'self' && idOf(params.id) !== own) throw new Problem('not_allowed');
  return own;
}

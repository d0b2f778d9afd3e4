import { updateStatus } from '@cadre/contract/calls/generic';
import type { ResourceName } from '@cadre/contract/resources/index';
import type { FastifyInstance } from 'fastify';
import type { House } from '../platform/house.ts';
import { serve } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { wordsOf } from '../platform/texts.ts';
import type { Behaviours } from './behaviour.ts';
import { resourceNamed } from './resource-named.ts';
import { moveStatus } from './status.ts';

/** One call for every status; the model is looked up among the declarations, never trusted. */
export function serveStatus(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, updateStatus, async (asked) => {
    const { id, model, status } = asked.body;
    const of = resourceNamed(model);
    if (!of?.status) throw new Problem('unknown_model', { args: { name: model }, fields: { model: [{ code: 'not_valid' }] } });
    const behaviour = behaviours[of.name as ResourceName] ?? {};
    const { label } = await house.db.transaction((tx) => moveStatus({ house, tx, of, behaviour, asker: asked }, id, status));
    return { message: asked.t('done.status', { label, status: wordsOf(asked.t).option(of.name, of.status.field, status) }) };
  });
}

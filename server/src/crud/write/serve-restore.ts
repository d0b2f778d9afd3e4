import { restoreDeleted } from '@cadre/contract/calls/generic';
import { withCustom } from '@cadre/contract/custom-fields';
import { choice } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import type { Behaviours } from '../behaviour.ts';
import { resourceNamed } from '../resource-named.ts';
import { isRestorable, restoreRecord } from './restore.ts';

const names = Object.values<Resource>(resources)
  .filter(isRestorable)
  .map(({ name }) => name);

/** One call for all kinds of records that come back. */
export function serveRestore(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  const body = { ...restoreDeleted.body, model: choice({ options: names, required: true }) };
  serve(app, services, { ...restoreDeleted, body }, async (context) => {
    const { model, id } = context.body;
    const declared = resourceNamed(String(model));
    if (!declared) throw new Problem('not_found');
    const resource = withCustom<Resource>(declared, context.actor.custom);
    const behaviour = behaviours[declared.name as keyof Behaviours] ?? {};
    const restored = await services.db.transaction((tx) =>
      restoreRecord({ services, tx, resource, behaviour, caller: context }, Number(id)),
    );
    const what = wordsOf(context.t).named(declared.name);
    return {
      message: context.t(restored.isNew ? 'done.restored' : 'done.restored_before', { what, label: restored.label }),
      data: { id: restored.id, model: declared.name },
    };
  });
}

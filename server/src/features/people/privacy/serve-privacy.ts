import * as calls from '@cadre/contract/calls/privacy';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { archivePerson } from './archive-person.ts';
import { personOfParams } from './person-of-params.ts';
import { previewPurge } from './preview-purge.ts';
import { purgePerson } from './purge-person.ts';
import { finishForgetting } from './remove-forgotten.ts';

/** The person's privacy rights: all of their data in one file, and to be forgotten. */
export function servePrivacy(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  finishForgetting(services);
  serve(app, services, calls.archivePerson, async (context) => ({
    link: await archivePerson(services, behaviours, context),
    message: context.t('done.archive_ready'),
  }));
  // The user who purges need not have the right to see the data, so beyond the right to purge it runs as the system.
  serve(app, services, calls.previewPurge, async ({ actor, params }) => ({
    data: await runAs('system', () =>
      services.db.reading(async (on) => previewPurge(on, await personOfParams(on, actor, params.id, 'purge'))),
    ),
  }));
  serve(app, services, calls.purgePerson, async (context) => {
    const name = await runAs('system', () => services.db.transaction((tx) => purgePerson(services, tx, context, context.body.name)));
    return { message: context.t('done.purged', { name }) };
  });
}

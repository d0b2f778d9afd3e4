import * as calls from '@cadre/contract/calls/privacy';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { archivePerson } from './archive-person.ts';
import { personAsked } from './person-asked.ts';
import { previewPurge } from './preview-purge.ts';
import { purgePerson } from './purge-person.ts';
import { finishForgetting } from './remove-forgotten.ts';

/** The person's privacy rights: all of their data in one file, and to be forgotten. */
export function servePrivacy(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  finishForgetting(services);
  serve(app, services, calls.archivePerson, async (asked) => ({
    link: await archivePerson(services, behaviours, asked),
    message: asked.t('done.archive_ready'),
  }));
  // The user who purges need not have the right to see the data, so beyond the right to purge it runs as the system.
  serve(app, services, calls.previewPurge, async ({ actor, params }) => ({
    data: await runAs('system', () =>
      services.db.reading(async (on) => previewPurge(on, await personAsked(on, actor, params.id, 'purge'))),
    ),
  }));
  serve(app, services, calls.purgePerson, async (asked) => {
    const name = await runAs('system', () => services.db.transaction((tx) => purgePerson(services, tx, asked, asked.body.name)));
    return { message: asked.t('done.purged', { name }) };
  });
}

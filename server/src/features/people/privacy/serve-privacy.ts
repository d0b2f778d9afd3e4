import * as calls from '@cadre/contract/calls/privacy';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { inNameOf } from '../../../platform/database/in-name-of.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/http/serve.ts';
import { archivePerson } from './archive-person.ts';
import { personAsked } from './person-asked.ts';
import { previewPurge } from './preview-purge.ts';
import { purgePerson } from './purge-person.ts';
import { finishForgetting } from './remove-forgotten.ts';

/** The person's privacy rights: all of their data in one file, and to be forgotten. */
export function servePrivacy(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  finishForgetting(house);
  serve(app, house, calls.archivePerson, async (asked) => ({
    link: await archivePerson(house, behaviours, asked),
    message: asked.t('done.archive_ready'),
  }));
  // The user who purges need not have the right to see the data, so beyond the right to purge it runs as the system.
  serve(app, house, calls.previewPurge, async ({ actor, params }) => ({
    data: await inNameOf('system', () =>
      house.db.reading(async (on) => previewPurge(on, await personAsked(on, actor, params.id, 'purge'))),
    ),
  }));
  serve(app, house, calls.purgePerson, async (asked) => {
    const name = await inNameOf('system', () => house.db.transaction((tx) => purgePerson(house, tx, asked, asked.body.name)));
    return { message: asked.t('done.purged', { name }) };
  });
}

import { exportList, openExport } from '@cadre/contract/calls/generic';
import { choice } from '@cadre/contract/fields';
import { catalogue } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { Behaviours } from '../behaviour.ts';
import { resourceNamed } from '../resource-named.ts';
import { answerExport } from './answer-export.ts';
import { openExport as openFile } from './export-link.ts';
import { listSource } from './list-source.ts';

const exportable = Object.values<Resource>(resources)
  .filter((resource) => catalogue.some(({ name }) => name === rightOf(resource, 'export')))
  .map(({ name }) => name);

/** The rows of a list as a file, with a short-lived link that opens in its own window. */
export function serveExports(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(
    app,
    services,
    { ...exportList, params: { type: choice({ options: exportable }) } },
    async (context) => {
      const resource = resourceNamed(context.params.type ?? '');
      if (!resource) throw new Problem('not_found');
      if (!context.actor.rights.has(rightOf(resource, 'export'))) throw new Problem('not_allowed');
      return answerExport(services, context, resource.name, listSource(services, behaviours, resource));
    },
    { body: 'own' },
  );

  serve(app, services, openExport, async (context) => {
    const { name, type, bytes } = await openFile(services, context);
    await context.reply
      .type(type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(bytes);
    return undefined;
  });
}

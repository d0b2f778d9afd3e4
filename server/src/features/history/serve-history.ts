import { historySeal } from '@cadre/contract/calls/history';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { checkAnchor } from './anchor.ts';

export function serveHistory(app: FastifyInstance, services: Services): void {
  serve(app, services, historySeal, async () => {
    const { state, anchor } = await checkAnchor(services.db, services);
    return { data: { state, entry: anchor?.id ?? null, at: anchor?.at ?? null } };
  });
}

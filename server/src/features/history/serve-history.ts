import { historySeal } from '@cadre/contract/calls/history';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { checkAnchor } from './anchor.ts';

export function serveHistory(app: FastifyInstance, house: House): void {
  serve(app, house, historySeal, async () => {
    const { state, anchor } = await checkAnchor(house.db, house);
    return { data: { state, entry: anchor?.id ?? null, at: anchor?.at ?? null } };
  });
}

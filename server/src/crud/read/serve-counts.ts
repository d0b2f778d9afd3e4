import { countLists } from '@cadre/contract/calls/generic';
import { choice } from '@cadre/contract/fields';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { doorTo } from '../access/door.ts';
import type { Behaviours } from '../behaviour.ts';
import { resourceNamed } from '../resource-named.ts';
import { countSeen } from './count-seen.ts';

const { of } = countLists.body;
/** The same body with the names of the lists, which only the registry knows. */
const ofNamedLists = {
  ...of,
  of: { ...of.of, fields: { ...of.of.fields, list: choice({ options: Object.keys(resources), required: true }) } },
} as const;

type Counted = { list: string; filters?: Record<string, unknown> | null };

export function serveCounts(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, { ...countLists, body: { of: ofNamedLists } }, async ({ actor, body }) => ({
    counts: await Promise.all(body.of.map((one) => countIn(services, behaviours, actor, one))),
  }));
}

async function countIn({ db }: Services, behaviours: Behaviours, actor: Actor, { list, filters }: Counted) {
  const resource = resourceNamed(list);
  if (!resource) throw invalid({ of: [{ code: 'not_valid' }] });
  if (!actor.rights.has(seeRight(resource))) return { total: null, count: null };
  return countSeen(db, doorTo(resource, behaviours, actor), filters ?? {});
}

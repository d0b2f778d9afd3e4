import { syncAttendances } from '@cadre/contract/calls/device-punches';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admitsFirst, bodyLimits } from '../../../platform/http/body-limits.ts';
import { checkedBody } from '../../../platform/http/checked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf, translator } from '../../../platform/texts/texts.ts';
import { admitAgent } from '../door/authenticate-device.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { readRecords } from './read-records.ts';
import { syncedText } from './synced-text.ts';
import { takeRecords } from './take-records.ts';

/** A program in the network of a device sends its punches to the address of that device, which permits nothing else. */
export function serveAgents(app: FastifyInstance, services: Services): void {
  const admitted = new WeakMap<FastifyRequest, KnownDevice>();
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const { token } = request.params as { token: string };
    const device = await admitAgent(services, token, request.ip);
    if (!device) throw new Problem('not_allowed');
    admitted.set(request, device);
  };
  const options = { onRequest, config: { [admitsFirst]: true as const }, bodyLimit: bodyLimits.admitted };
  app.post('/d/:token/attendances/sync', options, async (request, reply) => {
    const device = admitted.get(request) as KnownDevice;
    const body = checkedBody(syncAttendances, { ...((request.body ?? {}) as object), device: device.serial_no });
    if (!body.records) throw invalid({ records: [{ code: 'required' }] });
    const t = translator(languageOf(request.headers['accept-language']));
    const data = await takeRecords(services, readRecords(body), t, { device });
    return reply.header('cache-control', 'no-store').send({ message: t('done.punches_synced', syncedText(data)), data });
  });
}

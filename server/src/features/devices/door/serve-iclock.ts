import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inRank } from '../../../platform/batching/rank.ts';
import type { Services } from '../../../platform/services.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { isSerialNumber } from '../protocol/serial-number.ts';
import { answerDevice } from './answer-device.ts';
import { authenticateDevice, later } from './authenticate-device.ts';
import type { DeviceAnswer, DeviceCall } from './device-request.ts';
import { plainBody } from './plain-body.ts';

/** A call as it is known before its body is read. */
type Admitted = DeviceCall & { device: KnownDevice };

/**
 * `/iclock/*`, the endpoint for terminals: no session, no JSON, and a raw body whatever its content type. The body is read only after the
 * device is admitted.
 */
export async function serveIclock(app: FastifyInstance, services: Services): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  // By default HTTP refuses a request with an unknown `Expect` header.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  await app.register(async (door) => {
    door.addHook('onRequest', async (request, reply) => {
      // The body is parsed here, so the content type that a device sends is ignored.
      request.raw.headers['content-type'] = 'application/octet-stream';
      const context = readCall(request);
      if (!context) return send(reply, { status: 400, text: 'SN?' });
      const device = await inRank('machines', () => authenticateDevice(services, context));
      if ('text' in device) return send(reply, device);
      admitted.set(request, { ...context, device });
    });
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', readBody);
    door.setErrorHandler(answerFailure);
    for (const url of ['/iclock/*', '/d/:token/iclock/*']) {
      door.route({
        method: ['GET', 'POST'],
        url,
        compress: false,
        handler: async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const is_too_large = request.body === 'too_large';
          const sent = { ...(admitted.get(request) as Admitted), body, is_too_large };
          return send(reply, await inRank('machines', () => answerDevice(services, sent)));
        },
      });
    }
  });
}

function readCall(request: FastifyRequest): DeviceCall | undefined {
  const params = request.params as { '*': string; token?: string };
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value.replace(/[\x00-\x1F\x7F]/g, '')]] : [],
    ),
  );
  const serial = query.sn?.trim() ?? '';
  if (!isSerialNumber(serial)) return undefined;
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    word: params['*']
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/\.aspx$/, ''),
    serial,
    token: params.token,
    query,
    ip: request.ip,
    user_agent: request.headers['user-agent']?.slice(0, 200) ?? null,
    received_at: new Date(),
  };
}

/**
 * The request failed and was not acknowledged. The device keeps its data and sends it again later; lines that were stored are known then.
 */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: error }, 'a device was not served');
  void send(reply, later);
}

function send(reply: FastifyReply, { status, text }: DeviceAnswer): FastifyReply {
  return reply.code(status).type('text/plain').send(text);
}

const mostBytes = 10 * 1024 * 1024;

/** A body as it came, or `too_large`: then the rest of it was read and dropped, so that the device hears the answer. */
async function readBody({ headers }: FastifyRequest, payload: Readable): Promise<Buffer | 'too_large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > mostBytes) return 'too_large';
  return plainBody(Buffer.concat(chunks), headers['content-encoding'] ?? '', mostBytes);
}

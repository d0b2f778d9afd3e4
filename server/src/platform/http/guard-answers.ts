import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from './create-log.ts';

/** Scripts and styles are the bundle's files alone: nothing that is written into a page runs or dresses it. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  // A PDF is fetched with the session and shown from memory.
  'frame-src blob:',
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What every answer carries: security headers, its request's id, no caching of data, and one line in the log. */
export async function guardAnswers(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Constants, so they are set as they are: computing them each time took a tenth of the time of a list.
  const headers = publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' }
    : securityHeaders;
  // Small answers gain nothing, and files of the web are compressed when they are built.
  await app.register(compress, {
    threshold: 4096,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      user_id: request.actor?.user_id,
    });
  });
}

/** A token in a path is a secret like any other. */
const loggedPath = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url?.includes(':token') ? routeOptions.url : pathOf(url);

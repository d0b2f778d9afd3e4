import { isIP } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';

/** Scripts and styles come only from the bundle's files, so that injected ones in a page have no effect. */
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

/** The app uses no device features, so injected scripts must not use them either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Common to every response: security headers, the request's id, no caching of data, and one line in the log. */
export async function guardAnswers(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Constants, so they are set as they are: computing them each time took a tenth of the time of a list.
  const headers = publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' }
    : securityHeaders;
  // Compressing small responses has no benefit, and files of the web are compressed when they are built.
  await app.register(compress, {
    threshold: 4096,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    believeAddress(request);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      user_id: request.actor?.user_id,
    });
    done();
  });
}

/** A proxy may forward any text as an address; if it is not one, the proxy's own address is used. */
function believeAddress(request: FastifyRequest): void {
  if (isIP(request.ip) === 0) Object.defineProperty(request, 'ip', { value: request.socket.remoteAddress ?? 'unknown' });
}

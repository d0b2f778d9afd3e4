import { type FastifyBaseLogger, fastify } from 'fastify';
import type { LogLevel } from '../settings.ts';

/** Lines of JSON. A request leaves its method, path, status and id: no query, no body, no header, so no secret can be in it. */
export function createLog(level: LogLevel, stream?: { write(line: string): void }): FastifyBaseLogger {
  return fastify({
    logger: {
      level,
      ...(stream && { stream }),
      redact: [
        '*.password',
        '*.current_password',
        '*.token',
        '*.access_token',
        '*.authorization',
        '*.cookie',
        'req.headers',
        'err.detail',
        'err.parameters',
      ],
      serializers: { req: (request) => ({ method: request.method, url: pathOf(request.url) }) },
    },
  }).log;
}

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

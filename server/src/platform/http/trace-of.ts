import type { FastifyRequest } from 'fastify';
import type { Trace } from '../access/actor.ts';
import { languageOf } from '../texts/texts.ts';

/** Where a request comes from, for the history. */
export const traceOf = (request: FastifyRequest): Trace => ({
  via: 'web',
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  request_id: request.id,
  language: languageOf(request.headers['accept-language']),
});

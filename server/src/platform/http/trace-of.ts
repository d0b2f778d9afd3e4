import { confirmHeader } from '@cadre/contract/confirm-header';
import type { FastifyRequest } from 'fastify';
import type { Trace } from '../access/actor.ts';
import { languageOf } from '../texts/texts.ts';

/** Where a request comes from, for the history. */
export const traceOf = (request: FastifyRequest): Trace => ({
  ...confirmationIn(request),
  via: 'web',
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  request_id: request.id,
  language: languageOf(request.headers['accept-language']),
});

function confirmationIn({ headers }: FastifyRequest): Pick<Trace, 'confirms'> {
  const confirms = headers[confirmHeader];
  return typeof confirms === 'string' ? { confirms } : {};
}

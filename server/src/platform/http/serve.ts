import type { Call } from '@cadre/contract/call';
import type { Permission } from '@cadre/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { inNameOf } from '../database/in-name-of.ts';
import { sql } from '../database/sql.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { languageOf, translator } from '../texts/texts.ts';
import { type Answer, type Asked, type Handler, ReadyJson } from './asked.ts';
import { bearerToken } from './bearer-token.ts';
import { admitsFirst, bodyLimits } from './body-limits.ts';
import { checkedBody, checkedQuery } from './checked.ts';
import { tagAnswer } from './entity-tag.ts';
import { answerOnce } from './idempotency.ts';
import { apiBase, served } from './served.ts';

/**
 * `own`: the handler checks that part itself. `multipart`: the body is a stream of parts that the handler reads.
 * `proves`: the handler puts `asked.proof` into its one statement, which saves the statement that loads the actor.
 */
export type Serving = { query?: 'own'; body?: 'own' | 'multipart'; proves?: true };

/** Registers a declared call. Access is checked before anything of the request is read, then query and body against the declaration. */
export function serve<const C extends Call>(app: FastifyInstance, house: House, call: C, handler: Handler<C>, serving: Serving = {}): void {
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    config: { [served]: call, ...(call.access !== 'public' && { [admitsFirst]: true as const }) },
    bodyLimit: call.access === 'public' ? bodyLimits.stranger : bodyLimits.admitted,
    onRequest: async (request) => {
      if (serving.proves) recallActor(house, call, request);
      if (!request.proof) request.actor = await admit(house, call, request);
    },
    handler: async (request, reply) => {
      if (request.isMultipart() && serving.body !== 'multipart') throw new Problem('type_not_supported');
      const asked = askedOf(call, serving, request, reply);
      try {
        return payloadOf(call, asked, await answerOnce(house, call, asked, () => inNameOfAsker(handler, asked)));
      } catch (error) {
        if (!request.proof) throw error;
        // A refusal too is only for who is still signed in: it is found again, by the actor as they are now.
        request.actor = await admit(house, call, request);
        return payloadOf(call, asked, await inNameOfAsker(handler, { ...asked, actor: request.actor as Actor, proof: proven }));
      }
    },
  });
}

const proven = sql<boolean>`true`;

/** A public call has no actor, and works in nobody's name. */
const inNameOfAsker = <C extends Call>(handler: Handler<C>, asked: Asked<C>): Promise<Answer> =>
  asked.actor ? inNameOf(asked.actor.user_id, () => handler(asked)) : handler(asked);

function recallActor(house: House, call: Call, request: FastifyRequest): void {
  const token = bearerToken(request);
  const recalled = token === undefined ? undefined : house.sessions.recall(token);
  if (!recalled || !mayCall(call, recalled.actor)) return;
  request.actor = recalled.actor;
  request.proof = recalled.proof;
}

const mayCall = (call: Call, actor: Actor): boolean => call.access === 'signed_in' || actor.rights.has(call.access as Permission);

async function admit(house: House, call: Call, request: FastifyRequest): Promise<Actor | null> {
  if (call.access === 'public') return null;
  const token = bearerToken(request);
  const actor = token === undefined ? undefined : await house.sessions.loadActor(token);
  if (!actor) throw new Problem('not_signed_in');
  if (!mayCall(call, actor)) throw new Problem('not_allowed');
  return actor;
}

function askedOf<C extends Call>(call: C, serving: Serving, request: FastifyRequest, reply: FastifyReply): Asked<C> {
  const language = languageOf(request.headers['accept-language']);
  return {
    actor: request.actor as Actor,
    proof: request.proof ?? proven,
    trace: {
      via: 'web',
      ip: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
      request_id: request.id,
      language,
    },
    language,
    t: translator(language),
    params: request.params as Record<string, string>,
    query: serving.query ? (request.query as Asked<C>['query']) : checkedQuery(call, request.query as Record<string, unknown>),
    body: serving.body ? (request.body as Asked<C>['body']) : checkedBody(call, request.body),
    request,
    reply,
  };
}

/** What Fastify sends. A handler that replied itself gives nothing, and Fastify waits for that reply. */
function payloadOf(call: Call, { request, reply }: Pick<Asked, 'request' | 'reply'>, answer: Answer): unknown {
  if (answer === undefined) return reply;
  if (tagAnswer(call, request, reply, answer) === 'known') return reply.code(304).send();
  if (!(answer instanceof ReadyJson)) return answer;
  reply.type('application/json; charset=utf-8');
  return answer.text;
}

import type { Call } from '@cadre/contract/call';
import type { Permission } from '@cadre/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { beginRequest } from '../batching/running-requests.ts';
import { runAs } from '../database/run-as.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { languageOf, translator } from '../texts/texts.ts';
import { type AccessLog, collectAccess } from './access-log.ts';
import { bearerToken } from './bearer-token.ts';
import { admitsFirst, bodyLimits } from './body-limits.ts';
import { type Answer, type CallContext, type Handler, proven, ReadyJson, Unproven } from './call-context.ts';
import { checkedBody, checkedQuery } from './checked.ts';
import { tagAnswer } from './entity-tag.ts';
import { type Again, answerOnce } from './idempotency.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { apiBase, served } from './served.ts';
import { traceOf } from './trace-of.ts';

/**
 * `own`: the handler checks that part itself. `multipart`: the body is a stream of parts that the handler reads. `again`: builds the
 * response to a repeat of a request with an Idempotency-Key, if the declaration does not define it. `proves`: the handler puts
 * `requested.proof` into its one statement, which saves the statement that loads the actor. `stays`: the response continues while the client
 * listens, so shutdown does not wait for its end.
 */
export type Serving = { query?: 'own'; body?: 'own' | 'multipart'; proves?: true; again?: Again; stays?: true };

/** Registers a declared call. Access is checked before anything of the request is read, then query and body against the declaration. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handler: Handler<C>,
  serving: Serving = {},
): void {
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    config: { [served]: call, ...(call.access !== 'public' && { [admitsFirst]: true as const }) },
    bodyLimit: call.access === 'public' ? bodyLimits.stranger : bodyLimits.admitted,
    onRequest: (request, reply, done) => {
      if (!serving.stays) {
        const end = beginRequest();
        reply.raw.once('finish', end).once('close', end);
      }
      // A repeat is served from its stored response, without a statement that could prove the actor.
      if (serving.proves && request.headers['idempotency-key'] === undefined) recallActor(services, call, request);
      if (request.proof) return done();
      admit(services, call, request).then((actor) => {
        request.actor = actor;
        done();
      }, done);
    },
    handler: async (request, reply) => {
      if (request.isMultipart() && serving.body !== 'multipart') throw new Problem('type_not_supported');
      const context = contextOf(call, serving, request, reply);
      const answer = await limitConcurrency(call, context, () =>
        runAsCaller(context, () => answerProven({ app, services, call, serving }, handler, context)),
      );
      return payloadOf(call, context, answer);
    },
  });
}

type Route<C extends Call> = { app: FastifyInstance; services: Services; call: C; serving: Serving };

async function answerProven<C extends Call>(
  { app, services, call, serving }: Route<C>,
  handler: Handler<C>,
  context: CallContext<C>,
): Promise<Answer> {
  const { request } = context;
  try {
    // A multipart stream is identified by its content, which is known only after it is read.
    if (serving.body === 'multipart') return await handler(context);
    const sent = () => JSON.stringify(request.body ?? null);
    return await answerOnce({ app, services, call, context: context as unknown as CallContext, sent, again: serving.again }, () =>
      handler(context),
    );
  } catch (error) {
    const isRefused = error instanceof Problem;
    if (!request.proof || !(isRefused || error instanceof Unproven)) throw error;
    // A refusal, too, is only valid while the user is signed in and still has the rights it was based on.
    const actor = (await admit(services, call, request)) as Actor;
    if (isRefused && actor.rights === context.actor.rights) throw error;
    request.actor = actor;
    return handler({ ...context, actor: { ...actor, language: context.language }, proof: proven });
  }
}

/** A public call has no actor, and runs without an identity. */
const runAsCaller = <C extends Call, R>(context: CallContext<C>, work: () => Promise<R>): Promise<R> =>
  context.actor ? runAs(context.actor.user_id, () => collectAccess(accessOf(context), work)) : work();

/** The data that the response shows, stored with the request until the response is sent. */
function accessOf<C extends Call>({ actor, trace, request }: CallContext<C>): AccessLog {
  const accessLog = { actor, trace, seen: [] };
  request.accessLog = accessLog;
  return accessLog;
}

function recallActor(services: Services, call: Call, request: FastifyRequest): void {
  const token = bearerToken(request);
  const recalled = token === undefined ? undefined : services.sessions.recall(token);
  if (!recalled || !mayCall(call, recalled.actor)) return;
  request.actor = recalled.actor;
  request.proof = recalled.proof;
}

const mayCall = (call: Call, actor: Actor): boolean => call.access === 'signed_in' || actor.rights.has(call.access as Permission);

async function admit(services: Services, call: Call, request: FastifyRequest): Promise<Actor | null> {
  if (call.access === 'public') return null;
  const token = bearerToken(request);
  const actor = token === undefined ? undefined : await services.sessions.loadActor(token);
  if (!actor) throw new Problem('not_signed_in');
  // Known even where refused: the log and the history name them.
  request.actor = actor;
  if (!mayCall(call, actor)) throw new Problem('not_allowed');
  return actor;
}

function contextOf<C extends Call>(call: C, serving: Serving, request: FastifyRequest, reply: FastifyReply): CallContext<C> {
  const language = languageOf(request.headers['accept-language']);
  return {
    actor: (request.actor && { ...request.actor, language }) as Actor,
    proof: request.proof ?? proven,
    trace: traceOf(request),
    language,
    t: translator(language),
    params: request.params as Record<string, string>,
    query: serving.query ? (request.query as CallContext<C>['query']) : checkedQuery(call, request.query as Record<string, unknown>),
    body: serving.body ? (request.body as CallContext<C>['body']) : checkedBody(call, request.body),
    request,
    reply,
  };
}

/** The payload for Fastify. A handler that replied itself returns undefined, and Fastify waits for that reply. */
function payloadOf(call: Call, { request, reply }: Pick<CallContext, 'request' | 'reply'>, answer: Answer): unknown {
  if (answer === undefined) return reply;
  if (tagAnswer(call, request, reply, answer) === 'known') return reply.code(304).send();
  if (!(answer instanceof ReadyJson)) return answer;
  reply.type('application/json; charset=utf-8');
  return answer.text;
}

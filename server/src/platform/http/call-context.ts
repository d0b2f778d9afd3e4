import type { AnswerOf, BodyOf, Call, QueryOf } from '@cadre/contract/call';
import type { Language } from '@cadre/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Trace } from '../access/actor.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Translate } from '../texts/texts.ts';

/** A request as a handler sees it: the caller, the origin, and the checked input. */
export type CallContext<C extends Call = Call> = {
  /** Present unless the call is public. */
  actor: Actor;
  /** Whether the actor is still who they were: true already, or, for a call that proves it itself, a condition for its statement. */
  proof: Sql<boolean>;
  trace: Trace;
  language: Language;
  t: Translate;
  params: Record<string, string>;
  body: BodyOf<C>;
  query: QueryOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The proof of who was loaded with this very request. */
export const proven = sql<boolean>`true`;

/** JSON already built by the database; it is sent unchanged. `T` is the type of its content. */
export class ReadyJson<T = unknown> {
  declare readonly holds: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Thrown by a call whose proof failed; it is retried with a freshly loaded actor. */
export class Unproven extends Error {}

/** The return value of a handler: an object to send as JSON, text that is JSON already, or undefined if it replied itself. */
export type Answer = Record<string, unknown> | ReadyJson | undefined;

/** The declared response. A call that responds with a file replies itself. */
export type AnswerTo<C extends Call> = C['file'] extends readonly string[] ? undefined : AnswerOf<C> | ReadyJson<AnswerOf<C>>;

export type Handler<C extends Call = Call> = (context: CallContext<C>) => Promise<AnswerTo<C>>;

import type { AnswerOf, BodyOf, Call, QueryOf } from '@cadre/contract/call';
import type { Language } from '@cadre/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Trace } from '../access/actor.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Translate } from '../texts/texts.ts';

/** A request as a handler sees it: who asks, from where, and what was checked already. */
export type Asked<C extends Call = Call> = {
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

/** JSON that the database has built already; it is sent as it is. `T` is what it holds. */
export class ReadyJson<T = unknown> {
  declare readonly holds: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Thrown by a call that found its proof wanting; it is asked again with a freshly loaded actor. */
export class Unproven extends Error {}

/** What a handler gives back: an object to be sent as JSON, text that is JSON already, or undefined when it replied itself. */
export type Answer = Record<string, unknown> | ReadyJson | undefined;

/** What the declaration says is answered. A call that answers with a file replies itself. */
export type AnswerTo<C extends Call> = C['file'] extends readonly string[] ? undefined : AnswerOf<C> | ReadyJson<AnswerOf<C>>;

export type Handler<C extends Call = Call> = (asked: Asked<C>) => Promise<AnswerTo<C>>;

import { events, type LiveTag, liveTags } from '@cadre/contract/calls/notifications';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';

const type = 'text/event-stream';
/** Well below what proxies and our own server take for a dead connection. */
const beatMilliseconds = 20_000;
/** More windows than a user has open; the oldest is closed. */
const mostStreams = 12;
const opening = 'retry: 2000\n\n';
const beat = ': still here\n\n';

/** Open pages hear that something of theirs changed, never what. A session that ends takes its streams with it. */
export function serveEvents(app: FastifyInstance, services: Services): void {
  const streams = new Map<number, Set<() => void>>();
  app.addHook('preClose', async () => {
    for (const end of [...streams.values()].flatMap((all) => [...all])) end();
  });

  const keep = (user_id: number, end: () => void): (() => void) => {
    const all = streams.get(user_id) ?? new Set();
    streams.set(user_id, all);
    if (all.size >= mostStreams) [...all][0]?.();
    all.add(end);
    return () => {
      all.delete(end);
      if (all.size === 0) streams.delete(user_id);
    };
  };

  serve(
    app,
    services,
    events,
    async (context) => {
      if (String(context.request.headers.accept).includes(type)) stream(services, context, keep);
      else context.reply.type(type).send(opening);
      return undefined;
    },
    { stays: true },
  );
}

type Keep = (user_id: number, end: () => void) => () => void;

function stream(
  { live, sessions }: Services,
  { actor, reply, request }: Pick<CallContext, 'actor' | 'reply' | 'request'>,
  keep: Keep,
): void {
  const write = openStream(reply);
  const end = (): void => void reply.raw.end();

  const writeToSignedIn = async (text: string): Promise<void> => {
    const isSignedIn = await sessions.loadSession(actor.session_id).catch((error) => {
      request.log.warn({ err: error }, 'a live event was not sent');
    });
    if (isSignedIn) write(text);
    else end();
  };

  const unfollow = live.follow(actor.user_id, (tag) => void writeToSignedIn(eventOf(tag)));
  const beating = setInterval(() => void writeToSignedIn(beat), beatMilliseconds);
  const forget = keep(actor.user_id, end);
  reply.raw.once('close', () => {
    unfollow();
    clearInterval(beating);
    forget();
  });
  write(opening);
}

const eventOf = (tag: string | undefined): string => `data: ${JSON.stringify(tag === undefined ? liveTags : [tag as LiveTag])}\n\n`;

/** Written by hand, because what goes through Fastify may be compressed, and then waits to become more. */
function openStream(reply: FastifyReply): (text: string) => void {
  reply.hijack();
  const headers = reply.getHeaders() as Record<string, string>;
  reply.raw.writeHead(200, { ...headers, 'content-type': type, 'x-accel-buffering': 'no', connection: 'close' });
  return (text) => {
    if (!reply.raw.writableEnded) reply.raw.write(text);
  };
}

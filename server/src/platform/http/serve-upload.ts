import type { Call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { AnswerTo, Asked } from './asked.ts';
import { type Again, answerOnce } from './idempotency.ts';
import { fingerprintOfSent, readUpload, type Sent } from './read-upload.ts';
import { serve } from './serve.ts';

type Taking<C extends Call> = {
  /** Refuses callers without the right before a byte is read, and returns the limit in megabytes. */
  admit(asked: Asked<C>): Promise<number>;
  take(asked: Asked<C>, sent: Sent): Promise<AnswerTo<C>>;
  again?: Again;
};

/** A call that brings a file. */
export function serveUpload<const C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  { admit, take, again }: Taking<C>,
): void {
  const fields = Object.keys(call.upload ?? {});
  serve(
    app,
    services,
    call,
    async (asked) => {
      const megabytes = await admit(asked);
      const sent = await readUpload(asked.request, { fields, megabytes });
      const request = { app, services, call, asked: asked as unknown as Asked, sent: () => fingerprintOfSent(sent), again };
      return (await answerOnce(request, () => take(asked, sent) as Promise<never>)) as AnswerTo<C>;
    },
    { body: 'multipart' },
  );
}

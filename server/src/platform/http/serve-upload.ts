import type { Call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { AnswerTo, CallContext } from './call-context.ts';
import { type Again, answerOnce } from './idempotency.ts';
import { fingerprintOfSent, readUpload, type Sent } from './read-upload.ts';
import { serve } from './serve.ts';

type Taking<C extends Call> = {
  /** Refuses callers without the right before a byte is read, and returns the limit in megabytes. */
  admit(context: CallContext<C>): Promise<number>;
  take(context: CallContext<C>, sent: Sent): Promise<AnswerTo<C>>;
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
    async (context) => {
      const megabytes = await admit(context);
      const sent = await readUpload(context.request, { fields, megabytes });
      const request = { app, services, call, context: context as unknown as CallContext, sent: () => fingerprintOfSent(sent), again };
      return (await answerOnce(request, () => take(context, sent) as Promise<never>)) as AnswerTo<C>;
    },
    { body: 'multipart' },
  );
}

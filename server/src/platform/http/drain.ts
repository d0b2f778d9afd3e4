import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookAgainMilliseconds = 25;
const lastWordsMilliseconds = 300;

/**
 * Runs before idle connections are closed: new connections are refused, and requests on open ones get a response with `connection: close`. Closing
 * all of them immediately would cut off clients that are about to send.
 */
export function hearLastWords(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // That of HTTP closes idle connections too.
    NetServer.prototype.close.call(app.server);
    for (let waited = 0; waited < lastWordsMilliseconds && (await connectionsOf(app)) > 0; waited += lookAgainMilliseconds)
      await pause(lookAgainMilliseconds);
  });
}

const connectionsOf = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Finishes running requests. A client that does not send or receive the rest is disconnected in the end. */
export async function drain(app: FastifyInstance, patienceMilliseconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMilliseconds);
  await app.close().finally(() => clearTimeout(cut));
}

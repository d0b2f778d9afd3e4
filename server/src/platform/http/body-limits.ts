import type { FastifyInstance } from 'fastify';

const kilobyte = 1024;

/** What is read of a body before it is known who sends it, and after. Only a route that admits its callers first may say the second. */
export const bodyLimits = { stranger: 64 * kilobyte, admitted: 1024 * kilobyte };

/** The mark of a route that knows its caller before it reads their body. */
export const admitsFirst = Symbol('admits first');

declare module 'fastify' {
  interface FastifyContextConfig {
    [admitsFirst]?: true;
  }
}

/** A route that read more of anybody's body would let strangers fill the memory, so the process does not start with one. */
export function refuseOpenHandedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, bodyLimit = bodyLimits.stranger, config }) => {
    if (bodyLimit > bodyLimits.stranger && !config?.[admitsFirst])
      throw new Error(`The route ${method} ${url} reads ${bodyLimit} bytes of callers whom it does not know yet.`);
  });
}

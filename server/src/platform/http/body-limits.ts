import type { FastifyInstance } from 'fastify';

const kilobyte = 1024;

/** The size limits of a body before and after the caller is known. Only a route that admits its callers first may use the second. */
export const bodyLimits = { stranger: 64 * kilobyte, admitted: 1024 * kilobyte };

/** The mark of a route that knows its caller before it reads their body. */
export const admitsFirst = Symbol('admits first');

declare module 'fastify' {
  interface FastifyContextConfig {
    [admitsFirst]?: true;
  }
}

/** A route with a larger limit for unknown callers would let attackers fill the memory, so the process does not start with one. */
export function refuseOpenHandedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, bodyLimit = bodyLimits.stranger, config }) => {
    if (bodyLimit > bodyLimits.stranger && !config?.[admitsFirst])
      throw new Error(`The route ${method} ${url} reads ${bodyLimit} bytes of callers whom it does not know yet.`);
  });
}

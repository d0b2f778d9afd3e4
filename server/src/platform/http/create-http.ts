import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { Problem } from '../problem.ts';
import type { Config } from '../settings.ts';
import { answerError } from './answer-error.ts';
import { bodyLimits, refuseOpenHandedRoutes } from './body-limits.ts';
import { pathOf } from './create-log.ts';
import { hearLastWords } from './drain.ts';
import { guardAnswers } from './guard-answers.ts';
import { mostValues } from './most-values.ts';
import { parseJson } from './parse-json.ts';
import { isApi, isPage, sendPage, serveWeb, webFolder } from './serve-web.ts';
import { refuseUnservedRoutes, served } from './served.ts';

/** The HTTP floor: limits, headers, parsers, refusals and the pages of the web. It knows no call yet. */
export async function createHttp(config: Config, log: FastifyBaseLogger, pages = webFolder): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: bodyLimits.stranger,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    // Closes the connection of a client that has stopped reading the response.
    connectionTimeout: 300_000,
    // Terminals of all ages call; some leave the host out.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    // Requests that arrive during shutdown on an open connection still get a response.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/{2,}/, '/'),
    frameworkErrors: answerError,
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('proof', null);
  app.decorateRequest('looks', null);
  app.decorate('readAgain', async () => {
    throw new Problem('repeat_done');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    parseJson(body, mostValues(request), request.routeOptions.config[served]?.listAs),
  );
  app.setErrorHandler(answerError);
  hearLastWords(app);
  refuseUnservedRoutes(app);
  refuseOpenHandedRoutes(app);
  answerUnknownPath(app);
  await guardAnswers(app, config.publicUrl);
  await app.register(cookie);
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 5, parts: 10, headerPairs: 50, fieldSize: bodyLimits.stranger },
  });
  await serveWeb(app, pages);
  return app;
}

type Route = { methods: string[]; shape: RegExp };

/** Below /api: 405 with the allowed methods, or 404. Other paths get the pages of the web. */
function answerUnknownPath(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.addHook('onRoute', (route) => {
    if (isApi(route.url)) routes.push({ methods: [route.method].flat(), shape: shapeOf(route.url) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    if (isPage(app, request.method, path)) {
      sendPage(reply);
      return;
    }
    const methods = new Set(routes.filter((route) => route.shape.test(path)).flatMap((route) => route.methods));
    if (methods.size > 0) reply.header('allow', [...methods].join(', '));
    reply.send(new Problem(methods.size > 0 ? 'method_not_allowed' : 'unknown_path'));
  });
}

const shapeOf = (url: string): RegExp => new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);

import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { pathOf } from './create-log.ts';
import { isApi, isPage, sendPage } from './serve-web.ts';

type Route = { methods: string[]; shape: RegExp };

/** Below /api: 405 with the methods that there are, or 404. Elsewhere the pages of the web answer. */
export function answerUnknownPath(app: FastifyInstance): void {
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

import { call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { ReadyJson } from '../http/asked.ts';
import { serve } from '../http/serve.ts';
import { docsPage, docsStyle, docsStylePath } from './docs-page.ts';
import { openapiDocument } from './openapi-document.ts';

const openapi = call({ method: 'GET', path: '/openapi.json', access: 'public', tag: 'api' });

/** The document of everything served so far, so it comes last. */
export function serveOpenapi(app: FastifyInstance, house: House): void {
  const document = openapiDocument([...app.calls, openapi], house.config.publicUrl);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  serve(app, house, openapi, async () => new ReadyJson(json));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get(docsStylePath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

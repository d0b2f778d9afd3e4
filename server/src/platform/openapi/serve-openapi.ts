import { call, whole } from '@cadre/contract/call';
import { document, list, map, required, text } from '@cadre/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { ReadyJson } from '../http/asked.ts';
import { serve } from '../http/serve.ts';
import { docsPage, docsStyle, docsStylePath } from './docs-page.ts';
import { openapiDocument } from './openapi-document.ts';

const openapi = call({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  tag: 'api',
  summary: 'This document',
  answer: whole({
    openapi: text(required),
    info: document(required),
    servers: list(document(required)),
    security: list(document(required)),
    tags: list(document(required)),
    paths: map(document(required), required),
    components: document(required),
  }),
});

/** The document of everything served so far, so it comes last. It is written when somebody first asks for it, which no start waits for. */
export function serveOpenapi(app: FastifyInstance, house: House): void {
  const calls = [...app.calls, openapi];
  let written: { json: string; page: string } | undefined;
  const write = () => {
    const described = openapiDocument(calls, house.config.publicUrl);
    return { json: JSON.stringify(described), page: docsPage(described) };
  };
  const read = () => (written ??= write());
  serve(app, house, openapi, async () => new ReadyJson(read().json));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(read().page));
  app.get(docsStylePath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

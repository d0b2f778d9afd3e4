import { type Call, call, whole } from '@cadre/contract/call';
import { document, list, map, required, text } from '@cadre/contract/fields';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { type SharedFile, sendShared, sharedFile } from '../http/shared-file.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { languageOf, translator } from '../texts/texts.ts';
import { docsPage, docsScript, docsScriptPath, docsStyle, docsStylePath } from './docs-page.ts';
import { docsText } from './docs-text.ts';
import { type OpenapiDocument, openapiDocument } from './openapi-document.ts';
import { sectionOf } from './section-of.ts';

const described = whole({
  openapi: text(required),
  info: document(required),
  servers: list(document(required)),
  security: list(document(required)),
  tags: list(document(required)),
  paths: map(document(required), required),
  components: document(required),
});

const openapi = call({
  method: 'GET',
  path: '/openapi.json',
  access: 'signed_in',
  tag: 'api',
  summary: 'Get this document',
  tagged: true,
  answer: described,
});

const openapiSection = call({
  method: 'GET',
  path: '/openapi/:section.json',
  params: { section: text({ max: 60 }) },
  access: 'signed_in',
  tag: 'api',
  summary: 'Get the part of this document about one of its tags',
  example: { params: { section: 'branches' } },
  tagged: true,
  answer: described,
});

const readable = call({
  method: 'GET',
  path: '/openapi.html',
  access: 'signed_in',
  tag: 'api',
  summary: 'Get this document as a web page',
  tagged: true,
  file: ['text/html'],
});

/**
 * The document of everything served so far, so it comes last. It is made when it is first requested, which no start waits for. The page itself
 * is open to anyone and empty: a browser opens it without the session, which its script then sends.
 */
export function serveOpenapi(app: FastifyInstance, services: Services): void {
  const files = once(() => makeFiles([...app.calls], services.config.publicUrl));
  // A slow reader does not delay background work, because the content is already in memory.
  const serving = { stays: true } as const;
  serve(
    app,
    services,
    openapi,
    async ({ request, reply }) => {
      sendShared(request, reply, (await files()).json);
      return undefined as never;
    },
    serving,
  );
  serve(
    app,
    services,
    openapiSection,
    async ({ request, reply, params }) => {
      const { sections, document } = await files();
      const name = params.section ?? '';
      const section = sections.get(name) ?? (isSection(document, name) ? await sectionFile(document, name) : undefined);
      if (!section) throw new Problem('not_found');
      sections.set(name, section);
      sendShared(request, reply, section);
      return undefined as never;
    },
    serving,
  );
  serve(
    app,
    services,
    readable,
    async ({ request, reply }) => {
      sendShared(request, reply, (await files()).html);
      return undefined;
    },
    serving,
  );
  app.get('/api/docs', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Accept-Language')
      .send(docsPage(translator(language), language));
  });
  app.get(docsScriptPath, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(docsScript));
  app.get(docsStylePath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

type Files = { document: OpenapiDocument; json: SharedFile; html: SharedFile; sections: Map<string, SharedFile> };

async function makeFiles(calls: readonly Call[], publicUrl: string): Promise<Files> {
  const document = openapiDocument(calls, publicUrl);
  const json = await sharedFile(jsonType, JSON.stringify(document));
  return { document, json, html: await sharedFile('text/html; charset=utf-8', docsText(document)), sections: new Map() };
}

const jsonType = 'application/json; charset=utf-8';
const isSection = ({ tags }: OpenapiDocument, name: string): boolean => (tags as { name: string }[]).some((tag) => tag.name === name);
const sectionFile = (document: OpenapiDocument, name: string): Promise<SharedFile> =>
  sharedFile(jsonType, JSON.stringify(sectionOf(document, name)));

/** Callers who come while it is being made wait for the same one; after a failure the next caller tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error) => {
      made = undefined;
      throw error;
    }));
}

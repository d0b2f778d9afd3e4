import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const assets = '/assets/';

/** The built web application. Its assets have a hash in their names, so they never change; all other files are revalidated. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(join(folder, assets));
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // The package's own route reads the whole folder, two thousand names, before each of the many files of a page, to compare how its name is spelled.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    return isApi(path) ? reply.callNotFound() : reply.sendFile(path);
  });
}

/** Every path of the web that is no file is a page, which the web itself knows. */
export const isPage = (app: FastifyInstance, method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApi(path) && !path.startsWith(assets) && app.hasReplyDecorator('sendFile');

export const sendPage = (reply: FastifyReply): FastifyReply => reply.code(200).sendFile('index.html');

export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAmong } from './entity-tag.ts';

type Encoding = 'br' | 'gzip' | 'identity';
/** A large answer that is the same for every caller: made and compressed once, and sent to all of them from the same memory. */
export type SharedFile = { type: string; tag: string; bodies: Record<Encoding, Buffer> };

export async function sharedFile(type: string, text: string): Promise<SharedFile> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, tag, bodies: { br, gzip: zipped, identity } };
}

/** A weak tag, since every encoding of the file has the same. The browser keeps the file, and has its tag confirmed with the session each time. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, { type, tag, bodies }: SharedFile): void {
  reply.headers({ etag: `W/${tag}`, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Authorization' });
  if (isAmong(request.headers['if-none-match'], tag)) {
    reply.code(304).send();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(type).send(bodies[encoding]);
}

/** The smallest encoding that the caller takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const weights = new Map(
    String(accepted ?? '')
      .slice(0, 200)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        return [name, Number(/^q=([\d.]+)$/.exec(parameters.find((one) => one.startsWith('q=')) ?? 'q=1')?.[1] ?? 0)] as const;
      }),
  );
  const isTaken = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isTaken('br') ? 'br' : isTaken('gzip') ? 'gzip' : 'identity';
}

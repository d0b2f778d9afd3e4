import type { Readable } from 'node:stream';

const mostBytes = 10 * 1024 * 1024;

/** A body as it came, or `too_large`: then the rest of it was read and dropped, so that the device hears the answer. */
export async function readBody(_request: unknown, payload: Readable): Promise<Buffer | 'too_large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes <= mostBytes ? Buffer.concat(chunks) : 'too_large';
}

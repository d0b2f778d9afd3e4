import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBucketFiles } from './bucket-files.ts';
import type { Files } from './files.ts';

let store: Server;
let files: Files;
const objects = new Map<string, Buffer>();
const signatures: string[] = [];

/** A store that keeps bytes and insists on signed requests. */
beforeAll(async () => {
  store = createServer(async (request, response) => {
    const signature = request.headers.authorization ?? '';
    if (
      !/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/.test(
        signature,
      )
    ) {
      response.writeHead(403).end();
      return;
    }
    signatures.push(signature);
    const name = request.url ?? '';
    if (name.startsWith('/people?list-type=2')) {
      response.end(listing(new URL(name, 'http://store').searchParams.get('continuation-token')));
      return;
    }
    if (request.method === 'PUT') objects.set(name, await buffer(request));
    if (request.method === 'DELETE') objects.delete(name);
    const found = request.method === 'GET' ? objects.get(name) : Buffer.alloc(0);
    response.writeHead(found ? 200 : 404).end(found);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  files = createBucketFiles(`s3+http://KEY:SEC%2FRET@127.0.0.1:${(store.address() as AddressInfo).port}/people?region=eu-central-1`);
});
afterAll(() => {
  store.close();
});

test('bytes go into the bucket and come back', async () => {
  await files.put('a1b2', Buffer.from([0, 1, 2, 255]));
  await files.put('c3', Readable.from([Buffer.from('one '), Buffer.from('two')]));
  expect([...objects.keys()]).toEqual(['/people/a1b2', '/people/c3']);
  expect(await buffer(await files.get('a1b2'))).toEqual(Buffer.from([0, 1, 2, 255]));
  expect(String(await buffer(await files.get('c3')))).toBe('one two');
  expect(signatures.length).toBe(4);
});

test('a missing file is an error when read, but may be removed', async () => {
  await expect(files.get('nothing')).rejects.toMatchObject({ code: 'file_missing' });
  await files.put('d4', Buffer.from('x'));
  await files.remove('d4');
  await files.remove('d4');
  expect(objects.has('/people/d4')).toBe(false);
});

/** One object per page, so that a list has several; the token has signs that a URL and XML escape. */
function listing(token: string | null): string {
  const keys = [...objects.keys()];
  const at = token === null ? 0 : Number(token.split('&')[1]);
  const next = at + 1 < keys.length ? `<NextContinuationToken>a/b+&amp;${at + 1}</NextContinuationToken>` : '';
  const entry =
    keys[at] && `<Contents><Key>${keys[at].slice('/people/'.length)}</Key><LastModified>2026-03-01T08:00:00.000Z</LastModified></Contents>`;
  return `<?xml version="1.0"?><ListBucketResult>${entry ?? ''}${next}</ListBucketResult>`;
}

test('lists every file, page after page', async () => {
  objects.clear();
  expect(await Array.fromAsync(files.list())).toEqual([]);
  for (const name of ['one', 'two', 'three']) await files.put(name, Buffer.from(name));
  const changedAt = new Date('2026-03-01T08:00:00Z');
  expect(await Array.fromAsync(files.list())).toEqual([
    { name: 'one', changedAt },
    { name: 'two', changedAt },
    { name: 'three', changedAt },
  ]);
});

test('a name cannot leave the bucket', async () => {
  await expect(files.put('../other/x', Buffer.from('x'))).rejects.toThrow('not a name');
});

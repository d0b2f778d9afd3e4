import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixelsOf } from '../../src/crud/media/picture-size.ts';
import { type Scanner, startScanner } from '../../src/platform/files/testing/scanner.ts';
import {
  exif,
  iccProfile,
  jfif,
  jpegBody,
  jpegMetadata,
  jpegOf,
  png,
  pngMetadata,
  secret,
  webpChunk,
  webpHead,
  webpMetadata,
  webpOf,
} from '../../src/platform/pictures/testing/sample-pictures.ts';
import { type Office, openOffice } from '../office.ts';
import { multipart, multipartType } from './multipart.ts';

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
let scanner: Scanner;
let office: Office;
let base: string;
beforeAll(async () => {
  scanner = await startScanner((file) => (file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
  office = await openOffice({ scannerUrl: scanner.url });
  base = `/branches/${office.cast.places.delivery.branch_id}`;
});
afterAll(() => office.close());

const upload = (name: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  office.as('admin').send({
    method: 'POST',
    path: `${base}/media-upload`,
    headers: { 'content-type': multipartType, ...headers },
    payload: multipart('files', name, bytes),
  });

async function download(id: number): Promise<Buffer> {
  const headers = { authorization: `Bearer ${office.cast.admin.token}` };
  return (await office.app.inject({ url: `/api/v1${base}/media/${id}`, headers })).rawPayload;
}

const stored = async () => ({
  files: ((await readdir(join(office.services.config.dataFolder, 'files')).catch(() => [])) as string[]).filter(
    (name) => !/history-head|\.part$/.test(name),
  ).length,
  rows: (await office.as('admin').get(`${base}/media`)).body.data.length,
});

const pixels = webpChunk('VP8L', Buffer.from('2f3fc02f0011223344', 'hex'));

test.each([
  ['png', 'site.png', png(64, 48, pngMetadata)],
  ['jpeg', 'site.jpg', jpegOf(jfif, exif(6), ...jpegMetadata, iccProfile, ...jpegBody(64, 48))],
  ['webp', 'site.webp', webpOf(webpHead(0x0c, 64, 48), pixels, ...webpMetadata)],
] as const)('a %s is returned with its pixels and without the camera metadata', async (type, name, bytes) => {
  expect(bytes.includes(secret)).toBe(true);
  const { status, body } = await upload(name, bytes);
  expect(status).toBe(200);
  const back = await download(body.ids[0]);
  expect(back.includes(secret)).toBe(false);
  expect(pixelsOf(type, back)).toBe(64 * 48);
  const listed = (await office.as('admin').get(`${base}/media`)).body.data.find(({ id }: { id: number }) => id === body.ids[0]);
  expect(listed.size).toBe(back.length);
  expect(scanner.received.at(-1)?.equals(back)).toBe(true);
});

test.each([
  ['site.png', png(64, 48).subarray(0, -12)],
  ['site.jpg', jpegOf(...jpegBody(64, 48)).subarray(0, -2)],
  ['site.webp', webpOf(pixels).subarray(0, -4)],
])('%s is refused when it is cut off', async (name, bytes) => {
  const before = await stored();
  expect(await upload(name, bytes)).toMatchObject({ status: 422, body: { code: 'file_not_readable' } });
  expect(await stored()).toEqual(before);
});

test('with a key an upload happens once, and another file under the same key is refused', async () => {
  const before = await stored();
  const key = { 'idempotency-key': 'upload-1' };
  const first = await upload('lease.pdf', Buffer.from('%PDF-1.7\nonce'), key);
  const again = await upload('lease.pdf', Buffer.from('%PDF-1.7\nonce'), key);
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, body: { ids: first.body.ids } });
  expect(await upload('lease.pdf', Buffer.from('%PDF-1.7\nother'), key)).toMatchObject({ status: 422, body: { code: 'repeat_differs' } });
  expect(await stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 });
});

test('without the right to add files nothing is read, scanned or stored', async () => {
  const before = { ...(await stored()), scanned: scanner.received.length };
  const sent = { method: 'POST', path: `${base}/media-upload`, headers: { 'content-type': multipartType } } as const;
  // Half a body: users without the right get 403 before it is read, and a user with the right gets 400 for the body.
  const half = multipart('files', 'lease.pdf', Buffer.from('%PDF-1.7\nnothing')).subarray(0, 250);
  expect((await office.as('consultant').send({ ...sent, payload: half })).status).toBe(403);
  expect((await office.as('auditor').send({ ...sent, payload: half })).status).toBe(403);
  expect((await office.as('admin').send({ ...sent, payload: half })).status).toBe(400);
  expect({ ...(await stored()), scanned: scanner.received.length }).toEqual(before);
});

const boundary = 'a-boundary-of-our-own';
const part = (head: string, content = 'x') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const filePart = part('content-disposition: form-data; name="files[]"; filename="a.pdf"', '%PDF-1.7');
const field = (name: string, value: string) => part(`content-disposition: form-data; name="${name}"`, value);

test.each([
  ['nothing at all', ''],
  ['no boundary in it', 'hello'],
  ['an end and nothing before it', end],
  ['a part without a name', part('content-disposition: form-data') + end],
  ['a part without a head', `--${boundary}\r\n\r\nx\r\n${end}`],
  ['a head that never ends', `--${boundary}\r\ncontent-disposition: form-data; name="collection`],
  ['a file that never ends', filePart.slice(0, -4)],
  ['no file', field('collection', 'files') + end],
  ['a file of no collection', filePart + end],
  ['a collection that every object knows', field('collection', 'constructor') + filePart + end],
  ['two collections', field('collection', 'files') + field('collection', 'files') + filePart + end],
  ['a prototype', field('__proto__', '1') + filePart + end],
  ['two files', field('collection', 'files') + filePart + filePart + end],
  ['a hundred fields', field('collection', 'files').repeat(100) + filePart + end],
])('an upload with %s is refused, wherever it goes', async (_what, payload) => {
  for (const path of [`${base}/media-upload`, '/imports/employees', '/attendances/import']) {
    const who = office.as(path.startsWith('/imports') ? 'hr' : 'admin');
    const { status, body } = await who.send({ method: 'POST', path, headers: { 'content-type': multipartType }, payload });
    expect([path, status >= 400 && status < 500, typeof body.code], JSON.stringify(body)).toEqual([path, true, 'string']);
  }
});

test('a file in which the scanner finds something is not stored; its twin without is', async () => {
  const before = await stored();
  const infected = await upload('lease.pdf', Buffer.from(`%PDF-1.7\n${eicar}`), { 'accept-language': 'de' });
  expect(infected).toMatchObject({ status: 422, body: { code: 'infected', error: expect.stringContaining('Virenscanner') } });
  expect(await stored()).toEqual(before);
  expect((await upload('lease.pdf', Buffer.from('%PDF-1.7\nnothing'))).status).toBe(200);
  expect(await stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 });
});

test('nothing is stored while the scanner is unreachable', async () => {
  await scanner.stop();
  const before = await stored();
  const answer = await upload('lease.pdf', Buffer.from('%PDF-1.7\nnothing'));
  expect(answer).toMatchObject({ status: 503, body: { code: 'scanner_unavailable' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixelsOf } from '../../src/crud/picture-size.ts';
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
  files: (await readdir(join(office.house.config.dataFolder, 'files')).catch(() => [])).length,
  rows: (await office.as('admin').get(`${base}/media`)).body.data.length,
});

const pixels = webpChunk('VP8L', Buffer.from('2f3fc02f0011223344', 'hex'));

test.each([
  ['png', 'site.png', png(64, 48, pngMetadata)],
  ['jpeg', 'site.jpg', jpegOf(jfif, exif(6), ...jpegMetadata, iccProfile, ...jpegBody(64, 48))],
  ['webp', 'site.webp', webpOf(webpHead(0x0c, 64, 48), pixels, ...webpMetadata)],
] as const)('a %s comes back with its pixels and without what the camera said', async (type, name, bytes) => {
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

test('a file in which the scanner finds something is not stored; its twin without is', async () => {
  const before = await stored();
  const infected = await upload('lease.pdf', Buffer.from(`%PDF-1.7\n${eicar}`), { 'accept-language': 'de' });
  expect(infected).toMatchObject({ status: 422, body: { code: 'infected', error: expect.stringContaining('Virenscanner') } });
  expect(await stored()).toEqual(before);
  expect((await upload('lease.pdf', Buffer.from('%PDF-1.7\nnothing'))).status).toBe(200);
  expect(await stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 });
});

test('nothing is stored while the scanner cannot be reached', async () => {
  await scanner.stop();
  const before = await stored();
  const answer = await upload('lease.pdf', Buffer.from('%PDF-1.7\nnothing'));
  expect(answer).toMatchObject({ status: 503, body: { code: 'scanner_unavailable' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
});

import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../http/create-log.ts';
import { createScan } from './scan.ts';
import { type Scanner, startScanner } from './testing/scanner.ts';

const logged: string[] = [];
const log = createLog('info', { write: (line) => void logged.push(line) });
let scanner: Scanner | undefined;
afterEach(async () => {
  await scanner?.stop();
  scanner = undefined;
});

test('a file arrives at the scanner byte for byte, in however many pieces', async () => {
  scanner = await startScanner(() => 'stream: OK\0');
  const files = [randomBytes(3), randomBytes(64 * 1024), randomBytes(1_000_000), Buffer.alloc(0)];
  for (const file of files) await createScan(scanner.url, log)(file);
  expect(scanner.received.map((file) => file.toString('hex'))).toEqual(files.map((file) => file.toString('hex')));
});

test('a find is refused, and the log names it', async () => {
  scanner = await startScanner(() => 'stream: Eicar-Test-Signature FOUND\0');
  await expect(createScan(scanner.url, log)(randomBytes(3))).rejects.toThrow('infected');
  expect(logged.at(-1)).toContain('Eicar-Test-Signature');
});

test.each([
  ['reports that the file is too large', 'INSTREAM size limit exceeded. ERROR\0'],
  ['closes the connection without a reply', ''],
  ['sends an unknown reply', 'stream: OKAY\0'],
  ['reports both a virus and no virus', 'stream: OK\nstream: Eicar FOUND\0'],
])('a file is refused if the scanner %s', async (_what, answer) => {
  scanner = await startScanner(() => answer);
  await expect(createScan(scanner.url, log)(randomBytes(3))).rejects.toMatchObject({ code: 'scanner_unavailable' });
});

test('a file is refused if the scanner never replies', async () => {
  scanner = await startScanner(() => undefined);
  await expect(createScan(scanner.url, log, 100)(randomBytes(3))).rejects.toMatchObject({ code: 'scanner_unavailable' });
});

test('a file is refused if the scanner cannot be reached; without a configured scanner, every file passes', async () => {
  const gone = await startScanner(() => 'stream: OK\0');
  await gone.stop();
  await expect(createScan(gone.url, log)(randomBytes(3))).rejects.toMatchObject({ code: 'scanner_unavailable' });
  await expect(createScan(undefined, log)(randomBytes(3))).resolves.toBeUndefined();
});

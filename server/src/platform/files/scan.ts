import { connect } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../problem.ts';

/** Refuses files that a virus scanner finds harmful, and all files while the scanner does not reply. */
export type Scan = (bytes: Buffer) => Promise<void>;

const usualPort = 3310;
const patienceMilliseconds = 30_000;
const retrySeconds = 30;
const chunkBytes = 64 * 1024;
const clean = 'stream: OK';
const found = /^stream: (.+) FOUND$/;

/** Scans with the clamd at this address; without an address files are not scanned. */
export function createScan(scannerUrl: string | undefined, log: FastifyBaseLogger, milliseconds = patienceMilliseconds): Scan {
  if (scannerUrl === undefined) return async () => undefined;
  return async (bytes) => {
    const answer = await ask(new URL(scannerUrl), bytes, milliseconds).catch((error: Error) => error.message);
    if (answer === clean) return;
    const virus = found.exec(answer)?.[1];
    log.warn({ answer }, virus === undefined ? 'the virus scanner did not answer' : 'a virus was found in an upload');
    throw virus === undefined ? new Problem('scanner_unavailable', { retryAfter: retrySeconds }) : new Problem('infected');
  };
}

/** One INSTREAM: pieces with their lengths, an empty one, then one line of answer that ends with a zero. */
async function ask({ hostname, port }: URL, bytes: Buffer, milliseconds: number): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || usualPort), signal: AbortSignal.timeout(milliseconds) });
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
  let answer = '';
  for await (const part of socket) {
    answer += part;
    if (answer.includes('\0')) break;
  }
  return answer.replace(/\0.*$/s, '');
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

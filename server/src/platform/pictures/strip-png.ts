import { notReadable } from './not-readable.ts';

const signatureLength = 8;
/** Colours, transparency, density and animation; text, time, camera data and private chunks are not among them. */
const stored = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '));

/** A signature, then chunks of length, name, data and checksum. Bytes after the last chunk are dropped. */
export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureLength)];
  const names: string[] = [];
  for (let at = signatureLength; names.at(-1) !== 'IEND'; ) {
    const { name, chunk } = chunkAt(bytes, at);
    if (names.length === 0 && !(name === 'IHDR' && chunk.length === 25)) throw notReadable();
    if (stored.has(name)) parts.push(chunk);
    names.push(name);
    at += chunk.length;
  }
  if (!names.includes('IDAT')) throw notReadable();
  return Buffer.concat(parts);
}

function chunkAt(bytes: Buffer, at: number): { name: string; chunk: Buffer } {
  if (at + 12 > bytes.length) throw notReadable();
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) throw notReadable();
  return { name: bytes.toString('latin1', at + 4, at + 8), chunk: bytes.subarray(at, end) };
}

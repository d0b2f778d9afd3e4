import { notReadable } from './not-readable.ts';

const headLength = 12;
const shapes = new Set(['VP8X', 'VP8 ', 'VP8L']);
/** Picture, transparency, colours and animation; camera data, XMP and unknown chunks are not among them. */
const stored = new Set([...shapes, 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const saysMetadata = 0x08 | 0x04;

/** A head with the size of all, then chunks of name, size and data, filled up to an even length. */
export function stripWebp(bytes: Buffer): Buffer {
  const end = bytes.length < headLength ? 0 : 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw notReadable();
  const parts: Buffer[] = [];
  const names: string[] = [];
  for (let at = headLength; at < end; ) {
    const { name, chunk } = chunkAt(bytes.subarray(0, end), at);
    if (names.length === 0 && !shapes.has(name)) throw notReadable();
    if (stored.has(name)) parts.push(name === 'VP8X' ? withoutFlags(chunk) : chunk);
    names.push(name);
    at += chunk.length;
  }
  if (!names.some((name) => ['VP8 ', 'VP8L', 'ANMF'].includes(name))) throw notReadable();
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

function chunkAt(bytes: Buffer, at: number): { name: string; chunk: Buffer } {
  if (at + 8 > bytes.length) throw notReadable();
  const size = bytes.readUInt32LE(at + 4);
  const end = at + 8 + size + (size % 2);
  if (end > bytes.length) throw notReadable();
  return { name: bytes.toString('latin1', at, at + 4), chunk: bytes.subarray(at, end) };
}

/** The extended header lists the chunks that follow. */
function withoutFlags(chunk: Buffer): Buffer {
  if (chunk.length < 18) throw notReadable();
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~saysMetadata;
  return copy;
}

import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
const unpackers = { gzip: promisify(gunzip), zlib: promisify(inflate), raw: promisify(inflateRaw), br: promisify(brotliDecompress) };

/**
 * Decompresses a body, judging by its first bytes, because not every device declares the encoding and some declare it wrongly. A body that
 * cannot be decompressed is returned as it came; `too_large` if it would exceed the limit.
 */
export async function plainBody(bytes: Buffer, encoding: string, mostBytes: number): Promise<Buffer | 'too_large'> {
  for (const unpack of waysFor(bytes, encoding.toLowerCase())) {
    try {
      return await unpack(bytes, { maxOutputLength: mostBytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'too_large';
    }
  }
  return bytes;
}

function waysFor(bytes: Buffer, encoding: string): Unpack[] {
  if (bytes.length < 3) return [];
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return [unpackers.gzip];
  if (bytes[0] === 0x78 && bytes.readUInt16BE(0) % 31 === 0) return [unpackers.zlib];
  if (isText(bytes)) return [];
  return encoding.includes('deflate') ? [unpackers.raw] : encoding.includes('br') ? [unpackers.br] : [];
}

/** A body declared as compressed that reads as lines is not compressed. */
const isText = (bytes: Buffer): boolean => !/[\x00-\x08\x0E-\x1F]/.test(bytes.subarray(0, 64).toString('latin1'));

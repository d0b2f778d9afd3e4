import { expect, test } from 'vitest';
import { pixelsOf } from './picture-size.ts';

const png = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(33);
  head.write('89504e470d0a1a0a', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

/** An APP0 segment before the frame, as cameras write it. */
const jpeg = (width: number, height: number): Buffer => {
  const head = Buffer.from('ffd8ffe000080000000000 00ffc00011080000000003'.replaceAll(' ', ''), 'hex');
  head.writeUInt16BE(height, 17);
  head.writeUInt16BE(width, 19);
  return Buffer.concat([head, Buffer.alloc(20)]);
};

const webp = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0);
  head.write('WEBPVP8X', 8);
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
};

test.each([
  ['a PNG', 'png', png(640, 480), 307_200],
  ['a JPEG', 'jpeg', jpeg(640, 480), 307_200],
  ['a WebP', 'webp', webp(640, 480), 307_200],
  ['a bomb of a PNG', 'png', png(100_000, 100_000), 1e10],
  ['a PNG without a head', 'png', Buffer.from('89504e47', 'hex'), 0],
  ['a JPEG that ends early', 'jpeg', Buffer.from('ffd8ffe0', 'hex'), 0],
  ['a document', 'pdf', Buffer.from('%PDF-'), 0],
] as const)('%s has its pixels', (_story, type, bytes, pixels) => expect(pixelsOf(type, bytes)).toBe(pixels));

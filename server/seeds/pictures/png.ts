import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const trueColor = [8, 2, 0, 0, 0];

/** A square picture: three bytes for each point, line by line. */
export type Canvas = { size: number; pixels: Uint8Array };

export const createCanvas = (size: number, color: Color): Canvas => ({
  size,
  pixels: Buffer.alloc(size * size * color.length, Uint8Array.from(color)),
});

export function squarePng({ size, pixels }: Canvas): Buffer {
  const line = size * 3;
  const unfiltered = [0];
  const lines = Array.from({ length: size }, (_, y) => [Buffer.from(unfiltered), pixels.subarray(y * line, (y + 1) * line)]);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([header, Buffer.from(trueColor)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

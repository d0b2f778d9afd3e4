import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const trueColor = [8, 2, 0, 0, 0];

/** A square picture, pixel by pixel. */
export function squarePng(size: number, colorAt: (x: number, y: number) => Color): Buffer {
  const line = 1 + size * 3;
  const pixels = Buffer.alloc(line * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0, at = y * line + 1; x < size; x += 1, at += 3) {
      const color = colorAt(x, y);
      [pixels[at], pixels[at + 1], pixels[at + 2]] = color;
    }
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([header, Buffer.from(trueColor)])),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
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

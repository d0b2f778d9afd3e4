import { crc32, deflateSync } from 'node:zlib';

/** Pictures built byte by byte, so that the content and size of each part are known. */
export const secret = 'GPS 38.7223 N 9.1393 W';
const secretBytes = Buffer.from(secret);

export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey PNG with these chunks between its head and its pixels. */
export function png(width: number, height: number, extra: Buffer[] = []): Buffer {
  const head = Buffer.from('00000000000000000800000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // A picture can declare any size in a few bytes; only small ones need to contain their pixels.
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000), 0));
  return Buffer.concat([pngSignature, pngChunk('IHDR', head), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND')]);
}

export const pngMetadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((name) => pngChunk(name, secretBytes));

export function jpegSegment(mark: number, data: Buffer | string): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Camera data of either byte order: the orientation, then a secret. */
export function exif(orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const tiff = Buffer.alloc(26);
  const little = order === 'II';
  const short = (value: number, at: number) => void (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const long = (value: number, at: number) => void (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(order, 0, 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, secretBytes]));
}

export const jfif = jpegSegment(0xe0, Buffer.from('4a464946000101010048004800' + '00', 'hex'));
export const iccProfile = jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001colours');
export const adobe = jpegSegment(0xee, Buffer.from('41646f626500640000000001', 'hex'));

export const jpegMetadata = [
  jpegSegment(0xe0, Buffer.concat([Buffer.from('4a464946000101010048004801' + '01', 'hex'), secretBytes])),
  jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
  jpegSegment(0xe2, `MPF\0${secret}`),
  jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
  jpegSegment(0xef, secret),
  jpegSegment(0xfe, secret),
];

/** Two scans with stuffed values, a restart mark and a table between them, as progressive pictures have. */
export function jpegBody(width: number, height: number): Buffer[] {
  const frame = Buffer.from('080000000001011100', 'hex');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = Buffer.concat([jpegSegment(0xda, Buffer.from('0101003f00', 'hex')), Buffer.from('12ff0034ffd056', 'hex')]);
  return [jpegSegment(0xdb, Buffer.alloc(65, 1)), jpegSegment(0xc2, frame), scan, jpegSegment(0xc4, Buffer.alloc(17)), scan];
}

export const jpegOf = (...parts: Buffer[]): Buffer => Buffer.concat([Buffer.from('ffd8', 'hex'), ...parts, Buffer.from('ffd9', 'hex')]);

export function webpChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

export function webpHead(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', data);
}

export const webpMetadata = ['EXIF', 'XMP ', 'prVt'].map((name) => webpChunk(name, Buffer.from(`${secret}.`)));

export function webpOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]);
}

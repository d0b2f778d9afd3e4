import { describe, expect, test } from 'vitest';
import { orientationOf } from './exif-orientation.ts';
import { stripMetadata } from './strip-metadata.ts';
import {
  adobe,
  exif,
  iccProfile,
  jfif,
  jpegBody,
  jpegMetadata,
  jpegOf,
  jpegSegment,
  png,
  pngChunk,
  pngMetadata,
  secret,
  webpChunk,
  webpHead,
  webpMetadata,
  webpOf,
} from './testing/sample-pictures.ts';

const trailer = Buffer.from(secret);
const pixels = webpChunk('VP8L', Buffer.from('2f7fc2770011223344', 'hex'));
const body = jpegBody(640, 480);
const plainPng = png(64, 48, [pngChunk('gAMA', Buffer.alloc(4)), pngChunk('iCCP', Buffer.from('colours'))]);
const orientationIn = (jpeg: Buffer): number => {
  const at = jpeg.indexOf('Exif\0\0', 0, 'latin1');
  return at === -1 ? 1 : orientationOf(jpeg.subarray(at + 6));
};

test.each([
  [
    'a PNG keeps its colours',
    'png',
    png(64, 48, [...pngMetadata, pngChunk('gAMA', Buffer.alloc(4)), pngChunk('iCCP', Buffer.from('colours'))]),
    plainPng,
  ],
  ['a PNG ends where it ends', 'png', Buffer.concat([plainPng, trailer]), plainPng],
  [
    'a JPEG keeps its colours',
    'jpeg',
    jpegOf(jfif, exif(1), ...jpegMetadata, iccProfile, adobe, ...body),
    jpegOf(jfif, iccProfile, adobe, ...body),
  ],
  [
    'a JPEG loses a comment between its scans',
    'jpeg',
    jpegOf(...body, jpegSegment(0xfe, secret), ...body.slice(2)),
    jpegOf(...body, ...body.slice(2)),
  ],
  ['a JPEG ends where it ends', 'jpeg', Buffer.concat([jpegOf(jfif, ...body), trailer]), jpegOf(jfif, ...body)],
  ['a JPEG loses fill bytes', 'jpeg', jpegOf(Buffer.from('ffff', 'hex'), jfif, ...body), jpegOf(jfif, ...body)],
  [
    'a WebP no longer promises what it lost',
    'webp',
    webpOf(webpHead(0x2c, 64, 48), webpChunk('ICCP', Buffer.from('colours')), pixels, ...webpMetadata),
    webpOf(webpHead(0x20, 64, 48), webpChunk('ICCP', Buffer.from('colours')), pixels),
  ],
  ['a WebP ends where it ends', 'webp', Buffer.concat([webpOf(pixels), trailer]), webpOf(pixels)],
] as const)('%s', (_story, type, bytes, expected) => {
  expect(bytes.equals(expected)).toBe(false);
  const stripped = stripMetadata(type, bytes);
  expect(stripped.toString('hex')).toBe(expected.toString('hex'));
  expect(stripped.includes(secret)).toBe(false);
  expect(stripMetadata(type, stripped).equals(stripped)).toBe(true);
});

test.each([
  [1, 'MM', 1],
  [6, 'MM', 6],
  [8, 'II', 8],
  [9, 'II', 1],
  [0, 'MM', 1],
] as const)('a JPEG turned by %i (%s) keeps its orientation, and no other camera data', (orientation, order, expected) => {
  const stripped = stripMetadata('jpeg', jpegOf(jfif, exif(orientation, order), ...body));
  expect(orientationIn(stripped)).toBe(expected);
  expect(stripped.includes(secret)).toBe(false);
  expect(stripped.length).toBe(jpegOf(jfif, ...body).length + (expected === 1 ? 0 : 36));
});

test('unreadable camera data is removed and has no effect', () => {
  for (const tiff of ['', 'II', 'XX*\0\u0008\0\0\0', 'MM\0*\u00ff\u00ff\u00ff\u00ff', 'MM\0*\0\0\0\u0008\u00ff\u00ff\u0001']) {
    expect(stripMetadata('jpeg', jpegOf(jpegSegment(0xe1, `Exif\0\0${tiff}`), ...body)).equals(jpegOf(...body))).toBe(true);
  }
});

describe('a broken picture is refused:', () => {
  const oversized = Buffer.from(plainPng);
  oversized.writeUInt32BE(0xffff_fff0, 33);
  const tooMuch = webpOf(pixels);
  tooMuch.writeUInt32LE(5000, 4);

  test.each([
    ['a PNG that is only a signature', 'png', plainPng.subarray(0, 8)],
    ['a PNG without its end', 'png', plainPng.subarray(0, -12)],
    ['a PNG cut in a chunk', 'png', plainPng.subarray(0, 60)],
    ['a PNG with a chunk larger than itself', 'png', oversized],
    ['a PNG that does not begin with its head', 'png', Buffer.concat([plainPng.subarray(0, 8), pngChunk('tEXt'), plainPng.subarray(8)])],
    ['a PNG without pixels', 'png', Buffer.concat([plainPng.subarray(0, 33), pngChunk('IEND')])],
    ['a JPEG that is only a start', 'jpeg', Buffer.from('ffd8ff', 'hex')],
    ['a JPEG without its end', 'jpeg', jpegOf(...body).subarray(0, -2)],
    ['a JPEG without a scan', 'jpeg', jpegOf(...body.slice(0, 2))],
    ['a JPEG without a frame', 'jpeg', jpegOf(...body.slice(2))],
    ['a JPEG with a segment of no length', 'jpeg', jpegOf(Buffer.from('ffe00001', 'hex'), ...body)],
    ['a JPEG with a segment larger than itself', 'jpeg', jpegOf(Buffer.from('ffe1ffff', 'hex'), ...body)],
    ['a JPEG with something between its segments', 'jpeg', jpegOf(jfif, Buffer.from('00'), ...body)],
    ['a JPEG with a mark that no picture has', 'jpeg', jpegOf(jpegSegment(0xf7, secret), ...body)],
    ['a WebP without a chunk', 'webp', webpOf()],
    ['a WebP with only a head', 'webp', webpOf(webpHead(0, 64, 48))],
    ['a WebP with a head cut short', 'webp', webpOf(webpChunk('VP8X', Buffer.alloc(4)), pixels)],
    ['a WebP that begins with something else', 'webp', webpOf(webpChunk('EXIF', trailer), pixels)],
    ['a WebP that says it is larger than it is', 'webp', tooMuch],
    ['a WebP cut in a chunk', 'webp', webpOf(pixels.subarray(0, 12))],
  ] as const)('%s', (_story, type, bytes) => {
    expect(() => stripMetadata(type, bytes)).toThrow('file_not_readable');
  });
});

test('a document stays as it is', () => {
  const pdf = Buffer.from('%PDF-1.7 /Author');
  expect(stripMetadata('pdf', pdf)).toBe(pdf);
});

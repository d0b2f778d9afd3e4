import type { MediaType } from '@cadre/contract/resource';

/** The number of pixels of a picture, read from its header; 0 for files that are not pictures or have no readable header. */
export function pixelsOf(type: MediaType, bytes: Buffer): number {
  if (type === 'png' && bytes.length >= 24) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (type === 'webp' && bytes.length >= 30) return webpPixels(bytes);
  return type === 'jpeg' ? jpegPixels(bytes) : 0;
}

function webpPixels(bytes: Buffer): number {
  const format = bytes.toString('latin1', 12, 16);
  if (format === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (format === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  const packed = bytes.readUInt32LE(21);
  return ((packed & 0x3fff) + 1) * (((packed >> 14) & 0x3fff) + 1);
}

/** The size is in the frame header, one of a chain of segments with their lengths. */
function jpegPixels(bytes: Buffer): number {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

import { mimeTypes } from '@cadre/contract/media-types';
import type { MediaType } from '@cadre/contract/resource';

const extensions: Record<MediaType, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
};

export const mimeOf = (type: MediaType): string => mimeTypes[type];

/** Detects the type of a file from its bytes; the file name must agree. */
export function sniff(bytes: Buffer, name: string): MediaType | undefined {
  const type = byBytes(bytes);
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return type && extensions[type].includes(extension) ? type : undefined;
}

function byBytes(bytes: Buffer): MediaType | undefined {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'png';
  if (starts('ffd8ff')) return 'jpeg';
  if (starts('52494646') && starts('57454250', 8)) return 'webp';
  if (starts('255044462d')) return 'pdf';
  if (starts('504b0304')) return officeType(bytes);
  return undefined;
}

/** Office files are archives; the directory at their end names the entries. */
function officeType(bytes: Buffer): MediaType | undefined {
  if (!bytes.includes('[Content_Types].xml')) return undefined;
  if (bytes.includes('vbaProject.bin')) return undefined;
  if (bytes.includes('word/document.xml')) return 'docx';
  return bytes.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

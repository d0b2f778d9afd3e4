import type { MediaType } from '@cadre/contract/resource';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Partial<Record<MediaType, (bytes: Buffer) => Buffer>> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };

/**
 * A picture without what its camera or program wrote beside it: place, time, device, names, previews. Only what is needed
 * to show it is kept, pixel for pixel. A file of another type stays as it is.
 */
export function stripMetadata(type: MediaType, bytes: Buffer): Buffer {
  return strippers[type]?.(bytes) ?? bytes;
}

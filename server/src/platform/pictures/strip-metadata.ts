import type { MediaType } from '@cadre/contract/resource';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Partial<Record<MediaType, (bytes: Buffer) => Buffer>> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };

/**
 * A picture without the metadata of its camera or program: place, time, device, names, previews. Only the data needed to show it stays, pixel for
 * pixel. Files of other types are unchanged.
 */
export function stripMetadata(type: MediaType, bytes: Buffer): Buffer {
  return strippers[type]?.(bytes) ?? bytes;
}

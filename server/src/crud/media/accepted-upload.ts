import type { MediaCollection, MediaType } from '@cadre/contract/resource';
import { stripMetadata } from '../../platform/pictures/strip-metadata.ts';
import { Problem } from '../../platform/problem.ts';
import { pixelsOf } from './picture-size.ts';
import { sniff } from './sniff.ts';

export type Upload = { name: string; bytes: Buffer };

/** A larger picture would exhaust the viewer's memory, however small the file. */
const mostMegapixels = 40;

/** Detects the type from the bytes and strips picture metadata. Pixels are counted last, once the file is known to be a picture. */
export function acceptedUpload(declared: MediaCollection, upload: Upload): { type: MediaType; bytes: Buffer } {
  if (upload.bytes.length > declared.maxBytes) throw tooLarge(declared);
  const type = sniff(upload.bytes, upload.name);
  if (!type || !declared.types.includes(type)) throw new Problem('file_type_refused', { args: { types: declared.types } });
  const bytes = stripMetadata(type, upload.bytes);
  if (pixelsOf(type, bytes) > mostMegapixels * 1e6) throw new Problem('picture_too_large', { args: { megapixels: mostMegapixels } });
  return { type, bytes };
}

const tooLarge = (declared: MediaCollection): Problem =>
  new Problem('file_too_large', { args: { megabytes: Math.round(declared.maxBytes / 1024 / 1024) } });

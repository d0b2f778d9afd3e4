import { call } from '../call.ts';
import { integer } from '../fields.ts';
import { mimeTypes } from '../media-types.ts';
import type { MediaCollection } from '../resource.ts';

/** The image types that a PDF can show. */
export const logoRules = { types: ['png', 'jpeg'], maxBytes: 1024 * 1024 } as const satisfies MediaCollection;

const tag = 'setup';
const access = 'setup.update';
const types = logoRules.types.map((type) => mimeTypes[type]);

export const readLogo = call({
  method: 'GET',
  path: '/setup/logo',
  access,
  tag,
  summary: 'Get the company logo',
  /** Another one has another address. */
  query: { version: integer() },
  file: types,
});

export const uploadLogo = call({
  method: 'POST',
  path: '/setup/logo',
  access,
  tag,
  summary: 'Upload the company logo for future documents',
  upload: {},
  takes: types,
  touches: [tag],
});

export const removeLogo = call({
  method: 'DELETE',
  path: '/setup/logo',
  access,
  tag,
  summary: 'Remove the company logo; documents already issued keep it',
  touches: [tag],
});

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
  summary: 'The logo of the company',
  /** Another one has another address. */
  query: { version: integer() },
  file: types,
});

export const uploadLogo = call({
  method: 'POST',
  path: '/setup/logo',
  access,
  tag,
  summary: 'Give the company a logo, for the papers that are made from now on',
  upload: {},
  takes: types,
  touches: [tag],
});

export const removeLogo = call({
  method: 'DELETE',
  path: '/setup/logo',
  access,
  tag,
  summary: 'Remove the logo; papers that were issued with it keep it',
  touches: [tag],
});

import type { Schema } from './schema-of-fields.ts';

const refusal = (description: string, schema = 'Problem', headers?: Schema): Schema => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const retryAfter: Schema = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } };

/** Every refusal, once for all calls. */
export const refusals = {
  Unreadable: refusal('What was sent cannot be read.'),
  NotSignedIn: refusal('No session, or an ended one.'),
  NotAllowed: refusal('The right is missing, or does not reach this.'),
  NotFound: refusal('Not there, or out of scope.'),
  MethodNotAllowed: refusal('The path knows other methods; `Allow` names them.'),
  Conflict: refusal('Changed meanwhile, in use, or in another state.', 'Stale'),
  TooLarge: refusal('Too large.'),
  WrongType: refusal('Of a type that is not taken here.'),
  NotValid: refusal('Something sent is not valid; `fields` says what.'),
  TooMany: refusal('Too many of these.', 'Problem', retryAfter),
  Unavailable: refusal('The database or a scanner does not answer.', 'Problem', retryAfter),
} as const;

export const refusalNamed = (name: keyof typeof refusals): Schema => ({ $ref: `#/components/responses/${name}` });

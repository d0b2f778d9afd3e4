import type { Call } from '@cadre/contract/call';
import { isApiParameter } from './path-of.ts';
import { detailsOf } from './resource-calls.ts';
import { type Schema, schemaOfField, schemaOfFields } from './schema-of-fields.ts';

const refusal = (description: string): Schema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** One call as an OpenAPI operation. What its declaration leaves open follows from the resource it belongs to. */
export function describeCall(call: Call): Schema {
  const details = detailsOf(call);
  const body = call.body ? schemaOfFields(call.body) : details.body;
  const query = Object.entries(call.query ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.required === true,
    schema: schemaOfField(field),
  }));
  return {
    tags: [call.tag],
    operationId: operationId(call),
    summary: details.summary ?? `${call.method} ${call.path}`,
    description: accessSentence(call),
    ...(call.access === 'public' && { security: [] }),
    parameters: [...parametersOf(call), ...query, ...(details.query ?? [])],
    ...(body && { requestBody: { content: { [details.bodyType ?? 'application/json']: { schema: body } } } }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: details.answer ?? { type: 'object' } } } },
      ...(call.access !== 'public' && { 401: refusal('No session, or an ended one.') }),
      ...(call.access.includes('.') && { 403: refusal('The right is missing.') }),
      ...(call.path.includes(':') && { 404: refusal('Not there, or out of scope.') }),
      ...(call.method !== 'GET' && { 409: refusal('Changed meanwhile, or in use.') }),
      422: refusal('Something sent is not valid; `fields` says what.'),
    },
  };
}

const parametersOf = (call: Call): Schema[] => {
  const path = call.path
    .split('/')
    .filter(isApiParameter)
    .map((part) => ({ name: part.slice(1), in: 'path', required: true, schema: { type: 'string' } }));
  const repeat = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 100 } };
  return call.method === 'POST' && call.access !== 'public' ? [...path, repeat] : path;
};

const accessSentence = ({ access }: Call): string => {
  if (access === 'public') return 'Open to anyone.';
  return access === 'signed_in' ? 'For everyone who is signed in.' : `Needs the right \`${access}\`.`;
};

const operationId = ({ method, path }: Call): string =>
  `${method.toLowerCase()}${path.replace(/[/:_-]+(\w)/g, (_found, letter: string) => letter.toUpperCase())}`;

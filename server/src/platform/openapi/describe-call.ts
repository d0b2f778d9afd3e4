import type { Answer, Call } from '@cadre/contract/call';
import { datedExample } from '@cadre/contract/example-day';
import { type Field, type Fields, isField } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { filtersSchema } from './filters-schema.ts';
import { parametersIn } from './path-of.ts';
import { refusalNamed } from './responses.ts';
import { sampleOf } from './sample-of.ts';
import { type Schema, schemaOfField, schemaOfFields, schemaOfResponse } from './schema-of-fields.ts';

/** One call as an OpenAPI operation; everything follows from its declaration. */
export function describeCall(call: Call): Schema {
  const query = Object.entries(call.query ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.required === true,
    ...described([explained[name], field.about]),
    ...(name === 'filters' && call.filters
      ? { content: { 'application/json': { schema: filtersSchema(call.filters, hasCustom(call)) } } }
      : { schema: schemaOfField(field) }),
  }));
  return {
    tags: [call.tag],
    operationId: operationId(call),
    summary: call.summary ?? '',
    description: accessSentence(call),
    ...(call.access === 'public' && { security: [] }),
    parameters: [...parametersOf(call), ...query],
    ...bodyOf(call),
    responses: {
      200: answerOf(call),
      ...(call.takesLong && { 202: { ...answerOf(call), description: begun } }),
      ...(isTagged(call) && { 304: unchanged }),
      ...refusalsOf(call),
    },
  };
}

/** Lists of resources with custom fields. */
const hasCustom = ({ answer }: Call): boolean =>
  answer?.kind === 'page' && (answer.of as { resource?: Resource }).resource?.record.custom === true;

const begun = 'Begun: `status_link` tells how far it is.';

const withExample = (schema: Schema, example: unknown): Schema =>
  example === undefined ? schema : { ...schema, examples: [datedExample(example, new Date().toISOString().slice(0, 10))] };

const described = (sentences: readonly (string | undefined)[]): Schema => {
  const description = sentences.filter(Boolean).join(' ');
  return description ? { description } : {};
};

/** Descriptions of parameters that many calls share. */
const explained: Record<string, string> = {
  after: 'What `meta.next` said: goes on behind that page, also where the total is capped.',
  filters: 'JSON: by field a value or several, or `{from, to}` of dates, moments and numbers.',
  ids: 'Numbers with commas between them: only these.',
  month: 'Only what falls into this month or shares a day with it; moments do by UTC.',
  search: 'Every word must occur; accents and capitals make no difference.',
};

function bodyOf({ body, bodies, upload, takes, example }: Call): Schema {
  if (upload) {
    const { properties, required = [] } = schemaOfFields(upload) as { properties: Schema; required?: string[] };
    const parts = { ...properties, 'files[]': { type: 'string', contentMediaType: 'application/octet-stream' } };
    const schema = { type: 'object', properties: parts, required: [...required, 'files[]'] };
    const encoding = takes && { 'files[]': { contentType: takes.join(', ') } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, ...(encoding && { encoding }) } } } };
  }
  if (bodies) {
    const schema = { oneOf: bodies.map((one) => withExample(schemaOfFields(one), sampleOf(one))) };
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  if (!body) return {};
  const schema = withExample(schemaOfFields(body), example?.body ?? usualSample(body)) as { required?: string[] };
  return { requestBody: { required: schema.required !== undefined, content: { 'application/json': { schema } } } };
}

function answerOf(call: Call): Schema {
  const { file, answer, method } = call;
  if (file) {
    const bytes = { schema: { type: 'string', contentEncoding: 'binary' } };
    return { description: 'The file.', content: Object.fromEntries(file.map((type) => [type, bytes])) };
  }
  const headers = isOneRecord(call) || answer?.kind === 'record' ? { headers: { ETag: etag } } : {};
  return { description: 'Done.', ...headers, content: { 'application/json': { schema: schemaOfAnswer(answer, method !== 'GET') } } };
}

function usualSample(body: Fields): Schema | undefined {
  const sample = sampleOf(body);
  return Object.keys(sample).length > 0 ? sample : undefined;
}

const etag: Schema = { schema: { type: 'string' }, description: 'Stands for the version; `If-Match` takes it as it is.' };
const unchanged: Schema = { description: 'Still what `If-None-Match` says.' };
const isOneRecord = ({ method, path }: Call): boolean => method === 'GET' && path.endsWith('/:id');
const isTagged = (call: Call): boolean => isOneRecord(call) || call.tagged === true;

const message: Schema = { type: 'string', description: 'What was done, in words.' };
const object = (properties: Schema): Schema => ({ type: 'object', properties, required: Object.keys(properties) });

function schemaOfAnswer(answer: Answer | undefined, isWrite: boolean): Schema {
  if (!answer) return object({ message });
  if (answer.kind === 'whole') return schemaOfResponse((answer as { fields: Fields }).fields);
  if (answer.kind === 'page') {
    const { of } = answer as { of: Field };
    return object({ data: { type: 'array', items: schemaOfField(of, 'told') }, meta: { $ref: '#/components/schemas/Meta' } });
  }
  const { properties } = schemaOfResponse({ data: dataField(answer as never) }) as { properties: Schema };
  return object({ ...(isWrite && { message }), ...properties });
}

const dataField = (answer: Extract<Answer, Field> | Record<string, Field>): Field =>
  isField(answer) ? answer : { kind: 'group', fields: answer, required: true };

/** Every status that can occur. */
function refusalsOf(call: Call): Schema {
  // An unexpected body is refused like any other wrong input.
  const sends = call.method !== 'GET';
  return {
    400: refusalNamed('Unreadable'),
    ...(call.access !== 'public' && { 401: refusalNamed('NotSignedIn') }),
    403: refusalNamed('NotAllowed'),
    404: refusalNamed('NotFound'),
    405: refusalNamed('MethodNotAllowed'),
    ...(sends && { 409: refusalNamed('Conflict'), 413: refusalNamed('TooLarge'), 415: refusalNamed('WrongType') }),
    422: refusalNamed('NotValid'),
    429: refusalNamed('TooMany'),
    503: refusalNamed('Unavailable'),
  };
}

const parametersOf = (call: Call): Schema[] => {
  const path = parametersIn(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: withExample(schemaOfParam(call, name), call.example?.params?.[name]),
  }));
  return [...path, ...headersOf(call).map(([name, schema]) => ({ name, in: 'header', schema }))];
};

const recordId: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

const schemaOfParam = ({ params = {} }: Call, name: string): Schema => (params[name] ? schemaOfField(params[name]) : recordId);

/** The headers of a call, apart from authentication and language. */
function headersOf(call: Call): [name: string, schema: Schema][] {
  const tag = { type: 'string', maxLength: 200, description: 'An `ETag` as it was given.' };
  const changesRecord = call.method !== 'GET' && call.path.includes('/:id') && (call.answer?.kind === 'record' || call.method === 'DELETE');
  return [
    ...(call.method === 'POST' && call.access !== 'public'
      ? [['Idempotency-Key', { type: 'string', maxLength: 100 }] as [string, Schema]]
      : []),
    ...(isTagged(call) ? [['If-None-Match', tag] as [string, Schema]] : []),
    ...(changesRecord ? [['If-Match', tag] as [string, Schema]] : []),
  ];
}

const accessSentence = ({ access }: Call): string => {
  if (access === 'public') return 'Open to anyone.';
  return access === 'signed_in' ? 'For everyone who is signed in.' : `Needs the right \`${access}\`.`;
};

const operationId = ({ method, path }: Call): string =>
  `${method.toLowerCase()}${path.replace(/[/:_-]+(\w)/g, (_found, letter: string) => letter.toUpperCase())}`;

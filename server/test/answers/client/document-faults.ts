import type { Described, OpenapiDocument, Schema } from './document.ts';
import { operationsOf, resolvedResponse, schemaOfParameter } from './document.ts';
import { misfitsOf } from './fits-schema.ts';

/** Violations of OpenAPI 3.1 and JSON Schema 2020-12 in the document, and missing information. */
export function documentFaults(document: OpenapiDocument): string[] {
  const { info, components } = document as { info?: Schema } & OpenapiDocument;
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  return [
    ...unknownWords('document', document, documentWords),
    ...(/^3\.1\.\d+$/.test(document.openapi) ? [] : [`openapi ${document.openapi}`]),
    ...['title', 'version'].filter((name) => typeof info?.[name] !== 'string').map((name) => `info has no ${name}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two operations are called ${id}`),
    ...Object.keys(components.schemas).filter((name) => !/^[\w.-]+$/.test(name)),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => schemaFaults(document, name, schema)),
    ...operationsOf(document).flatMap((described) =>
      operationFaults(document, described).map((fault) => `${described.method} ${described.path}: ${fault}`),
    ),
  ];
}

const documentWords = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'];
const operationWords = ['tags', 'operationId', 'summary', 'description', 'security', 'parameters', 'requestBody', 'responses'];

const unknownWords = (what: string, value: object, known: string[]): string[] =>
  Object.keys(value)
    .filter((word) => !known.includes(word))
    .map((word) => `${what} knows no ${word}`);

function operationFaults(document: OpenapiDocument, { method, path, operation }: Described): string[] {
  const { parameters, requestBody, responses } = operation;
  const placed = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  const answers = Object.entries(responses).map(([status, response]) => [status, resolvedResponse(document, response)] as const);
  const contents = [requestBody, ...answers.map(([, answer]) => answer)].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...(path.startsWith('/') && ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'].includes(method) ? [] : ['no path or no method']),
    ...unknownWords('an operation', operation, operationWords),
    ...(places.join() === placed.join() ? [] : [`the path has {${places}}, the parameters ${placed}`]),
    ...parameters.filter((parameter) => parameter.in === 'path' && !parameter.required).map(({ name }) => `${name} must be required`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} stands twice`),
    ...(Object.keys(responses).length > 0 ? [] : ['no answer']),
    ...answers
      .filter(([status, { description }]) => !/^[1-5]\d\d$/.test(status) || typeof description !== 'string')
      .map(([status]) => `the answer ${status} is not described`),
    ...(requestBody && Object.keys(requestBody.content).length === 0 ? ['a body of no type'] : []),
    ...[...parameters.map(schemaOfParameter), ...contents.map(({ schema }) => schema)].flatMap((schema, at) =>
      schemaFaults(document, String(at), schema),
    ),
  ];
}

const schemaWords = [
  ...[
    'type',
    'enum',
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'items',
    'anyOf',
    'oneOf',
    'allOf',
    '$ref',
    'description',
    'examples',
  ],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems', 'contentMediaType', 'contentEncoding'],
  'x-tier',
];
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

function schemaFaults(document: OpenapiDocument, at: string, schema: Schema): string[] {
  const { type = [], enum: options, properties = {}, required = [], items, additionalProperties, pattern, $ref, examples = [] } = schema;
  const inner = Object.entries(properties as Record<string, Schema>);
  const nested = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => (all ?? []) as Schema[]);
  const within = [items, additionalProperties].filter((one): one is Schema => typeof one === 'object');
  return [
    ...unknownWords(at, schema, schemaWords),
    ...[type].flat().flatMap((name) => (types.includes(name as string) ? [] : [`${at}: no type ${name}`])),
    ...(options === undefined || (Array.isArray(options) && options.length > 0) ? [] : [`${at}: no options`]),
    ...(required as string[])
      .filter((name) => !Object.hasOwn(properties as object, name))
      .map((name) => `${at}: ${name} is required but unknown`),
    ...(typeof $ref !== 'string' || document.components.schemas[$ref.split('/').at(-1) as string] ? [] : [`${at}: ${$ref} leads nowhere`]),
    ...(typeof pattern !== 'string' || isExpression(pattern) ? [] : [`${at}: ${pattern} is no expression`]),
    ...(examples as unknown[]).flatMap((example) => misfitsOf(document, schema, example, `${at}: example`)),
    ...[...nested, ...within].flatMap((one) => schemaFaults(document, at, one)),
    ...inner.flatMap(([name, one]) => schemaFaults(document, `${at}.${name}`, one)),
  ];
}

function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

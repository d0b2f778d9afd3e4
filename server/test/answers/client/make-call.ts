import type { InjectOptions } from 'fastify';
import { png } from '../../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../../crud/multipart.ts';
import { type Described, type Media, type OpenapiDocument, resolvedResponse, type Schema, schemaOfParameter } from './document.ts';
import { exampleOf } from './example-of.ts';
import { misfitsOf } from './fits-schema.ts';

type Answer = { status: number; headers: Record<string, unknown>; body: string };
export type Send = (request: InjectOptions) => Promise<Answer>;

const table = Buffer.from('First name,Last name\r\nAda,Byron');

/** Calls an operation with example values for everything it requires; ids come from the matching list. */
export async function makeCall(document: OpenapiDocument, { method, path, operation }: Described, send: Send): Promise<Answer> {
  const query: Record<string, string> = {};
  let url = path;
  for (const parameter of operation.parameters) {
    const { name, in: where, required } = parameter;
    const schema = schemaOfParameter(parameter);
    if (where === 'path')
      url = url.replace(`{${name}}`, isGiven(schema) ? String(exampleOf(document, schema)) : await idFor(document, path, name, send));
    if (where === 'query' && required) query[name] = String(exampleOf(document, schema));
  }
  return send({ method: method as 'GET', url, query, ...sentBody(document, operation.requestBody?.content ?? {}) });
}

/** Whether the document itself names a value. */
const isGiven = ({ examples, enum: options }: Schema): boolean => examples !== undefined || options !== undefined;

function sentBody(document: OpenapiDocument, content: Media): Pick<InjectOptions, 'payload' | 'headers'> {
  const [type, described] = Object.entries(content)[0] ?? [];
  if (!described) return {};
  const example = exampleOf(document, described.schema) as Record<string, unknown>;
  if (type === 'multipart/form-data') {
    const takesPictures = described.encoding?.['files[]']?.contentType.split(', ').includes('image/png');
    const [name, bytes] = takesPictures ? (['example.png', png(2, 2)] as const) : (['example.csv', table] as const);
    const payload = multipart(String(example.collection ?? ''), name, bytes);
    return { headers: { 'content-type': multipartType }, payload };
  }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(example) };
}

/** The list at the path before the parameter has valid ids; a few rows are enough. */
async function idFor(document: OpenapiDocument, path: string, name: string, send: Send): Promise<string> {
  const list = path.slice(0, path.indexOf(`/{${name}}`)).replace(/\{\w+\}/, '1');
  const read = document.paths[list]?.get;
  if (!read) return '1';
  const hasPages = read.parameters.some((parameter) => parameter.name === 'per_page');
  const { body } = await send({ method: 'GET', url: list, ...(hasPages && { query: { per_page: '5' } }) });
  const rows = JSON.parse(body).data;
  return String(Array.isArray(rows) ? (rows.at(-1)?.id ?? 1) : 1);
}

/** Lists the parts of a response that the document does not describe. */
export function unannounced(document: OpenapiDocument, { operation }: Described, { status, headers, body }: Answer): string[] {
  const announced = operation.responses[status];
  if (!announced) return [`answered ${status}, which is not described`];
  const response = resolvedResponse(document, announced);
  const type = String(headers['content-type']).split(';')[0] as string;
  const described = Object.entries(response.content ?? {}).find(([range]) => isWithin(range, type))?.[1];
  if (!described) return [`${status} of the type ${type}, which is not described`];
  return type === 'application/json' ? misfitsOf(document, described.schema, JSON.parse(body), String(status)) : [];
}

const isWithin = (range: string, type: string): boolean => (range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : range === type);

import type { Call } from '@cadre/contract/call';
import { type Fields, optionally } from '@cadre/contract/fields';
import { problems } from '@cadre/contract/problems';
import { besideRefusals } from '@cadre/contract/refusals';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { apiBase } from '../http/served.ts';
import { describeCall } from './describe-call.ts';
import { pathOf } from './path-of.ts';
import { refusals } from './responses.ts';
import { type Schema, schemaOfRecord, schemaOfResponse } from './schema-of-fields.ts';
import { shapesOf } from './shapes-of.ts';

export type OpenapiDocument = {
  paths: Record<string, Record<string, Schema>>;
  info: { title: string; version: string; description: string };
} & Schema;

/** Every call that is served, as OpenAPI 3.1. */
export function openapiDocument(calls: readonly Call[], publicUrl: string): OpenapiDocument {
  const paths: OpenapiDocument['paths'] = {};
  for (const call of calls) {
    const path = pathOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cadre',
      version: '1',
      description:
        'People and time for consulting companies. Texts follow Accept-Language. A refusal is `{error, code, fields?, request_id}`. Fields that a company adds travel as `custom_` followed by their key, sent and told alike; `/users/me` names them.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({
      name,
      externalDocs: { url: sectionUrl(publicUrl, name), description: 'This part alone.' },
    })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: '`token.access_token` of `POST /login`.' } },
      responses: refusals,
      schemas: {
        Meta: meta,
        Problem: problem,
        Stale: stale,
        ...shapesOf(calls),
        ...Object.fromEntries(Object.values<Resource>(resources).map((of) => [of.name, recordOf(of)])),
      },
    },
  };
}

const sectionUrl = (publicUrl: string, tag: string): string => `${publicUrl.replace(/\/$/, '')}${apiBase}/openapi/${tag}.json`;

const moment: Schema = { type: 'string', format: 'date-time' };
const stamps: Schema = { version: { type: 'integer' }, created_at: moment, updated_at: moment };

const recordOf = (of: Resource): Schema => {
  const { properties, required } = schemaOfRecord(of.fields);
  const own = { id: { type: 'integer' }, ...(!of.life.ledger && stamps) };
  return {
    type: 'object',
    required: [...Object.keys(own), ...required, 'can'],
    properties: {
      ...own,
      ...properties,
      can: { type: 'object', additionalProperties: { type: 'boolean' }, description: 'What the asker may do with this record.' },
    },
  };
};

const { stale: besideStale = {}, ...besides } = besideRefusals;
const sometimes = (fields: Fields): Schema => schemaOfResponse(optionally(fields)).properties as Schema;

/** The additional keys of a conflict response. */
const stale: Schema = {
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: sometimes(besideStale), description: 'With `stale`: the record as it is now, and who changed it when.' },
  ],
};

const meta: Schema = {
  type: 'object',
  properties: {
    total: { type: 'integer' },
    page: { type: 'integer' },
    per_page: { type: 'integer' },
    last_page: { type: 'integer' },
    compared_in: {
      type: 'string',
      description:
        'Sorted or filtered by money over several currencies: amounts are compared in this one by today’s exchange rates, and rows without a rate come last. A filter by one currency compares the amounts as they are.',
    },
    count: { type: 'string', enum: ['exact', 'capped'], description: '`capped`: there are more rows than `total` says.' },
    next: { type: ['string', 'null'], description: 'Sent as `after` with the same query, it gives the rows behind this page.' },
  },
};

const problem: Schema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for people.' },
    code: { type: 'string', enum: Object.keys(problems) },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
    ...sometimes(Object.assign({}, ...Object.values(besides))),
  },
  required: ['error', 'code'],
};

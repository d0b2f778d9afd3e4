import type { Call } from '@cadre/contract/call';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { named, type Schema, schemaOfFields } from './schema-of-fields.ts';

type Details = { summary?: string; query?: Schema[]; body?: Schema; bodyType?: string; answer?: Schema };

const text = (name: string, description: string): Schema => ({ name, in: 'query', schema: { type: 'string' }, description });
const number = (name: string, maximum: number): Schema => ({ name, in: 'query', schema: { type: 'integer', minimum: 1, maximum } });
const message = { type: 'string' };
const ids = { type: 'array', items: { type: 'integer' } };

/** What the generic calls of a resource take and give; nothing for the others. */
export function detailsOf(call: Call): Details {
  const of = (resources as Record<string, Resource>)[call.tag];
  if (!of || !call.path.startsWith(`/${of.name}`)) return {};
  const shape = `${call.method} ${call.path.slice(of.name.length + 1)}`;
  const record = { $ref: `#/components/schemas/${of.name}` };
  return generic[shape]?.(of, record) ?? moveOf(of, shape, record) ?? {};
}

/** What a move asks stands in its call. */
function moveOf(of: Resource, shape: string, record: Schema): Details | undefined {
  const name = /^POST \/:id\/([a-z-]+)$/.exec(shape)?.[1]?.replaceAll('-', '_');
  const move = name ? of.status?.moves[name] : undefined;
  return move && { summary: `Move one of ${of.name} to ${move.to}`, answer: written(record) };
}

const written = (record: Schema): Schema => ({ type: 'object', properties: { message, data: record } });
const listed = (items: Schema): Schema => ({
  type: 'object',
  properties: { data: { type: 'array', items }, meta: { $ref: '#/components/schemas/Meta' } },
});

const generic: Record<string, (of: Resource, record: Schema) => Details> = {
  'GET ': (of, record) => ({
    summary: `List ${of.name}`,
    query: [
      number('page', 100_000),
      number('per_page', 1000),
      { name: 'order_by', in: 'query', schema: { type: 'string', enum: [...of.sort] } },
      { name: 'order_dir', in: 'query', schema: { type: 'string', enum: ['asc', 'desc', 'ascend', 'descend'] } },
      text('search', of.search.length > 0 ? `Looks in ${of.search.join(', ')}.` : 'Nothing to search here.'),
      text('after', 'What `meta.next` said: goes on behind that page; `page` is then only a number.'),
      text('filters', `A JSON object with any of: ${of.filters.join(', ')}.`),
    ],
    answer: listed(record),
  }),
  'GET /lists': (of) => ({
    summary: `Names of ${of.name} for a picker`,
    query: [text('search', 'Part of the name.'), text('ids', 'Only these, separated by commas.')],
    answer: { type: 'object', properties: { data: { type: 'array', items: named } } },
  }),
  'GET /:id': (of, record) => ({ summary: `Read one of ${of.name}`, answer: { type: 'object', properties: { data: record } } }),
  'GET /:id/history': (of) => ({ summary: `What happened to one of ${of.name}`, answer: listed({ $ref: '#/components/schemas/logs' }) }),
  'POST ': (of, record) => ({ summary: `Create one of ${of.name}`, body: schemaOfFields(of.fields), answer: written(record) }),
  'PUT /:id': (of, record) => ({
    summary: `Change one of ${of.name}`,
    body: versioned(schemaOfFields(of.fields, { partial: true })),
    answer: written(record),
  }),
  'DELETE /:id': (of) => ({ summary: `Delete one of ${of.name}`, body: versioned({ type: 'object', properties: {} }) }),
  'POST /:id/clone': (of, record) => ({
    summary: `Copy one of ${of.name}`,
    body: schemaOfFields(of.fields, { partial: true }),
    answer: written(record),
  }),
  'GET /:id/media': (of) => ({ summary: `Files of one of ${of.name}` }),
  'POST /:id/media-upload': (of) => ({
    summary: `Add a file to one of ${of.name}`,
    bodyType: 'multipart/form-data',
    body: {
      type: 'object',
      properties: {
        collection: { type: 'string', enum: Object.keys(of.media ?? {}) },
        'files[]': { type: 'string', contentMediaType: 'application/octet-stream' },
      },
      required: ['collection', 'files[]'],
    },
    answer: { type: 'object', properties: { message, ids } },
  }),
  'DELETE /:id/media-delete': (of) => ({
    summary: `Remove files from one of ${of.name}`,
    body: { type: 'object', properties: { collection: { type: 'string', enum: Object.keys(of.media ?? {}) }, mediaToDelete: ids } },
  }),
};

const versioned = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...(schema.properties as Schema),
    version: { type: 'integer', description: 'The version that was read; `If-Match` does the same.' },
  },
});

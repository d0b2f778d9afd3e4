import { type Call, call, page, whole } from './call.ts';
import { choice, type Field, type Fields, group, integer, isSealed, list, moment, named, record, required, text } from './fields.ts';
import { mimeTypes } from './media-types.ts';
import { defaultMaxPerPage, isOfMonths, type Resource } from './resource.ts';
import { logs } from './resources/logs.ts';
import { rightOf, seeRight } from './rights.ts';

const search = text({ max: 100 });
const version = integer({ min: 1 });

/** A change only contains some of the fields. */
const partly = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { required: _, ...field }]) => [name, field as Field]));

const partsOf = (names: readonly string[]) =>
  list(choice({ options: names, required: true }), { about: 'The parts to copy; all of them by default.' });

const monthOf = ({ list: { monthly } }: Pick<Resource, 'list'>) => text({ pattern: 'month', ...(typeof monthly === 'object' && monthly) });

/** The parameters of every list. */
const listFields = (resource: Pick<Resource, 'list'>) => ({
  page: integer({ min: 1, max: 100_000 }),
  per_page: integer({ min: 1, max: resource.list.maxPerPage ?? defaultMaxPerPage }),
  order_by: choice({ options: resource.list.sort }),
  order_dir: choice({ options: ['asc', 'desc', 'ascend', 'descend'] }),
  search,
  /** A JSON object. */
  filters: text({ max: 4096 }),
  ...(isOfMonths(resource) && { month: monthOf(resource) }),
  /** The cursor of `meta.next`: continues after that page. */
  after: text({ max: 2000 }),
});

/** The names of records, for a picker; a field only has the name of the resource it refers to. */
export const namesOf = <const N extends string>(resource: N, access: Call['access']) =>
  call({
    method: 'GET',
    access,
    tag: resource,
    path: `/${resource}/lists`,
    summary: `List the names of ${wordsOf(resource)} for a picker`,
    query: { search, ids: text({ max: 2000 }) },
    answer: list(named),
  });

const wordsOf = (name: string): string => name.replaceAll('-', ' ');

/** The tags of responses that a write or a move changes. */
export const touchedBy = ({ name, access: { partOf }, life: { touches = [] } }: Resource): string[] => [
  name,
  ...(partOf ? [partOf.resource] : []),
  ...touches,
];

export type ResourceCalls<R extends Resource = Resource> = ReturnType<typeof resourceCalls<R>>;

/** The calls that a declaration becomes. Which of them are served follows from its words. */
export const resourceCalls = <const R extends Resource>(resource: R) => {
  const name: R['name'] = resource.name;
  const words = wordsOf(name);
  const read = { method: 'GET', access: seeRight(resource), tag: name } as const;
  const write = { tag: name, touches: touchedBy(resource) } as const;
  const one = `/${name}/:id` as const;
  const response = record(resource, required);
  const written = record(resource, { required: true, partly: true });
  const collection = choice({ options: Object.keys(resource.record.media ?? {}), required: true });
  return {
    list: call({ ...read, path: `/${name}`, summary: `List ${words}`, query: listFields(resource), answer: page(response) }),
    lists: namesOf(name, seeRight(resource)),
    one: call({ ...read, path: one, summary: `Get a record of ${words}`, query: { month: monthOf(resource) }, answer: response }),
    history: call({
      ...read,
      path: `${one}/history`,
      summary: `List the history of a record of ${words}`,
      query: listFields(logs),
      answer: page(record(logs, required)),
    }),
    create: call({
      ...write,
      method: 'POST',
      path: `/${name}`,
      access: rightOf(resource, 'create'),
      summary: `Create a record of ${words}`,
      body: resource.fields,
      ...(resource.form.example && { example: { body: resource.form.example } }),
      answer: written,
    }),
    update: call({
      ...write,
      method: 'PUT',
      path: one,
      access: rightOf(resource, 'update'),
      summary: `Update a record of ${words}`,
      body: { ...partly(resource.fields), version },
      answer: written,
    }),
    delete: call({
      ...write,
      method: 'DELETE',
      path: one,
      access: rightOf(resource, 'delete'),
      summary: `Delete a record of ${words}`,
      body: { version },
      answer: { id: integer(required) },
    }),
    clone: call({
      ...write,
      method: 'POST',
      path: `${one}/clone`,
      access: rightOf(resource, 'create'),
      summary: `Copy a record of ${words} under a new name`,
      body: { ...partly(resource.fields), ...(resource.form.clone?.parts && { parts: partsOf(Object.keys(resource.form.clone.parts)) }) },
      answer: written,
    }),
    reveal: call({
      ...write,
      method: 'POST',
      path: `${one}/reveal`,
      repeats: true,
      access: seeRight(resource),
      summary: `Reveal a sealed value of a record of ${words}; the access is logged`,
      body: {
        field: choice({ options: Object.keys(resource.fields).filter((key) => isSealed(resource.fields[key] as Field)), required: true }),
      },
      answer: whole({ data: group({ value: text() }, required) }),
      touches: [],
    }),
    media: call({
      ...read,
      path: `${one}/media`,
      summary: `List the files of a record of ${words}`,
      answer: list({
        id: integer(required),
        collection: text(required),
        name: text(required),
        type: text(required),
        size: integer(required),
        created_at: moment(required),
        url: text(required),
      }),
    }),
    file: call({
      ...read,
      path: `${one}/media/:media_id`,
      summary: `Download a file of a record of ${words}`,
      file: ['image/*', 'application/pdf', 'application/*'],
    }),
    upload: call({
      ...write,
      method: 'POST',
      path: `${one}/media-upload`,
      access: 'signed_in',
      summary: `Add a file to a record of ${words}`,
      upload: { collection },
      takes: [...new Set(Object.values(resource.record.media ?? {}).flatMap(({ types }) => types))].map((type) => mimeTypes[type]),
      answer: whole({ message: text(required), ids: list(integer()) }),
    }),
    removeFiles: call({
      ...write,
      method: 'DELETE',
      path: `${one}/media-delete`,
      access: 'signed_in',
      summary: `Remove files from a record of ${words}`,
      body: { collection, mediaToDelete: list(integer({ min: 1 }), { required: true, max: 100 }) },
    }),
  };
};

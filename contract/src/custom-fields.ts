import type { CustomField, CustomFields } from './custom-field.ts';
import type { Field, Fields, Worded } from './fields.ts';
import type { Language } from './languages.ts';
import type { Resource } from './resource.ts';

/** No declared field begins with it. */
export const customName = (key: string): string => `custom_${key}`;

/** A declaration with the fields that the company added; unchanged if there are none. */
export function withCustom<R extends Resource>(resource: R, added: CustomFields | undefined): R {
  const customs = resource.record.custom ? added?.get(resource.name) : undefined;
  if (!added || !customs) return resource;
  const known = madeFor.get(added) ?? new Map<string, Resource>();
  madeFor.set(added, known);
  const made = known.get(resource.name) ?? join(resource, customs);
  known.set(resource.name, made);
  return made as R;
}

const madeFor = new WeakMap<CustomFields, Map<string, Resource>>();

function join(resource: Resource, customs: readonly CustomField[]): Resource {
  const fields: Fields = Object.fromEntries(customs.map((custom) => [customName(custom.key), fieldFrom(resource, custom)]));
  const listed = customs.filter(({ tier, kind }) => kind !== 'long_text' && !(tier && resource.access.tiers?.[tier]?.guarded));
  const names = (of: readonly CustomField[]): string[] => of.map(({ key }) => customName(key));
  const searched = customs.filter(({ tier, kind }) => wordy.has(kind) && !(tier && resource.access.tiers?.[tier]?.guarded));
  return {
    ...resource,
    fields: { ...resource.fields, ...fields },
    list: {
      ...resource.list,
      table: [...resource.list.table, ...listed.map(({ key, in_table }) => `${in_table ? '' : '-'}${customName(key)}`)],
      search: [...resource.list.search, ...names(searched)],
      filters: [...resource.list.filters, ...names(listed.filter(({ filterable }) => filterable))],
      sort: [...resource.list.sort, ...names(listed.filter(({ kind }) => kind !== 'employee'))],
    },
    form: { ...resource.form, rows: [...resource.form.rows, ...inRows(customs)] },
  };
}

const wordy: ReadonlySet<string> = new Set(['text', 'long_text']);

/** Two per row, except long ones. */
function inRows(customs: readonly CustomField[]): string[][] {
  const rows: string[][] = [];
  let half: string[] | undefined;
  for (const { key, kind } of customs) {
    const isLong = kind === 'long_text';
    if (half && !isLong) half.push(customName(key));
    else rows.push([customName(key)]);
    half = half || isLong ? undefined : rows.at(-1);
  }
  return rows;
}

function fieldFrom(resource: Resource, custom: CustomField): Field {
  const { key, kind, required, tier, options, name, name_i18n, help, help_i18n } = custom;
  const common = {
    noun: resource.name,
    custom: {
      key,
      name,
      name_i18n,
      help: { name: help ?? '', name_i18n: help_i18n },
      options: Object.fromEntries(options.map((option) => [option.key, { name: option.name, name_i18n: option.name_i18n ?? {} }])),
    },
    ...(required && { required: true as const }),
    ...(tier && { tier }),
  };
  if (kind === 'text') return { ...common, kind, max: 200 };
  if (kind === 'long_text') return { ...common, kind, max: 4000 };
  if (kind === 'integer') return { ...common, kind, min: -largest, max: largest };
  if (kind === 'amount') return { ...common, kind: 'decimal', min: -largest, max: largest };
  if (kind === 'choice') return { ...common, kind, options: options.map((option) => option.key) };
  if (kind === 'employee') return { ...common, kind: 'reference', to: 'employees' };
  return { ...common, kind };
}

const largest = 999_999_999_999;

/** A word of the company's, in a language. */
export const wordedIn = ({ name, name_i18n }: Worded, language: Language): string => name_i18n[language] || name;

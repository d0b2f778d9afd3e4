import { checkField } from '@cadre/contract/check';
import type { Field, Kind } from '@cadre/contract/fields';
import { isDate } from '@cadre/rules/calendar';

type Range = { from?: string | number; to?: string | number };
export type FilterValue = boolean | string | readonly (string | number)[] | Range;

/** How a filter of each kind is written in an address. Kinds that are not listed are not filtered. */
const shapes: Partial<Record<Kind, 'ids' | 'words' | 'flag' | 'days' | 'numbers' | 'text'>> = {
  text: 'text',
  email: 'text',
  choice: 'words',
  country: 'words',
  timezone: 'words',
  currency: 'words',
  reference: 'ids',
  references: 'ids',
  boolean: 'flag',
  date: 'days',
  moment: 'days',
  integer: 'numbers',
  decimal: 'numbers',
  minutes: 'numbers',
  share: 'numbers',
  money: 'numbers',
};

/** `active,suspended` · `3,4` · `true` · `2026-01-01..2026-12-31` · `..40`. Undefined for values that are invalid for the field. */
export function readFilter(field: Field, text: string): FilterValue | undefined {
  const shape = shapes[field.kind];
  return shape && readers[shape](field, text);
}

export function writeFilter(value: FilterValue): string {
  if (typeof value === 'boolean' || typeof value === 'string') return String(value);
  return isRange(value) ? `${value.from ?? ''}..${value.to ?? ''}` : value.join(',');
}

export const isRange = (value: FilterValue | undefined): value is Range => typeof value === 'object' && !Array.isArray(value);

/** A value without a choice is no filter. */
export const isEmptyFilter = (value: FilterValue | undefined): boolean => {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRange(value) && value.from === undefined && value.to === undefined;
};

type Reader = (field: Field, text: string) => FilterValue | undefined;

const readers: Record<'ids' | 'words' | 'flag' | 'days' | 'numbers' | 'text', Reader> = {
  text: (_field, text) => (text.length > 0 && text.length <= 200 ? text : undefined),
  flag: (_field, text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  words: (field, text) => list(text, (word) => (checkField(field, word) || word === '' ? undefined : word)),
  ids: (field, text) => list(text, (word) => (word === 'self' && 'to' in field && field.to === 'employees' ? word : readId(word))),
  days: (_field, text) => range(text, (part) => (isDate(part) ? part : undefined)),
  numbers: (_field, text) => range(text, (part) => (/^-?(0|[1-9]\d{0,14})(\.\d{1,3})?$/.test(part) ? Number(part) : undefined)),
};

const readId = (word: string): number | undefined => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : undefined);

function list<T extends string | number>(text: string, read: (word: string) => T | undefined): T[] | undefined {
  const values = text.split(',').map(read);
  if (values.includes(undefined)) return undefined;
  return [...new Set(values as T[])];
}

function range<T extends string | number>(text: string, read: (part: string) => T | undefined): Range | undefined {
  const [from = '', to = '', ...rest] = text.split('..');
  if (rest.length > 0 || (from === '' && to === '') || !text.includes('..')) return undefined;
  const [first, last] = [from && read(from), to && read(to)];
  if (first === undefined || last === undefined) return undefined;
  return { ...(first !== '' && { from: first }), ...(last !== '' && { to: last }) };
}

import { aliasesOf } from '@cadre/contract/filters';
import { defaultMaxPerPage, fieldOf, isOfMonths, type Resource } from '@cadre/contract/resource';
import { isMonth, monthSpan } from '@cadre/rules/calendar';
import secureJson from 'secure-json-parse';
import type { Actor } from '../../platform/access/actor.ts';
import { Problem } from '../../platform/problem.ts';
import { isOpen } from '../access/access.ts';
import type { ComparedMoney } from '../money/compared-money.ts';
import { type Cursor, decodeCursor } from './keyset.ts';
import type { Order } from './order.ts';

export type ListQuery = Order & {
  page: number;
  per_page: number;
  search: string;
  filters: Record<string, unknown>;
  /** Selects rows that are valid in this month, if the resource is `monthly`. */
  month?: string | undefined;
  /** How amounts of several currencies are compared, where the list is sorted or filtered by them. */
  money?: ComparedMoney | undefined;
  /** The cursor after which the page begins; `page` is then only its number. */
  after?: Cursor | undefined;
};

const known = new Set(['page', 'per_page', 'order_by', 'order_dir', 'search', 'filters', 'month', 'after']);
const directions = new Map<string, 'asc' | 'desc'>([
  ['asc', 'asc'],
  ['desc', 'desc'],
  ['ascend', 'asc'],
  ['descend', 'desc'],
]);
const longestFilters = 4096;

/** The query of a list. Unknown or malformed parameters are refused, never ignored or coerced. */
export function readListQuery(resource: Resource, actor: Actor, query: Record<string, unknown>): ListQuery {
  for (const name of Object.keys(query)) {
    if (!known.has(name)) throw new Problem('unknown_field', { args: { name } });
    if (typeof query[name] !== 'string') throw refused(name);
  }
  const given = query as Record<string, string | undefined>;
  if (given.month && !isMonth(given.month)) throw refused('month');
  const order_by = given.order_by || resource.list.order.by;
  if (!resource.list.sort.includes(order_by) || !isReadable(resource, actor, order_by)) {
    throw new Problem('unknown_sort', { args: { name: order_by }, fields: { order_by: [{ code: 'not_valid' }] } });
  }
  const order_dir = given.order_dir ? directions.get(given.order_dir) : resource.list.order.dir;
  if (!order_dir) throw refused('order_dir');
  return {
    page: wholeNumber('page', given.page, 1, 1, 100_000),
    per_page: wholeNumber('per_page', given.per_page, 10, 1, resource.list.maxPerPage ?? defaultMaxPerPage),
    order_by,
    order_dir,
    search: readSearch(given.search),
    ...filteredByMonth(resource, given.month, readFilters(resource, actor, given.filters)),
    after: given.after ? decodeCursor(resource, { order_by, order_dir }, given.after) : undefined,
  };
}

/** The search text, without characters that the database cannot store. */
export function readSearch(given: unknown = ''): string {
  if (typeof given !== 'string' || given.includes('\u0000') || !given.isWellFormed()) throw refused('search');
  const search = given.trim();
  if (search.length > 100) throw new Problem('invalid', { fields: { search: [{ code: 'too_long', max: 100 }] } });
  return search;
}

type Narrowed = Pick<ListQuery, 'filters' | 'month'>;

/** A month is an additional filter, on the fields of the declaration; filtering by such a field twice is ambiguous and refused. */
function filteredByMonth(resource: Resource, month: string | undefined, filters: Record<string, unknown>): Narrowed {
  if (!month) return { filters: { ...filters, ...thisMonth(resource, filters) } };
  if (resource.list.monthly) return { filters, month };
  const within = inMonth(resource, month).filters;
  if (!isOfMonths(resource) || Object.keys(within).some((name) => Object.hasOwn(filters, name))) throw refused('month');
  return { filters: { ...filters, ...within } };
}

function thisMonth(resource: Resource, filters: Record<string, unknown>): Record<string, unknown> {
  const { month, defaultsToThisMonthUnless } = resource.list;
  if (!month || !defaultsToThisMonthUnless || [month, ...defaultsToThisMonthUnless].some((name) => Object.hasOwn(filters, name))) return {};
  return inMonth(resource, new Date().toISOString().slice(0, 7)).filters;
}

/** Rows with a period are in every month that they overlap; resources without months ignore the parameter. */
export function inMonth(resource: Resource, month: string): Narrowed {
  const { lasts } = resource.list;
  if (resource.list.monthly) return { filters: {}, month };
  if (lasts) return { filters: { [lasts.from]: { to: monthSpan(month).to }, [lasts.to]: { from: monthSpan(month).from } } };
  if (!resource.list.month) return { filters: {} };
  return { filters: { [resource.list.month]: fieldOf(resource, resource.list.month)?.kind === 'text' ? month : monthSpan(month) } };
}

function readFilters(resource: Resource, actor: Actor, text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  const parsed = text.length <= longestFilters ? secureJson.safeParse(text) : undefined;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw refused('filters');
  return plainFilters(resource, actor, parsed);
}

/** Each filter under the names of its fields; two filters of the same field are ambiguous and refused. */
function plainFilters(resource: Resource, actor: Actor, filters: Record<string, unknown>): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const add = (name: string, value: unknown, said: string): void => {
    if (Object.hasOwn(plain, name)) throw refused(said);
    plain[name] = value;
  };
  const aliases = aliasesOf(resource);
  for (const [name, value] of Object.entries(filters)) {
    const as = Object.hasOwn(aliases, name) ? aliases[name]?.as : undefined;
    if (!(as || resource.list.filters.includes(name)) || !(as ?? [name]).every((field) => isReadable(resource, actor, field))) {
      throw new Problem('unknown_filter', { args: { name }, fields: { [name]: [{ code: 'unknown_field' }] } });
    }
    const [first = name, last] = as ?? [];
    if (last === undefined) add(first, value, name);
    else for (const [field, bound] of Object.entries(boundsOf(name, value, first, last))) add(field, bound, name);
  }
  return plain;
}

/** A period overlaps another if it begins before the other's end and ends after the other's start. */
function boundsOf(name: string, value: unknown, first: string, last: string): Record<string, unknown> {
  const { from, to, ...unknown } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };
  if (Object.keys(unknown).length > 0 || (from === undefined && to === undefined)) throw refused(name);
  return { ...(to !== undefined && { [first]: { to } }), ...(from !== undefined && { [last]: { from } }) };
}

function isReadable(resource: Resource, actor: Actor, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isOpen(resource, actor, field);
}

function wholeNumber(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,10}$/.test(text)) throw refused(name);
  const value = Number(text);
  if (value < min) throw new Problem('invalid', { fields: { [name]: [{ code: 'too_small', min }] } });
  if (value > max) throw new Problem('invalid', { fields: { [name]: [{ code: 'too_big', max }] } });
  return value;
}

const refused = (name: string): Problem => new Problem('invalid', { fields: { [name]: [{ code: 'not_valid' }] } });

import { fieldOf, type Resource } from '@cadre/contract/resource';
import { type FilterValue, readFilter, writeFilter } from '../../fields/filters/filter-value.ts';

/** The state of a list; it is stored in the address, so that a link or Back restores it. */
export type ListState = {
  page: number;
  /** The cursor after which the page begins, if there are too many pages to count. */
  after?: string | undefined;
  per_page: number;
  sort: { by: string; dir: 'asc' | 'desc' };
  q: string;
  filters: Readonly<Record<string, FilterValue>>;
};

/** The one drawer that is open above the list. */
export type Opened = { kind: 'id'; id: number } | { kind: 'edit'; id: number } | { kind: 'clone'; id: number } | { kind: 'new' };
/** The ways to open a form. */
export type FormKind = Exclude<Opened, { kind: 'id' }>;

export type Address = { list: ListState; opened: Opened | undefined };

export const pageSizes = [10, 25, 50, 100] as const;
const defaultSize = 25;
const maxSearch = 100;

type MayUse = (field: string) => boolean;

/**
 * `?page=2&per_page=50&sort=-name&q=ber&f.status=active,invited&id=42`; `dropped` holds the filters that are invalid here or hidden from this reader.
 */
export function readAddress(resource: Resource, params: URLSearchParams, mayUse: MayUse = () => true): Address & { dropped: string[] } {
  const dropped: string[] = [];
  const list: ListState = {
    page: readNumber(params.get('page')) ?? 1,
    after: readCursor(params.get('after')),
    per_page: pageSizes.find((size) => String(size) === params.get('per_page')) ?? defaultSize,
    sort: readSort(resource, params.get('sort'), mayUse),
    q: (params.get('q') ?? '').trim().slice(0, maxSearch),
    filters: readFilters(resource, params, mayUse, dropped),
  };
  return { list, opened: readOpened(params), dropped };
}

/** Leaves out the defaults and keeps the parameters of other parts of the page. */
export function writeAddress(resource: Resource, { list, opened }: Address, before = new URLSearchParams()): string {
  const params = new URLSearchParams([...before].filter(([name]) => !isOurs(name)));
  if (list.q) params.set('q', list.q);
  for (const [name, value] of Object.entries(list.filters)) params.set(`f.${name}`, writeFilter(value));
  const sort = `${list.sort.dir === 'desc' ? '-' : ''}${list.sort.by}`;
  if (list.sort.by !== resource.list.order.by || list.sort.dir !== resource.list.order.dir) params.set('sort', sort);
  if (list.per_page !== defaultSize) params.set('per_page', String(list.per_page));
  if (list.page > 1) params.set('page', String(list.page));
  if (list.after) params.set('after', list.after);
  if (opened) params.set(opened.kind, opened.kind === 'new' ? '1' : String(opened.id));
  return params.size === 0 ? '' : `?${params}`;
}

const kinds = ['id', 'edit', 'clone'] as const;
const names = new Set<string>(['page', 'after', 'per_page', 'sort', 'q', 'new', ...kinds]);
const isOurs = (name: string): boolean => names.has(name) || name.startsWith('f.');

const readNumber = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const readCursor = (text: string | null): string | undefined => (text !== null && /^[\w-]+$/.test(text) ? text : undefined);

function readSort(resource: Resource, text: string | null, mayUse: MayUse): ListState['sort'] {
  const by = text?.replace(/^-/, '');
  if (by === undefined || !resource.list.sort.includes(by) || !mayUse(by)) return { ...resource.list.order };
  return { by, dir: text?.startsWith('-') ? 'desc' : 'asc' };
}

function readFilters(resource: Resource, params: URLSearchParams, mayUse: MayUse, dropped: string[]): Record<string, FilterValue> {
  const filters: Record<string, FilterValue> = {};
  for (const [key, text] of params) {
    if (!key.startsWith('f.')) continue;
    const name = key.slice(2);
    const field = resource.list.filters.includes(name) && mayUse(name) ? fieldOf(resource, name) : undefined;
    const value = field && readFilter(field, text);
    if (value === undefined) dropped.push(name);
    else filters[name] = value;
  }
  return filters;
}

function readOpened(params: URLSearchParams): Opened | undefined {
  if (params.get('new') === '1') return { kind: 'new' };
  for (const kind of kinds) {
    const id = readNumber(params.get(kind));
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

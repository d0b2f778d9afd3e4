import type { PeriodKind } from '@cadre/rules/period';
import { type Fields, namedBy, reference } from './fields.ts';
import type { Resource } from './resource.ts';

/** The declaration of a view. Names in `table` and `filters` are its own columns or fields of `rowsOf`. */
type Declared<C extends Fields> = {
  /** The right to open it; the right to export is its sibling. Its scope limits the rows. */
  access: `${string}.${string}`;
  /** One row per record of this resource, which gives it its door, its search and its label. */
  rowsOf: Resource;
  /** The name under which a row carries the number of that record, to filter by too. */
  subject: string;
  period: PeriodKind;
  /** The computed columns of each row. */
  columns: C;
  table: readonly string[];
  /** Columns that every file has, because the screen shows them next to the name. */
  inFiles?: readonly string[];
  filters: readonly string[];
  /** Additional parameters that filter it further. */
  extraFilters?: Fields;
  /** Additional keys of a row, besides its columns. */
  beside?: Fields;
};

/** A list that is computed, not stored: one row per record of another resource over a period. To every part of a list it is a resource. */
export type View<N extends string = string, C extends Fields = Fields> = Resource<N> &
  Pick<Declared<C>, 'rowsOf' | 'subject' | 'period' | 'columns' | 'inFiles'> &
  Required<Pick<Declared<C>, 'extraFilters' | 'beside'>>;

export function view<const N extends string, const C extends Fields>(name: N, declared: Declared<C>): View<N, C> {
  const { access, rowsOf, subject, period, table, inFiles = [], filters, extraFilters = {}, beside = {} } = declared;
  const columns = namedBy(name, declared.columns);
  const [rightsOf, seenBy] = access.split('.') as [string, string];
  const shown = table.map((entry) => entry.replace(/^-/, ''));
  const own = Object.fromEntries(
    [...shown, ...inFiles, ...filters].flatMap((field) => (rowsOf.fields[field] ? [[field, rowsOf.fields[field]]] : [])),
  );
  const fields: Fields = { ...own, [subject]: reference(rowsOf.name), ...columns };
  return {
    name,
    fields,
    rowsOf,
    subject,
    period,
    columns,
    inFiles,
    extraFilters,
    beside,
    label: rowsOf.label,
    list: {
      table,
      search: rowsOf.list.search,
      filters: [subject, ...filters],
      sort: shown.filter((field) => fields[field]?.kind !== 'list'),
      order: { by: rowsOf.label, dir: 'asc' },
    },
    form: { rows: [] },
    record: {},
    access: { rightsOf, seenBy, ...(rowsOf.access.owner && { owner: rowsOf.access.owner }) },
    life: { writes: [], ledger: true },
  };
}

/** The fields of its record that a row shows. */
export const shownFields = ({ list: { table }, inFiles = [], columns }: Pick<View, 'list' | 'inFiles' | 'columns'>): string[] => [
  ...new Set([...table.map((entry) => entry.replace(/^-/, '')), ...inFiles].filter((name) => !Object.hasOwn(columns, name))),
];

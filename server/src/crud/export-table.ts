import { type Field, namedAs } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { listText } from '@cadre/contract/texts/list-text';
import { minutesOf } from '@cadre/rules/duration';
import type { Cell, TableColumn, TableDocument } from '../platform/documents/table-file.ts';
import { Problem } from '../platform/problem.ts';
import { wordsOf } from '../platform/texts/texts.ts';
import type { Asker } from './behaviour.ts';

type Row = Record<string, unknown>;

/** A column that is many in a file. */
export type Spread = { columns: TableColumn[]; cells: (row: Row) => Cell[] };

/** Rows as a table for people: headings and words in the asker's language. */
export function exportTable(
  resource: Resource,
  asker: Asker,
  columns: string[],
  rows: Row[],
  subtitle: string,
  spread: Record<string, Spread> = {},
): TableDocument {
  return {
    title: wordsOf(asker.t).many(resource.name),
    subtitle,
    language: asker.language,
    columns: columns.flatMap(
      (name) =>
        spread[name]?.columns ?? [
          { heading: wordsOf(asker.t).field(resource.name, name), kind: columnKind(fieldOf(resource, name) as Field) },
        ],
    ),
    rows: rows.map((row) =>
      columns.flatMap((name) => spread[name]?.cells(row) ?? [cell(asker, name, fieldOf(resource, name) as Field, row)]),
    ),
  };
}

/** The columns that were asked for, or the table's own; only those that the asker may read. */
export function exportColumns(resource: Resource, open: Record<string, unknown>, asked: unknown): string[] {
  const shown = resource.table.filter((name) => !name.startsWith('-'));
  const columns = asked === undefined ? shown : asked;
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > 60) throw refused();
  const readable = (name: unknown): name is string =>
    typeof name === 'string' &&
    fieldOf(resource, name) !== undefined &&
    (Object.hasOwn(open, name) || !Object.hasOwn(resource.fields, name));
  if (asked !== undefined && !columns.every(readable)) throw refused();
  return columns.filter(readable);
}

const refused = (): Problem => new Problem('invalid', { fields: { columns: [{ code: 'not_valid' }] } });

const numbers = new Set<Field['kind']>(['integer', 'share', 'money']);

const columnKind = (field: Field): TableColumn['kind'] => {
  if (field.kind === 'date' || field.kind === 'moment') return 'date';
  if (field.kind === 'minutes' || field.kind === 'hours') return 'duration';
  return numbers.has(field.kind) ? 'number' : 'text';
};

function cell(asker: Asker, name: string, field: Field, row: Row): Cell {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (field.kind === 'boolean') return asker.t(value ? 'common.yes' : 'common.no');
  if (field.kind === 'choice') return wordsOf(asker.t).option(field.noun, name, String(value));
  if (field.kind === 'reference') return String((row[namedAs(name)] as { name?: string } | null)?.name ?? value);
  if (field.kind === 'references') return namesText(asker, row[namedAs(name)]);
  if (field.kind === 'share') return Number(value) / 100;
  if (field.kind === 'hours') return minutesOf(Number(value));
  if (field.kind === 'moment') return String(value).slice(0, 16).replace('T', ' ');
  if (field.kind === 'grants')
    return (value as { name: string; scope: string }[]).map((grant) => `${grant.name}:${grant.scope}`).join(', ');
  if (field.kind === 'document') return changesText(asker, value);
  return typeof value === 'number' ? value : String(value);
}

const namesText = ({ language }: Asker, named: unknown): string =>
  listText(
    language,
    (named as { name: string }[]).map((one) => one.name),
  );

function changesText(asker: Asker, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const text = (side: unknown) => (side === null || side === undefined ? asker.t('common.empty_value') : String(side));
  return value.map((change) => `${change.field}: ${text(change.old)} → ${text(change.new)}`).join('; ');
}

import { type Field, namedAs } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { withWeeks } from '@cadre/contract/texts/day-forms';
import { listText } from '@cadre/contract/texts/list-text';
import { localTextAt, offsetText } from '@cadre/rules/attendance/plan/zone';
import { minutesOf } from '@cadre/rules/duration';
import type { Cell, TableColumn, TableDocument } from '../../platform/documents/tables/table-file.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import type { Caller } from '../access/caller.ts';
import { fieldWord, optionWord } from '../read/field-words.ts';
import type { Change } from '../write/audit.ts';

type Row = Record<string, unknown>;

/** A column that is many in a file. */
export type Spread = { columns: TableColumn[]; cells: (row: Row) => Cell[] };

/** The reader of a file: their language, and the time zone for moments without one. */
export type Reader = Caller & { zone: string };

/** A row and its additions for files: the time zone of its moments and, by reference, the disambiguator of namesakes. */
export type FileRow = { row: Row; zone?: string | null; apart?: Record<string, string | null> };

type Written = { columns: readonly string[]; rows: readonly FileRow[]; subtitle: string; spread?: Record<string, Spread> | undefined };
/** `isZoned`: each row has its own time zone, so each moment shows its offset; otherwise the headings name the reader's zone. */
type Reading = { resource: Resource; reader: Reader; isZoned: boolean };

/** Rows as a table for people: headings and words in the reader's language. */
export function exportTable(reading: Reading, { columns, rows, subtitle, spread = {} }: Written): TableDocument {
  const { resource, reader } = reading;
  const shown = withUnits(resource, columns);
  return {
    title: wordsOf(reader.t).many(resource.name),
    subtitle,
    language: reader.language,
    columns: shown.flatMap((name) => spread[name]?.columns ?? headsOf(reading, name)),
    rows: rows.map((one) => shown.flatMap((name) => spread[name]?.cells(one.row) ?? cellsOf(reading, name, one))),
  };
}

function headsOf({ resource, reader, isZoned }: Reading, name: string): TableColumn[] {
  const field = fieldOf(resource, name) as Field;
  const heading = fieldWord(reader, resource, name);
  const apart = disambiguator(name, field);
  return [
    { heading: headingOf({ reader, isZoned }, heading, field), kind: columnKind(field) },
    ...(apart ? [{ heading: fieldWord(reader, apart.target, apart.by), kind: 'text' as const }] : []),
  ];
}

function headingOf({ reader, isZoned }: Pick<Reading, 'reader' | 'isZoned'>, heading: string, field: Field): string {
  if (field.kind === 'moment' && !isZoned) return `${heading} (${reader.zone})`;
  return field.kind === 'decimal' && field.unit === 'day' ? reader.t('common.in_days', { label: heading }) : heading;
}

/** Numbers stay numbers in a file: the unit of an amount goes into the next column, unless that column was chosen itself. */
export function withUnits(resource: Resource, columns: readonly string[]): string[] {
  const units = (name: string): string[] => {
    const field = fieldOf(resource, name);
    return field?.kind === 'decimal' && typeof field.unit === 'object' ? [field.unit.in] : [];
  };
  return columns.flatMap((name, at) => {
    const added = units(name).filter(
      (unit) =>
        !columns.includes(unit) &&
        !columns
          .slice(at + 1)
          .flatMap(units)
          .includes(unit),
    );
    return [name, ...added];
  });
}

function cellsOf({ resource, reader, isZoned }: Reading, name: string, { row, zone, apart }: FileRow): Cell[] {
  const field = fieldOf(resource, name) as Field;
  const isMoment = field.kind === 'moment' && typeof row[name] === 'string';
  const value = isMoment ? momentIn(zone ?? reader.zone, Date.parse(row[name] as string), isZoned) : cell(reader, name, field, row);
  return disambiguator(name, field) ? [value, apart?.[name] ?? null] : [value];
}

/** Local time in the zone, with the offset if no heading names the zone. */
const momentIn = (zone: string, at: number, withOffset: boolean): string =>
  `${localTextAt(zone, at).slice(0, 16)}${withOffset ? ` ${offsetText(zone, at)}` : ''}`;

/** If a reference named after its target can lead to namesakes, the disambiguator is shown next to the name. */
export function disambiguator(name: string, field: Field): { target: Resource; by: string } | undefined {
  if (field.kind !== 'reference' || field.to !== `${namedAs(name)}s`) return undefined;
  const target = resources[field.to as ResourceName] as Resource | undefined;
  return target?.record.disambiguator ? { target, by: target.record.disambiguator } : undefined;
}

/** The requested columns, or the table's default ones; only those that the caller may read. */
export function exportColumns(resource: Resource, open: Record<string, unknown>, requested: unknown): string[] {
  const shown = resource.list.table.filter((name) => !name.startsWith('-'));
  const columns = requested === undefined ? shown : requested;
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > 60) throw refused();
  const readable = (name: unknown): name is string =>
    typeof name === 'string' &&
    fieldOf(resource, name) !== undefined &&
    (Object.hasOwn(open, name) || !Object.hasOwn(resource.fields, name));
  if (requested !== undefined && !columns.every(readable)) throw refused();
  return columns.filter(readable);
}

const refused = (): Problem => new Problem('invalid', { fields: { columns: [{ code: 'not_valid' }] } });

const numbers = new Set<Field['kind']>(['integer', 'share', 'money']);

const columnKind = (field: Field): TableColumn['kind'] => {
  if (field.kind === 'date' || field.kind === 'moment') return 'date';
  if (field.kind === 'minutes' || field.kind === 'hours') return 'duration';
  return numbers.has(field.kind) ? 'number' : 'text';
};

function cell(caller: Caller, name: string, field: Field, row: Row): Cell {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (field.kind === 'boolean') return caller.t(value ? 'common.yes' : 'common.no');
  if (field.kind === 'choice') return optionWord(caller, name, field, String(value));
  if (field.kind === 'reference') {
    const called = String((row[namedAs(name)] as { name?: string } | null)?.name ?? value);
    return field.dated ? withWeeks(caller.language, called) : called;
  }
  if (field.kind === 'references') return namesText(caller, row[namedAs(name)]);
  if (field.kind === 'share') return Number(value) / 100;
  if (field.kind === 'hours') return minutesOf(Number(value));
  if (field.kind === 'grants')
    return (value as { name: string; scope: string }[]).map((grant) => `${grant.name}:${grant.scope}`).join(', ');
  if (field.kind === 'document') return documentText(caller, value, row.model);
  if (field.dated) return withWeeks(caller.language, String(value));
  return typeof value === 'number' ? value : String(value);
}

const namesText = ({ language }: Caller, named: unknown): string =>
  listText(
    language,
    (named as { name: string }[]).map((one) => one.name),
  );

/** The text of a value that is not plain: changes, people, or words. */
function documentText(caller: Caller, value: unknown, model: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const declared = Object.hasOwn(resources, String(model)) ? (resources[model as ResourceName] as Resource) : undefined;
  const textOf = (one: Change | { name?: string } | string): string => {
    if (typeof one === 'string') return one;
    return 'field' in one ? changeText(caller, declared, one) : (one.name ?? JSON.stringify(one));
  };
  return value.map(textOf).join('; ');
}

/** `Budget: 100 EUR → 250 EUR`, in the words of the record that the entry is about. */
function changeText(caller: Caller, declared: Resource | undefined, change: Change): string {
  const { field: name } = change;
  const field = declared && fieldOf(declared, name);
  const wordFor = (side: unknown): string => {
    if (side === null || side === undefined || side === '') return caller.t('common.empty_value');
    if (Array.isArray(side)) return listText(caller.language, side.map(wordFor));
    if (typeof side === 'boolean') return caller.t(side ? 'common.yes' : 'common.no');
    if (field?.kind === 'choice') return optionWord(caller, name, field, String(side));
    return typeof side === 'object' ? JSON.stringify(side) : String(side);
  };
  const text = (side: 'old' | 'new'): string =>
    change[`${side}_name`] ?? [wordFor(change[side]), change[`${side}_currency`] ?? []].flat().join(' ');
  const label = declared ? fieldWord(caller, declared, name) : wordsOf(caller.t).field(undefined, name);
  return `${label}: ${text('old')} → ${text('new')}`;
}

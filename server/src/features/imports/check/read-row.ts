import type { DateOrder } from '@cadre/contract/calls/imports';
import { checkRecord } from '@cadre/contract/check';
import type { Field, Fields } from '@cadre/contract/fields';
import { type Complaints, complaintOf } from '@cadre/contract/problems';
import { employees } from '@cadre/contract/resources/employees';
import { cellValue } from './cell-value.ts';

/** A row of the file with what its cells mean. `names` holds the references, still as text. */
export type ReadRow = {
  row_no: number;
  values: Record<string, unknown>;
  names: Record<string, string>;
  complaints: Complaints;
};

/** A column of the file that becomes a field. */
type FileColumn = { heading: string; name: string; field: Field; order: DateOrder | null };

/** How a file is to be read. `same`: values that are not in the file and apply to every row. */
export type Reading = {
  mapping: Record<string, string | null>;
  date_orders: Record<string, DateOrder | null>;
  same: Record<string, string | number | null>;
};

type Readable = { columns: FileColumn[]; same: Reading['same'] };

/** The part of it that the reader may see. */
export const readableOf = ({ mapping, date_orders, same }: Reading, fields: Fields): Readable => ({
  columns: Object.entries(mapping).flatMap(([heading, name]) => {
    const field = name === null ? undefined : fields[name];
    return name === null || !field ? [] : [{ heading, name, field, order: date_orders[heading] ?? null }];
  }),
  same: Object.fromEntries(Object.entries(same).filter(([name]) => Object.hasOwn(fields, name))),
});

export function readRow(row_no: number, cells: Record<string, string>, { columns, same }: Readable, language?: string): ReadRow {
  const read: ReadRow = { row_no, values: { ...same }, names: {}, complaints: {} };
  for (const { heading, name, field, order } of columns) {
    const text = cells[heading] ?? '';
    if (text === '') continue;
    if (field.kind === 'reference') {
      read.names[name] = text;
      continue;
    }
    const cell = cellValue(name, field, text, language, order);
    if ('value' in cell) read.values[name] = cell.value;
    else read.complaints[name] = [cell.complaint];
  }
  return read;
}

/**
 * The check that the form makes, once references are known. For existing employees, a row has only the changes. An unreadable cell has its
 * complaint already.
 */
export function checkRead(read: ReadRow, fields: Fields, isNew: boolean): void {
  const { values, complaints } = read;
  const found = isNew ? { ...checkRecord(fields, values), ...acrossFields(values) } : checkRecord(fields, values, true);
  for (const [name, complaint] of Object.entries(found)) complaints[name] ??= complaint;
}

const acrossFields = (values: Record<string, unknown>): Complaints =>
  Object.fromEntries(Object.entries(employees.check?.(values) ?? {}).map(([name, one]) => [name, [complaintOf(one)]]));

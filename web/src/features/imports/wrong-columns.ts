import type { ImportData, ImportRowData } from '@cadre/contract/calls/imports';

/** A column of the broken rows: one of the file, or a field that the file does not have, with one value for all of them or with none. */
export type WrongColumn = { field: string; heading: string | undefined; isSame?: boolean };

/** Names identify the person of a row, so they come first. */
const whoseRow = ['first_name', 'last_name', 'work_email'];

/** Identifying columns, then those with an error on this page, then the other imported ones. */
export function wrongColumns(
  { headings, mapping, same }: Pick<ImportData, 'headings' | 'mapping' | 'same'>,
  rows: readonly ImportRowData[],
): WrongColumn[] {
  const inFile = headings.flatMap((heading): WrongColumn[] => {
    const field = mapping[heading];
    return field ? [{ field, heading }] : [];
  });
  const blamed = new Set(rows.flatMap(({ complaints }) => Object.keys(complaints)));
  const absent = [...blamed].filter((field) => !inFile.some((column) => column.field === field));
  const all = [...inFile, ...absent.map((field): WrongColumn => ({ field, heading: undefined, isSame: Object.hasOwn(same, field) }))];
  const rank = ({ field }: WrongColumn): number => (whoseRow.includes(field) ? 0 : blamed.has(field) ? 1 : 2);
  return all.sort((one, other) => rank(one) - rank(other));
}

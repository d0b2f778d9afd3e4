import type { ReportRow } from '@cadre/contract/calls/reports';

/** A row of the table: its depth in the tree, and the path under which it is opened. */
export type FlatRow = { row: ReportRow; path: string; keys: readonly ReportRow['key'][] };

/** Flattens the tree into rows; groups include their children only if open. */
export const flatRows = (rows: readonly ReportRow[], opened: ReadonlySet<string>, above: readonly ReportRow['key'][] = []): FlatRow[] =>
  rows.flatMap((row) => {
    const keys = [...above, row.key];
    const path = JSON.stringify(keys);
    return [{ row, path, keys }, ...(opened.has(path) ? flatRows(row.rows, opened, keys) : [])];
  });

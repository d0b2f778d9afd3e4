import type { ReportRow } from '@cadre/contract/calls/reports';

/** A row of the tree as it stands in the table: how deep, and under which path it is opened. */
export type FlatRow = { row: ReportRow; path: string; keys: readonly ReportRow['key'][] };

/** Rows below each other; of a group only what is open. */
export const flatRows = (rows: readonly ReportRow[], opened: ReadonlySet<string>, above: readonly ReportRow['key'][] = []): FlatRow[] =>
  rows.flatMap((row) => {
    const keys = [...above, row.key];
    const path = JSON.stringify(keys);
    return [{ row, path, keys }, ...(opened.has(path) ? flatRows(row.rows, opened, keys) : [])];
  });

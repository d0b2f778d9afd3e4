import type { ReportRow } from '@cadre/contract/calls/reports';

/** The rows by the largest of these values, in either direction. */
export function largestFirst(rows: readonly ReportRow[], names: readonly string[]): ReportRow[] {
  const sizeOf = ({ values }: ReportRow): number => Math.max(0, ...names.map((name) => Math.abs(Number(values[name] ?? 0))));
  return rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

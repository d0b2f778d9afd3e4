import type { ReportRow } from '@cadre/contract/calls/reports';

/** The rows by the largest of these values, now or before, in either direction. */
export function largestFirst(rows: readonly ReportRow[], names: readonly string[]): ReportRow[] {
  const sizeOf = ({ values, before }: ReportRow): number =>
    Math.max(0, ...names.flatMap((name) => [values[name], before?.[name]]).map((value) => Math.abs(Number(value ?? 0))));
  return rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

import type { SavedReport } from '@cadre/contract/calls/reports';

type StoredAddress = { date?: { from: string; to: string }; group_by?: string[]; currency?: string; compare?: string } & Record<
  string,
  unknown
>;

/** The address under which a saved report opens. */
export function addressOf({
  id,
  report,
  period,
  filters,
}: Pick<SavedReport, 'id' | 'report' | 'period' | 'filters'>): Record<string, string> {
  const { date, group_by, currency, compare, ...by } = filters as StoredAddress;
  return {
    report,
    saved: String(id),
    ...(period ? { period } : date && { period: 'custom', from: date.from, to: date.to }),
    ...(group_by && { group: group_by.length > 0 ? group_by.join(',') : 'none' }),
    ...(currency && { currency }),
    ...(compare && { compare: compare === 'year' && period !== 'this_year' ? 'year' : 'before' }),
    ...Object.fromEntries(Object.entries(by).map(([key, values]) => [`f.${key}`, [values].flat().join(',')])),
  };
}

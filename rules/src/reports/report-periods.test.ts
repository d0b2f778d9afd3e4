import { expect, test } from 'vitest';
import { daysOfPeriod, type ReportPeriod } from './report-periods.ts';

test.each<[ReportPeriod, string, string, string]>([
  ['this_month', '2026-11-17', '2026-11-01', '2026-11-17'],
  ['last_week', '2026-11-17', '2026-11-09', '2026-11-15'],
  ['last_week', '2027-01-04', '2026-12-28', '2027-01-03'],
  ['last_month', '2027-01-04', '2026-12-01', '2026-12-31'],
  ['this_quarter', '2026-11-17', '2026-10-01', '2026-11-17'],
  ['this_quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['this_year', '2026-11-17', '2026-01-01', '2026-11-17'],
])('%s on %s', (period, today, from, to) => expect(daysOfPeriod(period, today)).toEqual({ from, to }));

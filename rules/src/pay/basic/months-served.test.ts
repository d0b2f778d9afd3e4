import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { type InstalmentTerms, monthsServed, type Service, serviceRules } from './months-served.ts';

const december: InstalmentTerms = { payMonths: [12], rule: 'full_months', lessUnpaidLeave: false, from: '2020-01', until: null };
const twice: InstalmentTerms = { ...december, payMonths: [6, 12] };
const always: Service = { employed: [{ from: '2020-01-01', to: null }], unpaidLeave: [] };
const employed = (from: string, to: string | null = null): Service => ({ ...always, employed: [{ from, to }] });

const counted = (month: string, terms: InstalmentTerms, service: Service): number => monthsServed(month, terms, service)?.months ?? 0;

describe('an instalment', () => {
  test.each<[string, string, InstalmentTerms, number]>([
    ['pays the year in December', '2026-12', december, 12],
    ['is not due in November', '2026-11', december, 0],
    ['pays half a year in June where it has two months', '2026-06', twice, 6],
    ['pays the other half in December', '2026-12', twice, 6],
    ['pays from July to June where June is its only month', '2026-06', { ...december, payMonths: [6] }, 12],
    ['counts from the month it is agreed for', '2026-12', { ...december, from: '2026-09' }, 4],
    ['pays the rest when it ends', '2026-08', { ...december, until: '2026-08' }, 8],
    ['is not due after it ended', '2026-12', { ...december, until: '2026-08' }, 0],
    ['is not due before it begins', '2026-12', { ...december, from: '2027-01' }, 0],
  ])('%s', (_, month, terms, months) => expect(counted(month, terms, always)).toBe(months));

  test('names the days it pays for', () => {
    expect(monthsServed('2026-12', december, employed('2026-03-15'))).toEqual({ from: '2026-03-15', to: '2026-12-31', months: 9 });
    expect(monthsServed('2026-08', december, employed('2020-01-01', '2026-08-10'))).toEqual({
      from: '2026-01-01',
      to: '2026-08-10',
      months: 7,
    });
  });
});

describe('a month is served', () => {
  test.each<[string, InstalmentTerms['rule'], number]>([
    ['2026-11-01', 'full_months', 2],
    ['2026-11-02', 'full_months', 1],
    ['2026-11-16', 'half_months', 2],
    ['2026-11-17', 'half_months', 1],
    ['2026-11-30', 'started_months', 2],
    ['2026-12-01', 'started_months', 1],
  ])('by an employee who joined on %s as %s count', (from, rule, months) =>
    expect(counted('2026-12', { ...december, rule }, employed(from))).toBe(months),
  );

  test.each<[string, InstalmentTerms['rule'], number]>([
    ['2026-03-31', 'full_months', 3],
    ['2026-03-30', 'full_months', 2],
    ['2026-03-15', 'half_months', 3],
    ['2026-03-14', 'half_months', 2],
    ['2026-03-01', 'started_months', 3],
  ])('by an employee who left on %s as %s count, and paid then', (to, rule, months) =>
    expect(counted('2026-03', { ...december, rule }, employed('2020-01-01', to))).toBe(months),
  );

  const away: Service = { ...always, unpaidLeave: [{ from: '2026-03-10', to: '2026-05-16' }] };
  test.each<[InstalmentTerms['rule'], boolean, number]>([
    ['full_months', false, 12],
    ['full_months', true, 9],
    ['half_months', true, 10],
    ['started_months', true, 11],
  ])('with unpaid leave from 10 March to 16 May, as %s count and leave is taken off: %s', (rule, lessUnpaidLeave, months) => {
    expect(counted('2026-12', { ...december, rule, lessUnpaidLeave }, away)).toBe(months);
  });
});

describe('employees who come back', () => {
  const twoJobs: Service = {
    employed: [
      { from: '2020-01-01', to: '2026-04-20' },
      { from: '2026-04-25', to: null },
    ],
    unpaidLeave: [],
  };
  test.each<[InstalmentTerms['rule'], number, number]>([
    ['full_months', 3, 8],
    ['half_months', 4, 8],
    ['started_months', 4, 8],
  ])('are paid each month once: %s', (rule, onLeaving, inDecember) => {
    expect(counted('2026-04', { ...december, rule }, twoJobs)).toBe(onLeaving);
    expect(counted('2026-12', { ...december, rule }, twoJobs)).toBe(inDecember);
  });

  test('are never paid for more than the months of a year, with any employments and pay months', () => {
    const day = fc.integer({ min: 0, max: 729 }).map((count) => addDays('2025-01-01', count));
    const days = fc.uniqueArray(day, { minLength: 2, maxLength: 6 }).map((all) => all.sort());
    const pay = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(days, pay, fc.constantFrom(...serviceRules), (ends, payMonths, rule) => {
        const spans = ends.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: ends[at + 1] ?? null }] : []));
        const terms = { ...december, payMonths, rule, from: '2025-01' };
        const months = Array.from({ length: 24 }, (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);
        const paid = months.map((month) => counted(month, terms, { employed: spans, unpaidLeave: [] }));
        expect(paid.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(24);
        if (rule === 'started_months' && spans.at(-1)?.to) {
          const touched = months.filter((month) =>
            spans.some(({ from, to }) => from.slice(0, 7) <= month && (to ?? '').slice(0, 7) >= month),
          );
          expect(paid.reduce((sum, count) => sum + count, 0)).toBe(touched.length);
        }
      }),
    );
  });
});

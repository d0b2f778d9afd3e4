import type { YearOfWeeks } from '@cadre/contract/calls/hours';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { MyWeeklyHoursPage } from '../mine/my-weekly-hours-page.tsx';

const week = (iso_week: number, from: string, to: string, state: string, more = {}) => ({
  iso_week,
  from,
  to,
  state,
  required_hours: 40,
  worked_hours: 40,
  logged_hours: 0,
  leave_hours: 0,
  holiday_hours: 0,
  overtime_hours: 0,
  balance_hours: 0,
  running_balance_hours: 0,
  late_minutes: 0,
  early_minutes: 0,
  late_count: 0,
  absent_days: 0,
  incomplete_days: 0,
  days: [],
  ...more,
});
const weeks = [
  week(44, '2026-10-26', '2026-11-01', 'past', { required_hours: 32, worked_hours: 24, leave_hours: 8, holiday_hours: 8 }),
  week(45, '2026-11-02', '2026-11-08', 'past'),
  week(46, '2026-11-09', '2026-11-15', 'current', { worked_hours: 8 }),
  week(47, '2026-11-16', '2026-11-22', 'future', { worked_hours: 0 }),
];
const sums = { required_hours: 112, worked_hours: 72, leave_hours: 8, holiday_hours: 8, overtime_hours: 0, balance_hours: 0 };

const percentOf = (drawn: Element, name: string): number => Number.parseFloat(drawn.getAttribute(name) ?? '');

async function showYear(average: YearOfWeeks['average'] = null) {
  const { body } = meWith('attendances.view')();
  const employee = { id: 7, name: 'Mira Sol', department: 'Delivery' };
  standInServer({
    'GET /users/me': () => ({ body: { data: { ...body.data, employee } } }),
    'GET /employees/self/attendance': () => ({
      body: {
        data: {
          employee,
          iso_year: 2026,
          weeks_in_year: 53,
          timezone: 'UTC',
          totals: { ...sums, late_count: 0, incomplete_days: 0 },
          weeks,
          average,
        },
        meta: { total: weeks.length },
      },
    }),
  });
  showPage(<MyWeeklyHoursPage />, '/');
  await screen.findByRole('table', { name: 'Hours by week' });
}

test('worked hours and leave add up to the expected line, and a holiday is not required twice', async () => {
  await showYear();
  const heights = [...document.querySelectorAll('.ui-chart__bar[height$="%"]')].slice(0, 2).map((bar) => percentOf(bar, 'height'));
  const mark = document.querySelector('line.ui-chart__mark[y1$="%"]') as Element;
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(100 - percentOf(mark, 'y1'));
  expect(screen.getByRole('link', { name: /^Week 44, .*: Worked 24:00, Leave 8:00, Expected 32:00$/ }).getAttribute('href')).toBe(
    '#week-44',
  );
  expect([...document.querySelectorAll('.ui-time-chart__ticks > span')].map(({ textContent }) => textContent)).toEqual(['Nov']);
});

test('the days of a week are written in words', async () => {
  await showYear();
  expect(screen.getByText(/^Nov 9\s–\s15, 2026$/)).toBeDefined();
});

test('an average above the limit shows a warning with the figures', async () => {
  await showYear({ hours: 49.5, weeks: 26, from: '2026-05-18', to: '2026-11-15', most_hours: 48, is_above: true });
  expect(screen.getByText(/On average 49:30 hours a week were worked over the last 26 weeks. At most 48:00 are allowed./)).toBeDefined();
  expect(screen.getByText(/May 18, 2026 to Nov 15, 2026/)).toBeDefined();
});

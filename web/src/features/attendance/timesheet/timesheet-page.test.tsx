import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { TimesheetPage } from './timesheet-page.tsx';

const totals = {
  scheduled_hours: 160,
  worked_hours: 75.5,
  overtime_hours: 1.5,
  late_minutes: 12,
  early_minutes: 0,
  absent_days: 1,
  leave_days: 0,
  incomplete_days: 0,
};
const person = (id: number, name: string) => ({ id, name, department: 'Delivery', pic: null });
const cell = (date: string, status: string, more = {}) => ({
  date,
  status,
  codes: [status],
  late: false,
  worked_minutes: 0,
  expected_minutes: 480,
  flags: [],
  ...more,
});
const rows = [
  {
    id: 7,
    name: 'Mira Sol',
    employee: person(7, 'Mira Sol'),
    ...totals,
    totals,
    days: [cell('2026-11-02', 'present', { late: true, worked_minutes: 470, flags: ['late'] })],
  },
  { id: 8, name: 'Jon Vale', employee: person(8, 'Jon Vale'), ...totals, totals, days: [cell('2026-11-03', 'absent')] },
];
const day = {
  ...cell('2026-11-03', 'absent'),
  weekday: 2,
  shift: { id: 1, name: 'Office', code: 'D', start: '09:00', end: '18:00', crosses_midnight: false },
  origin: 'company',
  scheduled_in: '2026-11-03T09:00:00Z',
  scheduled_spans: [{ from: '2026-11-03T09:00:00Z', to: '2026-11-03T17:00:00Z' }],
  scheduled_out: '2026-11-03T18:00:00Z',
  first_in: null,
  last_out: null,
  open_since: null,
  intervals: [],
  punches: [],
  break_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
  overtime_minutes: 0,
  overtime: null,
  excused_minutes: 0,
  logged_minutes: 0,
  leave: null,
  excuse: null,
  holiday: null,
  override: null,
  questions: [],
  explanation: ['No punch came, and all devices were heard from.'],
};
const answers = {
  'GET /users/me': meWith('attendances.view', 'employees.view_directory'),
  'GET /timesheet': () => listOf(rows),
  'GET /employees/8/attendance': () => ({
    body: {
      data: {
        employee: person(8, 'Jon Vale'),
        from: day.date,
        to: day.date,
        timezone: 'UTC',
        totals,
        days: [day],
        can: { create: false, void: false, override: false },
      },
    },
  }),
};

test('arrows move through the month, Enter opens the day, and the day explains its result', async () => {
  standInServer(answers);
  const { history } = showPage(<TimesheetPage />, '/?month=2026-11');
  const [first] = await screen.findAllByText('Sunday, November 1, 2026');
  first?.closest('td')?.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) fireEvent.keyDown(document.activeElement as Element, { key });
  expect(document.activeElement?.firstElementChild?.textContent).toBe('Tuesday, November 3, 2026, Absent, 0:00 of 8:00');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('No punch came, and all devices were heard from.')).toBeDefined();
  expect(within(panel).queryByRole('button', { name: 'Add punch' })).toBeNull();
  expect(history.location.search).toBe('?month=2026-11&person=8&day=2026-11-03');
});

test('the server filters the people who need attention', async () => {
  const server = standInServer(answers);
  showPage(<TimesheetPage />, '/?month=2026-11');
  expect(await screen.findByText('Monday, November 2, 2026, Present, 7:50 of 8:00, Late')).toBeDefined();
  screen.getByRole('button', { name: 'Needs attention' }).click();
  await screen.findByRole('button', { name: 'Needs attention', pressed: true });
  expect(server.to('GET /timesheet').map(({ query }) => query.get('attention'))).toEqual([null, 'only']);
});

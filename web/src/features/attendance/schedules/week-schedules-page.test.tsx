import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { WeekSchedulesPage } from './week-schedules-page.tsx';

const shift = (id: number, code: string, name: string) => ({
  id,
  code,
  name,
  color: '#0b7a4b',
  start_time: '08:00',
  end_time: '16:00',
  expected_minutes: 480,
  active: true,
});
const rota = {
  id: 4,
  version: 2,
  name: 'Rota',
  cycle_weeks: 2,
  anchor_date: '2026-01-05',
  days: { weeks: [Array(7).fill(null), Array(7).fill(null)] },
  description: null,
  is_default: false,
  active: true,
  can: { update: true },
};

afterEach(cleanup);

test('a cycle is filled by letters, a week is copied to the next, and both are saved as days', async () => {
  const server = standInServer({
    'GET /users/me': meWith('week-schedules.view', 'week-schedules.update', 'shifts.view'),
    'GET /week-schedules': () => listOf([rota]),
    'GET /week-schedules/4': () => ({ body: { data: rota } }),
    'GET /shifts': () => listOf([shift(1, 'D', 'Day'), shift(2, 'N', 'Night')]),
    'PUT /week-schedules/4': () => ({ body: { message: 'Week schedule Rota saved', data: rota } }),
  });
  showPage(<WeekSchedulesPage />, '/?edit=4');
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /Night/ });
  document.querySelector<HTMLElement>('[data-place="0,0"]')?.focus();
  await user.keyboard('dd{ArrowRight}n');
  expect(screen.getByText('12:00 per week on average')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy week 1 to the next week' }));
  expect(screen.getByText('24:00 per week on average')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const week = [1, 1, null, 2, null, null, null];
  await waitFor(() => expect(server.to('PUT /week-schedules/4')[0]?.body).toEqual({ days: { weeks: [week, week] }, version: 2 }));
});

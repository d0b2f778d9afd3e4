import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { CheckInCard } from './check-in-card.tsx';

const now = {
  employee: { id: 7, name: 'Mira Sol', pic: null },
  now: new Date().toISOString(),
  zone: 'UTC',
  date: '2026-11-12',
  next: 'in',
  last: null,
  open_since: null,
  live: null,
  worked_minutes: 90,
  expected_minutes: 480,
  shift: { name: 'Office', start_time: '09:00', end_time: '18:00' },
  holiday: null,
  refused: null,
  missing: [],
};
const employed = (...permissions: string[]) => {
  const { body } = meWith(...permissions)();
  return () => ({ body: { data: { ...body.data, employee: { id: 7, name: 'Mira Sol' } } } });
};

test('the button sends the action it shows once, then offers the next one, which a second tap of the first does not trigger', async () => {
  let next = 'in';
  const server = standInServer({
    'GET /users/me': employed('attendances.check'),
    'GET /attendances/self/now': () => ({ body: { data: { ...now, next } } }),
    'POST /attendances/self/check': () => {
      next = 'out';
      return { body: { message: 'Checked in at 08:58', data: { action: 'in' } } };
    },
  });
  showPage(<CheckInCard />);
  const button = await screen.findByRole('button', { name: 'Check in' });
  button.click();
  button.click();
  expect(await screen.findByText('Checked in at 08:58')).toBeDefined();
  const leave = await screen.findByRole('button', { name: 'Check out' });
  fireEvent.click(leave, { detail: 2 });
  expect(server.to('POST /attendances/self/check').map(({ body }) => body)).toEqual([{ action: 'in' }]);
  fireEvent.click(leave, { detail: 1 });
  await waitFor(() => expect(server.to('POST /attendances/self/check')).toHaveLength(2));
});

test('a refused check-in shows the reason instead of the button', async () => {
  standInServer({
    'GET /users/me': employed('attendances.check'),
    'GET /attendances/self/now': () => ({ body: { data: { ...now, refused: 'office_network' } } }),
  });
  showPage(<CheckInCard />);
  expect(await screen.findByText('Web check-in only works on the office network.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});

test('minutes since the check-in are added to the counted ones, less the due break', async () => {
  const open_since = new Date(Date.now() - 61 * 60_000).toISOString();
  const live = { counts_from: open_since, pause: null, break_after: 140, break_left: 60 };
  standInServer({
    'GET /users/me': employed('attendances.check'),
    'GET /attendances/self/now': () => ({ body: { data: { ...now, now: new Date().toISOString(), next: 'out', open_since, live } } }),
  });
  showPage(<CheckInCard />);
  expect(await screen.findByText('2:20')).toBeDefined();
});

test.each([
  ['2026-11-12', 'Worked on Thu, Nov 12'],
  ['2026-11-13', 'Worked today'],
])('at night the hours of %s name the day they belong to', async (date, message) => {
  standInServer({
    'GET /users/me': employed('attendances.check'),
    'GET /attendances/self/now': () => ({ body: { data: { ...now, now: '2026-11-13T02:30:00.000Z', date } } }),
  });
  showPage(<CheckInCard />);
  expect(await screen.findByText(message)).toBeDefined();
});

test('users without an employee record or the permission get no card and send no request', async () => {
  const server = standInServer({ 'GET /users/me': meWith('attendances.check') });
  showPage(<CheckInCard />);
  await waitFor(() => expect(server.to('GET /users/me')).toHaveLength(1));
  expect(server.to('GET /attendances/self/now')).toEqual([]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { MyOvertimePage } from './my-overtime-page.tsx';

const day = {
  id: 7,
  version: 1,
  employee_id: 3,
  date: '2026-11-09',
  title: '2026-11-09, 1:00',
  minutes: 60,
  class: 'overtime_1',
  status: 'open',
  becomes: 'pay',
  may_choose: false,
  previous_minutes: 45,
  worked_minutes: 552,
  expected_minutes: 480,
  month_minutes: 60,
  monthly_limit_minutes: 30,
  parts: [
    { class: 'normal', premiums: [], premium_bp: 0, minutes: 492 },
    { class: 'overtime_1', premiums: ['night'], premium_bp: 2500, minutes: 60 },
  ],
  explanation: [{ code: 'class_overtime_1', args: { minutes: 60, after: 480 } }],
  can: { submit: true },
};
const sum = { waiting_minutes: 60, approved_minutes: 90, limit_minutes: 600 };

test('a day with overtime shows its hours and their explanation, and is sent with a reason', async () => {
  const server = standInServer({
    'GET /users/me': () => ({
      body: { data: { ...meWith('overtime.view', 'overtime.update')().body.data, employee: { id: 3, name: 'Noa Prat' } } },
    }),
    'GET /overtime': () => listOf([day]),
    'GET /overtime/7': () => ({ body: { data: day } }),
    'GET /employees/self/overtime': () => ({
      body: {
        data: {
          employee: { id: 3, name: 'Noa Prat' },
          date: '2026-11-16',
          rules: { id: 1, name: 'Overtime' },
          open_days: 1,
          month: sum,
          year: sum,
        },
      },
    }),
    'PATCH /update-status': () => ({ body: { message: 'Sent', data: { ...day, status: 'pending' } } }),
  });
  showPage(<MyOvertimePage />, '/my-attandance/overtime?id=7');
  expect(await screen.findByText('1 day needs a reason')).toBeDefined();
  for (const text of [
    '9:12 worked, 8:00 planned',
    'The day has changed since: it was 0:45 before.',
    'Beyond the limit of 0:30',
    'Overtime with night premium: 1:00',
    '60 minutes overtime: beyond 480 minutes in a day.',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Give a reason' }));
  const reason = await screen.findByLabelText(/^Reason/);
  await userEvent.type(reason, 'The release');
  const dialog = reason.closest('[role="dialog"]') as HTMLElement;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give a reason' }));
  await waitFor(() =>
    expect(server.to('PATCH /update-status')[0]?.body).toMatchObject({ id: 7, status: 'pending', reason: 'The release' }),
  );
});

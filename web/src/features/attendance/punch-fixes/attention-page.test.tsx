import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { AttentionPage } from './attention-page.tsx';

const anomaly = (id: number, name: string, date: string, more = {}) => ({
  employee: { id, name, employee_no: `E-${id}`, department: 'Delivery', pic: null },
  date,
  status: 'incomplete',
  flags: ['missing_out'],
  shift: { name: 'Office', start: '09:00', end: '18:00' },
  punches: [{ action: 'in', date, time: '08:58' }],
  proposal: {
    mishap: 'forgot_out',
    note: 'Forgot to check out',
    punches: [{ action: 'out', date, time: '18:00', because: 'planned_end' }],
  },
  question: null,
  can: { create: true, override: true },
  ...more,
});
const found = [
  anomaly(7, 'Mira Sol', '2026-11-02'),
  anomaly(8, 'Jon Vale', '2026-11-03'),
  anomaly(9, 'Ana Ruiz', '2026-11-04', { status: 'absent', flags: [], punches: [], proposal: null }),
];

/** Serves each day until its punches are fixed. */
function office() {
  const gone = new Set<string>();
  type Params = { days: { employee_id: number; date: string }[] };
  return standInServer({
    'GET /users/me': meWith('attendances.view', 'attendances.create', 'attendances.override_day'),
    'GET /attendances/anomalies': () => {
      const data = found.filter(({ employee, date }) => !gone.has(`${employee.id} ${date}`));
      return { body: { data, meta: { total: data.length } } };
    },
    'POST /attendances/mend': ({ body }) => {
      for (const { employee_id, date } of (body as Params).days) gone.add(`${employee_id} ${date}`);
      const days = (body as Params).days.map((day) => ({
        ...day,
        ids: [day.employee_id * 10],
        status: 'present',
        needs_attention: false,
        problem: null,
      }));
      return { body: { message: 'Punches added', data: { days } } };
    },
    'POST /attendances/mend/undo': ({ body }) => {
      for (const id of (body as { ids: number[] }).ids) for (const key of gone) if (key.startsWith(`${id / 10} `)) gone.delete(key);
      return { body: { message: 'Taken back' } };
    },
    'POST /attendance-days/override': ({ body }) => {
      const { employee_id, date } = body as { employee_id: number; date: string };
      gone.add(`${employee_id} ${date}`);
      return { body: { message: 'Day overridden' } };
    },
  });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('one key accepts, the panel moves on, and the fix can be undone', async () => {
  const server = office();
  const { history } = showPage(<AttentionPage />, '/?month=2026-11');
  await screen.findByText('3 days left');
  press('n');
  const panel = await screen.findByRole('dialog');
  expect(within(panel).getByText('Out 18:00')).toBeDefined();
  const accept = within(panel).getByRole('button', { name: 'Add suggested punches' });
  expect(document.activeElement).toBe(accept);
  accept.click();
  await waitFor(() => expect(history.location.search).toContain('person=8'));
  press('p');
  await waitFor(() => expect(history.location.search).toContain('person=9'));
  press('a');
  await waitFor(() => expect(history.location.search).toContain('person=8'));
  expect(server.to('POST /attendances/mend')[0]?.body).toEqual({
    days: [
      { employee_id: 7, date: '2026-11-02', note: 'Forgot to check out', punches: [{ action: 'out', date: '2026-11-02', time: '18:00' }] },
    ],
  });
  expect(server.to('POST /attendance-days/override')[0]?.body).toEqual({
    employee_id: 9,
    date: '2026-11-04',
    status: 'absent',
    reason: 'Absence confirmed',
  });
  await screen.findByText('1 day left · 2 days done');
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const done = screen.getByRole('region', { name: 'Done' });
  const undo = within(done).getAllByRole('button', { name: 'Undo' });
  expect(undo).toHaveLength(2);
  undo[1]?.click();
  await screen.findByText('2 days left');
  expect(server.to('POST /attendances/mend/undo')[0]?.body).toEqual({ ids: [70] });
});

test('presses faster than the URL updates fix one day after another', async () => {
  const server = office();
  showPage(<AttentionPage />, '/?month=2026-11&person=7&day=2026-11-02');
  const panel = await screen.findByRole('dialog');
  for (const name of ['Mira Sol', 'Jon Vale']) {
    expect(within(panel).getByText(new RegExp(name))).toBeDefined();
    fireEvent.click(within(panel).getByRole('button', { name: 'Add suggested punches' }));
  }
  expect(within(panel).getByText(/Ana Ruiz/)).toBeDefined();
  // Nothing is proposed here, so Enter decides nothing.
  expect(document.activeElement?.tagName).toBe('DIV');
  press('Enter');
  await waitFor(() => expect(server.to('POST /attendances/mend')).toHaveLength(2));
  expect(server.to('POST /attendance-days/override')).toEqual([]);
  press('u');
  await waitFor(() => expect(server.to('POST /attendances/mend/undo')[0]?.body).toEqual({ ids: [80] }));
  await screen.findByText('2 days left · 1 day done');
});

test('another time is one key away, and Escape leaves the panel open', async () => {
  const server = office();
  showPage(<AttentionPage />, '/?month=2026-11&person=7&day=2026-11-02');
  const panel = await screen.findByRole('dialog');
  press('e');
  const time = await within(panel).findByLabelText<HTMLInputElement>('Out');
  expect(document.activeElement).toBe(time);
  press('Escape');
  await within(panel).findByRole('button', { name: 'Add suggested punches' });
  press('e');
  fireEvent.change(await within(panel).findByLabelText('Out'), { target: { value: '17:30' } });
  press('Enter');
  await waitFor(() => expect(server.to('POST /attendances/mend')).toHaveLength(1));
  expect(server.to('POST /attendances/mend')[0]?.body).toMatchObject({ days: [{ punches: [{ time: '17:30' }] }] });
});

test('several days are fixed from the list after a preview of every time, and undone in one step', async () => {
  const server = office();
  showPage(<AttentionPage />, '/?month=2026-11');
  (await screen.findByRole('checkbox', { name: 'Select all' })).click();
  (await screen.findByRole('button', { name: 'Add suggested punches (2)' })).click();
  const preview = await screen.findByRole('dialog', { name: 'Add the punches of 2 days?' });
  expect(within(preview).getAllByText('Out 18:00')).toHaveLength(2);
  within(preview).getByRole('button', { name: 'Add' }).click();
  await screen.findByText('2 days, 2 punches added');
  await screen.findByText('1 day left');
  expect(server.to('POST /attendances/mend')).toHaveLength(1);
  screen.getByRole('button', { name: 'Undo' }).click();
  await screen.findByText('3 days left');
  expect(server.to('POST /attendances/mend/undo')[0]?.body).toEqual({ ids: [70, 80] });
});

test('a manager who may not correct a day is offered to ask about it, and nothing else', async () => {
  const can = { create: false, void: false, override: false, ask: true, answer: false };
  const server = standInServer({
    'GET /users/me': meWith('attendances.view'),
    'GET /attendances/anomalies': () => {
      const data = [anomaly(7, 'Mira Sol', '2026-11-02', { proposal: null, can: { create: false, override: false } })];
      return { body: { data, meta: { total: 1 } } };
    },
    'GET /employees/7/attendance': () => ({
      body: { data: { employee: { id: 7, name: 'Mira Sol' }, timezone: 'Europe/Madrid', totals: {}, days: [], can } },
    }),
    'POST /attendance-days/ask': () => ({ body: { message: 'Question sent' } }),
  });
  showPage(<AttentionPage />, '/?month=2026-11');
  await screen.findByText(/You can ask people about these days/);
  expect(screen.queryByText(/Accept it/)).toBeNull();
  press('n');
  const panel = await screen.findByRole('dialog');
  const [ask] = await within(panel).findAllByRole('button', { name: 'Ask about this day' });
  expect(within(panel).queryByRole('button', { name: /Add|Confirm/ })).toBeNull();
  ask?.click();
  const dialog = await screen.findByRole('dialog', { name: 'Ask Mira Sol about this day' });
  within(dialog).getByRole('button', { name: 'Send' }).click();
  await waitFor(() => expect(server.to('POST /attendance-days/ask')[0]?.body).toMatchObject({ employee_id: 7, date: '2026-11-02' }));
});

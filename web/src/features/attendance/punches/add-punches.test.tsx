import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { AddPunches } from './add-punches.tsx';

const employee = { id: 7, name: 'Mira Sol' };
const date = '2026-11-02';
const proposal = {
  mishap: 'forgot_out',
  note: 'Forgot to check out',
  punches: [{ action: 'out', date, time: '18:00', because: 'planned_end' }],
};

test.each([
  ['lacks a punch begins with the one that is proposed', [{ employee, date, proposal }], '18:00', 'Forgot to check out'],
  ['lacks nothing begins empty', [], '', ''],
])('a day that %s', async (_, data, time, note) => {
  const server = standInServer({
    'GET /users/me': meWith('attendances.create'),
    'GET /attendances/anomalies': () => ({ body: { data, meta: { total: data.length } } }),
  });
  showPage(<AddPunches about={{ employee, date }} onClose={() => {}} />);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Time/)).value).toBe(time);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe(note);
  const requested = Object.fromEntries(server.to('GET /attendances/anomalies')[0]?.query ?? []);
  expect(requested).toEqual({ from: date, to: date, employee_id: '7' });
});

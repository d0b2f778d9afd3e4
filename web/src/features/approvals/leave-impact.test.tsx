import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { LeaveImpact } from './leave-impact.tsx';

const half = (date: string, slot: string, amount: number, skipped: string | null = null, holiday: string | null = null) => ({
  date,
  slot,
  minutes: 240,
  amount,
  skipped,
  holiday,
  year: '2026-01-01',
});
const impact = {
  employee: { id: 1, name: 'Noa Prat' },
  amount: 1,
  unit: 'day',
  days: [half('2026-05-12', 'am', 0.5), half('2026-05-12', 'pm', 0.5), half('2026-05-14', 'am', 0, 'holiday', 'Ascension Day')],
  balances: [{ year: '2026-01-01', before: 12, after: 11 }],
  away: [{ employee: { id: 2, name: 'Ben Ruiz' }, from_date: '2026-05-11', to_date: '2026-05-13', status: 'approved' }],
  staffing: { date: '2026-05-12', people: 6, present: 4 },
  staffing_days: [{ date: '2026-05-12', people: 6, present: 4 }],
  others: [{ id: 7, title: 'Vacation, 2026-02-02', from_date: '2026-02-02', to_date: '2026-02-02', amount: 1, status: 'rejected' }],
};

test('a decision sees the days, the balance after it, who else is away, who is left, and other requests', async () => {
  standInServer({ 'GET /users/me': meWith(), 'GET /leaves/10/impact': () => ({ body: { data: impact } }) });
  showPage(<LeaveImpact id={10} />);
  expect(await screen.findByText('12 days before this request, 11 days after it (leave year from 2026-01-01).')).toBeDefined();
  expect(screen.getByText('Ascension Day')).toBeDefined();
  expect(screen.getByText('Fewest people: 4 of 6 here on Tue 2026-05-12')).toBeDefined();
  expect(screen.getByText('Ben Ruiz').closest('li')?.textContent).toContain('2026-05-11 – 2026-05-13');
  expect(screen.getByText('Rejected').closest('li')?.textContent).toContain('Vacation, 2026-02-02');
});

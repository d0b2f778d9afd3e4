import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import type { ApprovalRow } from './approval-row.ts';

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
  findings: [{ field: 'from_date', code: 'leave_discouraged', blocks: false, sentence: 'Leave is discouraged in May' }],
  away: [{ employee: { id: 2, name: 'Ben Ruiz' }, from_date: '2026-05-11', to_date: '2026-05-13', status: 'approved' }],
  staffing: { date: '2026-05-12', people: 6, present: 4 },
  staffing_days: [{ date: '2026-05-12', people: 6, present: 4 }],
  others: [{ id: 7, title: 'Vacation, 2026-02-02', from_date: '2026-02-02', to_date: '2026-02-02', amount: 1, status: 'rejected' }],
};

test('balance, absences and staffing are shown before the details of a leave', async () => {
  const approval = {
    id: 1,
    model: 'leaves',
    model_id: 10,
    status: 'pending',
    level: 1,
    question: 'request',
    asked: [],
    summary: 'Vacation',
  };
  const row = { ...approval, employee: { id: 1, name: 'Noa Prat' }, created_at: '2026-05-01T09:00:00Z' } as unknown as ApprovalRow;
  standInServer({
    'GET /users/me': meWith('leaves.view'),
    'GET /leaves/10': () => ({ body: { data: { id: 10, status: 'pending', from_date: '2026-05-12', contact: 'By phone' } } }),
    'GET /leaves/10/impact': () => ({ body: { data: impact } }),
    'GET /leaves/10/approvals': () => ({ body: { data: [] } }),
    'GET /leaves/10/media': () => ({ body: { data: [] } }),
  });
  showPage(<ApprovalPanel row={row} />);
  const balance = await screen.findByText('12 → 11 days');
  const details = await screen.findByText('By phone');
  expect(balance.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const facts = balance.closest('dl')?.textContent;
  expect(facts).toContain('Ben Ruiz');
  expect(facts).toContain('4 of 6 here on Tue, May 12, 2026');
  expect(screen.getByText('Leave is discouraged in May')).toBeDefined();
  expect((await screen.findByText('Ascension Day')).closest('li')).toBeDefined();
  expect(screen.getByText('Ben Ruiz', { selector: 'li *' }).closest('li')?.textContent).toContain('May 11\u2009–\u200913, 2026');
  expect(screen.getByText('Rejected').closest('li')?.textContent).toContain('Vacation, Feb 2, 2026');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { OpenRequestsCard } from './open-requests-card.tsx';

const waiting = { status: 'pending', level: 1, closed_at: null, asked: [{ id: 2, name: 'Mara Berg' }] };

test('employees do not see their own raise before it is decided', async () => {
  const { body } = meWith('approvals.view')();
  standInServer({
    'GET /users/me': () => ({ body: { data: { ...body.data, employee: { id: 7, name: 'Ada Admin' } } } }),
    'GET /approvals': () =>
      listOf([
        { ...waiting, id: 1, model: 'compensations', model_id: 4, summary: null },
        { ...waiting, id: 2, model: 'travels', model_id: 5, summary: 'Madrid' },
      ]),
  });
  showPage(<OpenRequestsCard />);
  expect(await screen.findByText('Madrid')).toBeDefined();
  expect(screen.queryByText(/Salar/)).toBeNull();
});

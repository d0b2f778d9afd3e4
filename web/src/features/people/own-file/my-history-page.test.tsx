import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { MyHistoryPage } from './my-history-page.tsx';

const { body: about } = meWith('employees.view')();
const me = () => ({ body: { data: { ...about.data, employee: { id: 12, name: 'Noa Prat' } } } });
const entry = (key: string, at: string, over: object) => ({ key, at, title: null, actor_name: null, fields: [], link: null, ...over });
const looked = entry('a', '2026-11-03T09:00:00Z', { kind: 'viewed', event: 'pay', actor_name: 'Paula' });
const hired = entry('b', '2024-07-17T00:00:00Z', { kind: 'employment', event: 'hired', link: '/my-info?tab=employment' });

test('the history is grouped by month, and older pages load on demand', async () => {
  const server = standInServer({
    'GET /users/me': me,
    'GET /employees/self/timeline': ({ query }) => ({
      body: query.get('before') ? { data: [hired], meta: { next_before: null } } : { data: [looked], meta: { next_before: 'b-1' } },
    }),
  });
  showPage(<MyHistoryPage />, '/my-history');
  expect(await screen.findByText('Paula viewed the pay data')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('link', { name: 'Joined' })).getAttribute('href')).toBe('/my-info?tab=employment');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'July 2024',
    'Your data',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(server.to('GET /employees/self/timeline').map(({ query }) => query.get('before'))).toEqual([null, 'b-1']);
});

test('who looked at my data is one tap away', async () => {
  const server = standInServer({
    'GET /users/me': me,
    'GET /employees/self/timeline': () => ({ body: { data: [looked], meta: { next_before: null } } }),
  });
  showPage(<MyHistoryPage />, '/my-history');
  const button = await screen.findByRole('button', { name: 'Views of my data' });
  fireEvent.click(button);
  await waitFor(() => expect(server.to('GET /employees/self/timeline').at(-1)?.query.get('kind')).toBe('viewed'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

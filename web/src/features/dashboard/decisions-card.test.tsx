import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { DecisionsCard } from './decisions-card.tsx';

const nothing = () => listOf([], { total: 0 });

test('what waits leads to where it is decided, and counting shows nobody’s data', async () => {
  const server = standInServer({
    'GET /users/me': meWith('documents.review', 'employees.approve_changes'),
    'GET /documents': () => listOf([], { total: 9 }),
    'GET /change-requests': nothing,
  });
  showPage(<DecisionsCard />);
  const link = (await screen.findByText('9 documents to review')).closest('a');
  expect(link?.getAttribute('href')).toBe('/employees/documents?f.status=submitted');
  expect(screen.queryByText(/change request/)).toBeNull();
  expect(server.to('GET /documents')[0]?.query.get('page')).toBe('100000');
});

test('who decides nothing asks for nothing', async () => {
  const server = standInServer({ 'GET /users/me': meWith('employees.approve_changes'), 'GET /change-requests': nothing });
  showPage(<DecisionsCard />);
  await waitFor(() => expect(server.to('GET /change-requests')).toHaveLength(1));
  expect(server.to('GET /documents')).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { DecisionsCard } from './decisions-card.tsx';

const counted = (...totals: number[]) => ({ body: { counts: totals.map((total) => ({ total, count: 'exact' })) } });

test('pending decisions link to their page and are counted by one request', async () => {
  const server = standInServer({
    'GET /users/me': meWith('documents.review', 'employees.approve_changes'),
    'POST /counts': () => counted(0, 0, 9),
  });
  showPage(<DecisionsCard isWithCount={false} />);
  const link = (await screen.findByText('9 documents to review')).closest('a');
  expect(link?.getAttribute('href')).toBe('/employees/documents?f.status=submitted');
  expect(screen.queryByText(/change request/)).toBeNull();
  expect(server.to('POST /counts')).toHaveLength(1);
});

test('only submissions that the user may decide are requested', async () => {
  const server = standInServer({ 'GET /users/me': meWith('employees.approve_changes'), 'POST /counts': () => counted(0, 0) });
  showPage(<DecisionsCard isWithCount={false} />);
  await waitFor(() => expect(server.to('POST /counts')).toHaveLength(1));
  expect(server.to('POST /counts')[0]?.body).toMatchObject({ of: [{ list: 'approvals' }, { list: 'change-requests' }] });
  expect(await screen.findByText('Nothing to do today.')).toBeDefined();
});

test('approvals counted elsewhere on the dashboard are not counted again', async () => {
  const server = standInServer({ 'GET /users/me': meWith('documents.review'), 'POST /counts': () => counted(4) });
  showPage(<DecisionsCard isWithCount />);
  expect(await screen.findByText('4 documents to review')).toBeDefined();
  expect(server.to('POST /counts')[0]?.body).toMatchObject({ of: [{ list: 'documents' }] });
});

test('a user with nothing else to decide sends no request', async () => {
  const server = standInServer({ 'GET /users/me': meWith('employees.view'), 'POST /counts': () => counted() });
  showPage(
    <>
      <DecisionsCard isWithCount />
      <p>The rest of the page</p>
    </>,
  );
  expect(await screen.findByText('The rest of the page')).toBeDefined();
  expect(server.to('POST /counts')).toEqual([]);
});

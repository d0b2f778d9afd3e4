import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { DirectoryPage } from './directory-page.tsx';

const people = [
  { id: 1, name: 'Ada Moor', branch_id: 1, branch: { id: 1, name: 'Madrid' }, work_email: 'ada@example.com', work_phone: '+34 910 000 1' },
  { id: 2, name: 'William Ruiz', preferred_name: 'Bill', last_name: 'Ruiz', branch_id: 2, branch: { id: 2, name: 'Tokyo' } },
];
const branches = [
  { id: 1, name: 'Madrid', timezone: 'UTC' },
  { id: 2, name: 'Tokyo', timezone: 'Asia/Tokyo' },
];

const me = meWith('employees.view_directory', 'branches.view')().body.data;
const views = {
  directory: [{ name: 'People in Tokyo', search: '?f.branch_id=2' }],
  employees: [{ name: 'New ones', search: '?f.status=onboarding' }],
};

function open(address = '/') {
  const server = standInServer({
    'GET /users/me': () => ({ body: { data: { ...me, preferences: { views } } } }),
    'GET /employees': ({ query }) => {
      const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
      const shown = perPage === 1 ? people.slice(page - 1, page) : people.slice((page - 1) * 10, page * 10);
      return listOf(shown, { total: people.length, page, per_page: perPage });
    },
    'GET /branches': () => listOf(branches),
  });
  return { ...showPage(<DirectoryPage />, address), server };
}

test('a card shows the person, their local time and how to reach them', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Ada Moor' })).getAttribute('href')).toBe('/employees/1');
  expect(screen.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe('mailto:ada@example.com');
  expect(screen.getByRole('link', { name: '+34 910 000 1' }).getAttribute('href')).toBe('tel:+349100001');
  expect(await screen.findByText('9 h ahead')).toBeDefined();
});

test('people go by the name they are called', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Bill Ruiz' })).toBeDefined();
  expect(screen.getByText('Full name: William Ruiz')).toBeDefined();
});

test('the directory lists only people who have not left, filtered as in the URL', async () => {
  const { server } = open('/?q=mad&f.branch_id=1');
  await screen.findByRole('link', { name: 'Ada Moor' });
  const requested = server.to('GET /employees')[0]?.query;
  expect(requested?.get('search')).toBe('mad');
  expect(JSON.parse(requested?.get('filters') ?? '')).toEqual({
    branch_id: [1],
    status: ['onboarding', 'active', 'on_notice', 'suspended'],
  });
});

test('the arrows move between cards, and a letter goes to its first person', async () => {
  open();
  const user = userEvent.setup();
  (await screen.findByRole('link', { name: 'Ada Moor' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Bill Ruiz');
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Ada Moor');
  await user.click(screen.getByRole('button', { name: 'W' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bill Ruiz'));
});

test('the directory has its own views', async () => {
  const { history } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /All employees/ }));
  await user.click(await screen.findByRole('button', { name: 'People in Tokyo' }));
  expect(screen.queryByRole('button', { name: 'New ones' })).toBeNull();
  expect(history.location.search).toBe('?f.branch_id=2');
});

import { branches } from '@cadre/contract/resources/branches';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, type Received, standInServer } from '../testing/stand-in-server.ts';

afterEach(cleanup);

const branch = (id: number) => ({ id, version: 1, name: `Branch ${id}`, code: `B${id}`, country: 'ES', active: true, can: {} });

/** 42 pages of 25, of which 40 are counted; `behind-40` leads to page 41. */
const manyPages = ({ query }: Received) => {
  const page = Number(query.get('page'));
  return listOf([branch(page)], { page, total: 1000, count: 'capped', last_page: 40, next: page < 42 ? `behind-${page}` : null });
};

test('past the counted pages, users can still page forward and back', async () => {
  const server = standInServer({ 'GET /users/me': meWith('branches.view'), 'GET /branches': manyPages });
  const { history } = showPage(<ResourcePage resource={branches} />, '/?page=40&q=b');
  const user = userEvent.setup();
  const lastRequest = () => Object.fromEntries(server.to('GET /branches').at(-1)?.query ?? []);

  expect(await screen.findByText('976–976 of more than 1,000')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load next' }));
  await screen.findByRole('link', { name: 'Branch 41' });
  expect(lastRequest()).toMatchObject({ page: '41', after: 'behind-40', search: 'b' });
  expect(history.location.search).toBe('?q=b&page=41&after=behind-40');
  expect(screen.getByRole('button', { name: 'Page 41' }).getAttribute('aria-current')).toBe('page');

  await user.click(screen.getByRole('button', { name: 'Load next' }));
  await screen.findByRole('link', { name: 'Branch 42' });
  expect(screen.getByRole('button', { name: 'Load next' }).hasAttribute('disabled')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByRole('link', { name: 'Branch 41' });
  expect(history.location.search).toBe('?q=b&page=41&after=behind-40');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByRole('link', { name: 'Branch 40' });
  expect(history.location.search).toBe('?q=b&page=40');
});

test('another order begins at the first page again', async () => {
  const server = standInServer({ 'GET /users/me': meWith('branches.view'), 'GET /branches': manyPages });
  const { history } = showPage(<ResourcePage resource={branches} />, '/?page=41&after=behind-40');
  await screen.findByRole('link', { name: 'Branch 41' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Code' }));
  await screen.findByRole('link', { name: 'Branch 1' });
  expect(history.location.search).toBe('?sort=code');
  expect(server.to('GET /branches').at(-1)?.query.has('after')).toBe(false);
});

test('pages that are counted have their numbers and no place', async () => {
  const counted = ({ query }: Received) =>
    listOf([branch(1)], { page: Number(query.get('page')), total: 60, last_page: 3, next: query.get('page') === '3' ? null : 'behind' });
  const server = standInServer({ 'GET /users/me': meWith('branches.view'), 'GET /branches': counted });
  showPage(<ResourcePage resource={branches} />, '/?page=2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('51–51 of 60');
  expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
  expect(server.to('GET /branches').some(({ query }) => query.has('after'))).toBe(false);
});

import { branches } from '@cadre/contract/resources/branches';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';

afterEach(cleanup);

test('an address without a search stays without one, even after an earlier search', async () => {
  const row = { id: 1, version: 1, name: 'Berlin', code: 'B1', country: 'DE', active: true, can: {} };
  standInServer({ 'GET /users/me': meWith('branches.view'), 'GET /branches': () => listOf([row]) });
  const { history } = showPage(<ResourcePage resource={branches} />, '/?q=ber');
  await screen.findByRole('link', { name: 'Berlin' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search branches' });
  expect(box.value).toBe('ber');
  const passed: string[] = [];
  history.subscribe(() => passed.push(history.location.search));
  history.push('/');
  await waitFor(() => expect(box.value).toBe(''));
  expect(passed).toEqual(['']);
});

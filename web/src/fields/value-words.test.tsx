import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../crud/testing/show-page.tsx';
import { standInServer } from '../crud/testing/stand-in-server.ts';
import { useValueWords } from './value-words.ts';

function Said({ value, field = 'status' }: { value: unknown; field?: string }) {
  return <p data-testid="said">{useValueWords('employees')(field, value)}</p>;
}

test.each([
  ['an option', 'active', 'Active'],
  ['a flag', true, 'Yes'],
  ['nothing', null, '—'],
  ['a list', ['active', 'suspended'], 'Active, Suspended'],
  ['groups', [{ name: 'Early', date: '2026-11-16', note: null }], 'Name: Early · Date: 2026-11-16'],
])('%s reads without a code', async (_story, value, expected) => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<Said value={value} />);
  expect((await screen.findByTestId('said')).textContent).toBe(expected);
});

test.each([
  ['branch_id', 3, 'Branch no. 3'],
  ['manager_id', 12, 'Employee no. 12'],
  ['manager_id', null, '—'],
])('a record in %s whose name nobody knows is called by its kind', async (field, value, expected) => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<Said field={field} value={value} />);
  expect((await screen.findByTestId('said')).textContent).toBe(expected);
});

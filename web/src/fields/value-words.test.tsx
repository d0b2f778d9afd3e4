import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../crud/testing/show-page.tsx';
import { standInServer } from '../crud/testing/stand-in-server.ts';
import { useValueWords } from './value-words.ts';

function ValueWords({ value, field = 'status', model = 'employees' }: { value: unknown; field?: string; model?: string }) {
  return <p data-testid="said">{useValueWords(model)(field, value)}</p>;
}

test.each([
  ['an option', 'active', 'Active'],
  ['a flag', true, 'Yes'],
  ['nothing', null, '—'],
  ['a list', ['active', 'suspended'], 'Active, Suspended'],
  ['a list with names', [{ department_id: 4, department: 'Sales', minutes: 90 }], 'Department: Sales · Minutes: 90'],
  ['groups', [{ name: 'Early', date: '2026-11-16', note: null }], 'Name: Early · Date: Nov 16, 2026'],
])('%s reads without a code', async (_story, value, expected) => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<ValueWords value={value} />);
  expect((await screen.findByTestId('said')).textContent).toBe(expected);
});

test('a duration reads as hours and minutes', async () => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<ValueWords model="overtime" field="minutes" value={95} />);
  expect((await screen.findByTestId('said')).textContent).toBe('1:35');
});

test.each([
  ['branch_id', 3, 'Branch no. 3'],
  ['manager_id', 12, 'Employee no. 12'],
  ['manager_id', null, '—'],
])('a record in %s without a known name is shown by its kind and number', async (field, value, expected) => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<ValueWords field={field} value={value} />);
  expect((await screen.findByTestId('said')).textContent).toBe(expected);
});

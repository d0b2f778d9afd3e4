import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../crud/testing/show-page.tsx';
import { standInServer } from '../crud/testing/stand-in-server.ts';
import { useValueWords } from './value-words.ts';

function Said({ value }: { value: unknown }) {
  return <p data-testid="said">{useValueWords('employees')('status', value)}</p>;
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

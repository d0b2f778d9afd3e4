import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { readAddress } from '../../address/address.ts';
import { asDefault, builtIn, renamedView, searchOf, withoutView, withView } from './views.ts';

const saved = [
  { name: 'Newest', search: '?sort=-hire_date', is_default: true },
  { name: 'Madrid', search: '?f.branch_id=1' },
];

test('a view stores the list without its page number and without the open record', () => {
  const { list } = readAddress(employees, new URLSearchParams('page=3&sort=-hire_date&f.status=active&id=7'));
  expect(searchOf(employees, list)).toBe('?f.status=active&sort=-hire_date');
});

test('a view that filters by fields hidden from the reader is not offered', () => {
  const views = [
    { key: 'active', name: 'Active', filters: { status: ['active'] } },
    { key: 'contracts', name: 'Contracts', filters: { contract_end: { from: '2026-11-15' } } },
  ];
  expect(builtIn(employees, views, () => true).map(({ search }) => search)).toEqual(['?f.status=active', '?f.contract_end=2026-11-15..']);
  expect(builtIn(employees, views, (field) => field === 'status').map(({ key }) => key)).toEqual(['active']);
});

test('a known name is saved again in its place, a new one at the end', () => {
  expect(withView(saved, 'Newest', '?sort=name')[0]).toEqual({ name: 'Newest', search: '?sort=name', is_default: true });
  expect(withView(saved, 'Tokyo', '?f.branch_id=3').map(({ name }) => name)).toEqual(['Newest', 'Madrid', 'Tokyo']);
});

test('a view takes a new name, and the place of one that was called so', () => {
  expect(renamedView(saved, 'Newest', 'Latest').map(({ name }) => name)).toEqual(['Latest', 'Madrid']);
  expect(renamedView(saved, 'Newest', 'Madrid')).toEqual([{ name: 'Madrid', search: '?sort=-hire_date', is_default: true }]);
  expect(renamedView(saved, 'Newest', 'Newest')).toEqual(saved);
});

test('one view opens by itself at most, and choosing it again takes that back', () => {
  const other = asDefault(saved, 'Madrid');
  expect(other.map(({ is_default }) => is_default ?? false)).toEqual([false, true]);
  expect(asDefault(other, 'Madrid').some(({ is_default }) => is_default)).toBe(false);
});

test('a deleted view is gone, the others stay', () => {
  expect(withoutView(saved, 'Newest').map(({ name }) => name)).toEqual(['Madrid']);
});

import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { listLink } from './list-link.ts';

test('a number leads to exactly the rows that it counts', () => {
  const filters = { department_id: [3, 5], status: ['active', 'on_notice'], hire_date: { from: '2026-01-01' } };
  const { to, search } = listLink(employees, '/employees', filters);
  expect(to).toBe('/employees');
  expect(readAddress(employees, new URLSearchParams(search)).list.filters).toEqual(filters);
});

test('without a filter the link is bare', () => {
  expect(listLink(employees, '/employees', {})).toEqual({ to: '/employees', search: {} });
});

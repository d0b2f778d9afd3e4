import { jobs } from '@cadre/contract/resources/jobs';
import { users } from '@cadre/contract/resources/users';
import { expect, test } from 'vitest';
import { applyChoice, declaredColumns, moved, toggled } from './columns.ts';

const names = (columns: { name: string; isShown: boolean }[]) => columns.filter((column) => column.isShown).map((column) => column.name);

test('a list starts with the declared columns; hidden ones can be chosen', () => {
  const columns = declaredColumns(users, () => true);
  expect(names(columns)).toEqual(['name', 'email', 'roles', 'employee_id', 'status', 'last_login_at']);
  expect(columns.map((column) => column.name)).toContain('timezone');
});

test('a column that the caller may not see cannot even be chosen', () => {
  const columns = declaredColumns(jobs, (name) => !name.startsWith('salary'));
  expect(columns.map((column) => column.name)).not.toContain('salary_min');
});

test('a saved choice of columns survives a new release: removed columns vanish, new ones join', () => {
  const declared = [
    { name: 'name', isShown: true },
    { name: 'fresh', isShown: true },
    { name: 'code', isShown: false },
  ];
  const chosen = [
    { name: 'code', isShown: true },
    { name: 'gone', isShown: true },
    { name: 'name', isShown: false },
  ];
  expect(names(applyChoice(declared, chosen))).toEqual(['code', 'fresh']);
});

test('columns can be shown, hidden and moved, but not beyond the ends', () => {
  const columns = declaredColumns(jobs, () => true);
  expect(names(toggled(columns, 'name'))).not.toContain('name');
  expect(names(moved(columns, 'name', 1)).slice(0, 2)).toEqual(['code', 'name']);
  expect(moved(columns, 'name', -1)).toEqual(columns);
});

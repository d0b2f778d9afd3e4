import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { builtIn } from '../../crud/list/views/views.ts';
import { employeeViews } from './employee-views.ts';

const views = (mayUse: (field: string) => boolean) =>
  Object.fromEntries(
    builtIn(
      employees,
      employeeViews('2026-11-15', (key) => key),
      mayUse,
    ).map(({ key, search }) => [key, search]),
  );

test('the views count their days from today', () => {
  expect(views(() => true)).toEqual({
    active: '?f.status=active',
    joining_soon: '?f.status=onboarding',
    probation: '?f.probation_end=2026-11-15..2026-12-15&sort=probation_end',
    contracts: '?f.contract_end=2026-11-15..2027-02-13&sort=contract_end',
    on_notice: '?f.status=on_notice',
    ended: '?f.status=terminated',
  });
});

test('who sees only the directory has no views by terms of employment', () => {
  expect(Object.keys(views((field) => field === 'status'))).toEqual(['active', 'joining_soon', 'on_notice', 'ended']);
});

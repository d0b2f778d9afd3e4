import { expect, test } from 'vitest';
import { endsOf } from './ends.ts';

const today = '2026-11-16';

test.each([
  ['nothing ends', {}, []],
  ['a contract in 61 days', { contract_end: '2027-01-16' }, []],
  ['a contract in 60 days', { contract_end: '2027-01-15' }, [{ kind: 'contract_end', day: '2027-01-15', isOver: false }]],
  ['a contract that has run out', { contract_end: '2026-11-15' }, [{ kind: 'contract_end', day: '2026-11-15', isOver: true }]],
  ['a probation in 15 days', { probation_end: '2026-12-01' }, []],
  ['a probation that ends today', { probation_end: today }, [{ kind: 'probation_end', day: today, isOver: false }]],
  ['a probation that is over', { probation_end: '2026-11-15' }, []],
  ['an employee on notice', { contract_end: today, last_working_day: '2026-12-31' }, []],
  ['a former employee', { contract_end: today, status: 'terminated' }, []],
])('%s', (_what, employee, ends) => {
  expect(endsOf({ id: 1, version: 1, status: 'active', ...employee }, today)).toEqual(ends);
});

import { expect, test } from 'vitest';
import { comingFor } from './coming.ts';

const today = '2026-11-15';
const ada = { id: 1, name: 'Ada', status: 'active', hire_date: '2020-01-01' };
const days = (employee: object, versions: { id: number; effective_from: string }[] = []) =>
  comingFor({ employee: { ...ada, ...employee }, versions }, today).map(({ day, kind }) => `${day} ${kind}`);

test('upcoming events are listed in order, past ones are not', () => {
  expect(
    days({ probation_end: '2026-11-14', contract_end: '2027-06-30' }, [
      { id: 9, effective_from: '2027-01-01' },
      { id: 8, effective_from: '2020-01-01' },
    ]),
  ).toEqual(['2027-01-01 version', '2027-06-30 contract']);
});

test('today still counts', () => {
  expect(days({ last_working_day: today, status: 'on_notice' })).toEqual([`${today} last_day`]);
});

test('a future first day is listed once, not also as a change', () => {
  expect(days({ hire_date: '2026-12-01', status: 'onboarding' }, [{ id: 8, effective_from: '2026-12-01' }])).toEqual(['2026-12-01 hire']);
});

test('a former employee has no upcoming events', () => {
  expect(days({ status: 'terminated', contract_end: '2027-06-30' })).toEqual([]);
});

test('granted leave is listed in order with the other events', () => {
  const absences = [{ kind: 'leave' as const, id: 4, title: 'Vacation, 2026-12-21', from_date: '2026-12-21', to_date: '2026-12-24' }];
  const coming = comingFor({ employee: { ...ada, contract_end: '2027-06-30' }, absences }, today);
  expect(coming.map(({ day, kind }) => `${day} ${kind}`)).toEqual(['2026-12-21 absence', '2027-06-30 contract']);
});

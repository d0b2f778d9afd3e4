import { describe, expect, test } from 'vitest';
import { prefillOf, withValues } from './prefill.ts';

const ana = {
  id: 7,
  name: 'Ana Gil',
  work_email: 'ana@example.com',
  job: { id: 1, name: 'Consultant' },
  department: { id: 2, name: 'Strategy' },
  branch: { id: 3, name: 'Madrid' },
  manager: null,
  hire_date: '2026-01-01',
  probation_end: '2026-06-30',
  employment_type: 'full_time',
  fte: 8_000,
  notice_days: 60,
};
const home = {
  id: 7,
  birth_date: '1990-05-01',
  personal_email: 'gil@example.com',
  address_line1: 'Calle 1',
  postal_code: '28001',
  city: 'Madrid',
  address_country: 'ES',
};
const madrid = { id: 3, name: 'Madrid', address: 'Plaza 12', currency: 'EUR', country: 'ES' };

test('a contract starts with the known data of the employee', () => {
  expect(prefillOf('contract', { employee: ana, personal: home, branch: madrid, language: 'de' })).toEqual({
    employee_name: 'Ana Gil',
    employee_address: 'Calle 1\n28001 Madrid\nSpanien',
    birth_date: '1990-05-01',
    job_title: 'Consultant',
    department: 'Strategy',
    work_place: 'Madrid',
    signing_place: 'Madrid',
    start_date: '2026-01-01',
    contract_type: 'permanent',
    probation_months: 6,
    weekly_hours: 32 * 60,
    notice_period: 2,
    notice_unit: 'months',
    employer_address: 'Plaza 12',
    currency: 'EUR',
    governing_law: 'ES',
  });
});

test("the branch's defaults for contracts fill the gaps in the employee's data", () => {
  const usual = {
    employer_name: 'Otter S.L.',
    weekly_hours: 37.5 * 60,
    leave_days: 23,
    notice_period: 15,
    notice_unit: 'days',
    probation_months: 3,
  };
  const branch = { ...madrid, ...usual, payments_per_year: null };
  const contract = prefillOf('contract', { employee: ana, branch, language: 'en' });
  expect(contract).toMatchObject({
    employer_name: 'Otter S.L.',
    leave_days: 23,
    weekly_hours: 30 * 60,
    notice_period: 2,
    probation_months: 6,
  });
  expect(contract).not.toHaveProperty('payments_per_year');
  const offer = prefillOf('job_offer', { employee: { ...ana, notice_days: null }, branch, language: 'en' });
  expect(offer).toMatchObject({ employer_name: 'Otter S.L.', leave_days: 23 });
  expect(offer).not.toHaveProperty('notice_period');
});

test('an offer is for a candidate, at the private address where it is known', () => {
  const offer = prefillOf('job_offer', { employee: ana, personal: home, language: 'en' });
  expect(offer).toMatchObject({
    candidate_name: 'Ana Gil',
    candidate_email: 'gil@example.com',
    candidate_address: 'Calle 1\n28001 Madrid\nSpain',
  });
  expect(offer).not.toHaveProperty('employee_name');
});

test('users without access to personal data get none of it', () => {
  const offer = prefillOf('job_offer', { employee: ana, language: 'en' });
  expect(offer).toMatchObject({ candidate_email: 'ana@example.com' });
  expect(offer).not.toHaveProperty('candidate_address');
});

describe('the type of the contract follows from the employment', () => {
  const table: [string, string | null, string][] = [
    ['full_time', null, 'permanent'],
    ['full_time', '2027-01-01', 'fixed_term'],
    ['temporary', null, 'fixed_term'],
    ['part_time', null, 'part_time'],
    ['intern', null, 'internship'],
    ['contractor', null, 'contractor'],
  ];
  test.each(table)('%s until %s is %s', (employment_type, contract_end, type) =>
    expect(prefillOf('contract', { employee: { ...ana, employment_type, contract_end }, language: 'en' })).toMatchObject({
      contract_type: type,
    }),
  );
});

test('typed values stay, and values of the previous employee are removed', () => {
  const draft = { employee_name: 'Ana Gil', job_title: 'Lead', department: 'Strategy', salary: null };
  const before = { employee_name: 'Ana Gil', job_title: 'Consultant', department: 'Strategy' };
  expect(withValues(draft, { employee_name: 'Bo Berg', job_title: 'Analyst' }, before)).toEqual({
    employee_name: 'Bo Berg',
    department: null,
  });
});

test('the initial values of an empty document are replaced', () => {
  const blank = { employer_name: 'Otter Group', contract_type: 'permanent' };
  const found = { employer_name: 'Otter S.L.', contract_type: 'fixed_term' };
  expect(withValues(blank, found, {}, blank)).toEqual(found);
  expect(withValues({ ...blank, employer_name: 'Typed' }, found, {}, blank)).toEqual({ contract_type: 'fixed_term' });
});

import { toMinor } from '@cadre/rules/money';
import { choice, currency, date, integer, longText, minutes, money, text } from '../fields.ts';

/** The terms that a contract and the preceding offer share. */
export const employmentTerms = {
  employer_name: text({ required: true, min: 2, max: 120 }),
  employer_address: longText({ required: true, max: 300 }),
  contract_type: choice({
    options: ['permanent', 'fixed_term', 'part_time', 'internship', 'contractor'],
    initial: 'permanent',
    required: true,
  }),
  start_date: date({ required: true }),
  end_date: date(),
  probation_months: integer({ min: 0, max: 24 }),
  job_title: text({ required: true, min: 2, max: 120 }),
  department: text({ max: 120 }),
  work_place: text({ required: true, max: 160 }),
  /** Days of a week. */
  remote_days: integer({ min: 0, max: 7 }),
  manager_name: text({ max: 120 }),
  weekly_hours: minutes({ required: true, min: 60, max: 60 * 60 }),
  salary: money({ currency: 'currency', required: true }),
  currency: currency({ required: true }),
  salary_basis: choice({ options: ['annual', 'monthly', 'daily', 'hourly'], initial: 'annual', required: true }),
  payments_per_year: integer({ min: 1, max: 24 }),
  bonus: longText({ max: 600 }),
  leave_days: integer({ required: true, min: 0, max: 100 }),
  signatory_name: text({ required: true, min: 2, max: 120 }),
  signatory_title: text({ max: 120 }),
  signing_place: text({ max: 120 }),
  signing_date: date(),
} as const;

/** The rules for both contracts and offers. */
export function checkTerms(answers: Record<string, unknown>): Record<string, string> {
  const { contract_type, start_date, end_date, salary, currency } = answers;
  const found: Record<string, string> = {};
  if (contract_type === 'fixed_term' && !end_date) found.end_date = 'required';
  if (contract_type === 'permanent' && end_date) found.end_date = 'not_for_permanent';
  if (isBefore(end_date, start_date)) found.end_date = 'before_start';
  if (typeof salary === 'number' && salary <= 0) found.salary = 'not_valid';
  if (typeof salary === 'number' && typeof currency === 'string' && toMinor(salary, currency) === undefined)
    found.salary = 'too_many_digits';
  return found;
}

export const isBefore = (day: unknown, other: unknown): boolean =>
  typeof day === 'string' && typeof other === 'string' && day !== '' && day < other;

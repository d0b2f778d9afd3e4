import { call, page } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, map, named, record, required, scalar, text } from '../fields.ts';
import { salaries } from '../resources/salaries.ts';

/** The people that a run pays, with the reason for each missing payslip. */
export const payrollPeople = call({
  method: 'GET',
  path: '/payrolls/:id/people',
  access: 'salaries.view',
  tag: 'payrolls',
  summary: 'List the employees of a run, those without a payslip first',
  query: {
    state: choice({ options: ['waiting', 'done', 'failed'] }),
    /** Only people with an issue in the run. */
    has_issues: boolean(),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page({
    employee: group(named, required),
    state: choice({ options: ['waiting', 'done', 'failed'], required: true }),
    /** A key of `texts.pay.problems`; `args` are its arguments. */
    problem: text(),
    args: map(scalar(required), required),
    salary_id: integer(),
  }),
});

export const payrollDepartments = call({
  method: 'GET',
  path: '/payrolls/:id/departments',
  access: 'salaries.view',
  tag: 'payrolls',
  summary: 'Get the totals of a run by department and currency',
  answer: list({
    /** Where people stood at the end of the month. */
    department: group(named),
    currency: currency(required),
    people: integer(required),
    gross: decimal(required),
    deductions: decimal(required),
    net: decimal(required),
    employer_cost: decimal(required),
  }),
});

export const recalculatePayslip = call({
  method: 'POST',
  path: '/salaries/:id/recalculate',
  access: 'salaries.calculate',
  tag: 'salaries',
  summary: 'Recalculate a payslip from current data, while its run is not submitted',
  answer: record(salaries, required),
  touches: ['salaries', 'payrolls'],
});

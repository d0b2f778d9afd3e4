import { boolean, choice, country, date, integer, longText, text } from '../fields.ts';
import { checkTerms, employmentTerms } from './employment-terms.ts';
import { paper } from './paper.ts';

/** The fields of an employment contract. */
export const contractFields = paper({
  fields: {
    ...employmentTerms,
    employer_registration_no: text({ max: 60 }),
    employer_tax_no: text({ max: 60 }),
    representative_name: text({ required: true, min: 2, max: 120 }),
    representative_title: text({ max: 120 }),
    employee_name: text({ required: true, min: 2, max: 120 }),
    employee_address: longText({ required: true, max: 300 }),
    birth_date: date(),
    duties: longText({ max: 2000 }),
    working_days: choice({
      options: ['monday_to_friday', 'monday_to_saturday', 'sunday_to_thursday', 'by_roster'],
      initial: 'monday_to_friday',
      required: true,
    }),
    allowances: longText({ max: 600 }),
    notice_period: integer({ required: true, min: 0, max: 365 }),
    notice_unit: choice({ options: ['days', 'weeks', 'months'], initial: 'months', required: true }),
    confidentiality: boolean(),
    intellectual_property: boolean(),
    data_protection: boolean(),
    secondary_employment: choice({ options: ['allowed', 'with_consent', 'not_allowed'], initial: 'with_consent' }),
    non_compete_months: integer({ min: 0, max: 24 }),
    governing_law: country({ required: true }),
    special_terms: longText({ max: 4000 }),
  },
  groups: [
    {
      name: 'employer',
      rows: [
        ['employer_name'],
        ['employer_registration_no', 'employer_tax_no'],
        ['employer_address'],
        ['representative_name', 'representative_title'],
      ],
    },
    { name: 'employee', rows: [['employee_name', 'birth_date'], ['employee_address']] },
    {
      name: 'term',
      rows: [
        ['contract_type', 'probation_months'],
        ['start_date', 'end_date'],
      ],
    },
    {
      name: 'work',
      rows: [['job_title', 'department'], ['work_place', 'remote_days'], ['manager_name'], ['weekly_hours', 'working_days'], ['duties']],
    },
    { name: 'pay', rows: [['salary', 'currency'], ['salary_basis', 'payments_per_year'], ['bonus'], ['allowances']] },
    { name: 'leave', rows: [['leave_days'], ['notice_period', 'notice_unit']] },
    {
      name: 'duties',
      rows: [['confidentiality', 'intellectual_property'], ['data_protection'], ['secondary_employment', 'non_compete_months']],
    },
    { name: 'law', rows: [['governing_law'], ['special_terms']] },
    {
      name: 'signing',
      rows: [
        ['signatory_name', 'signatory_title'],
        ['signing_place', 'signing_date'],
      ],
    },
  ],
  check: checkTerms,
});

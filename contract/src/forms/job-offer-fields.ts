import { date, email, longText, text } from '../fields.ts';
import { checkTerms, employmentTerms, isBefore } from './employment-terms.ts';
import { paper } from './paper.ts';

/** The fields of a job offer. */
export const jobOfferFields = paper({
  fields: {
    ...employmentTerms,
    candidate_name: text({ required: true, min: 2, max: 120 }),
    candidate_email: email({ required: true, max: 100 }),
    candidate_address: longText({ max: 300 }),
    benefits: longText({ max: 1000 }),
    valid_until: date({ required: true }),
    personal_message: longText({ max: 2000 }),
  },
  groups: [
    { name: 'candidate', rows: [['candidate_name', 'candidate_email'], ['candidate_address']] },
    { name: 'employer', rows: [['employer_name'], ['employer_address']] },
    {
      name: 'work',
      rows: [
        ['job_title', 'department'],
        ['work_place', 'remote_days'],
        ['manager_name', 'weekly_hours'],
      ],
    },
    {
      name: 'term',
      rows: [
        ['contract_type', 'probation_months'],
        ['start_date', 'end_date'],
      ],
    },
    { name: 'pay', rows: [['salary', 'currency'], ['salary_basis', 'payments_per_year'], ['bonus'], ['benefits'], ['leave_days']] },
    { name: 'offer', rows: [['valid_until'], ['personal_message']] },
    {
      name: 'signing',
      rows: [
        ['signatory_name', 'signatory_title'],
        ['signing_place', 'signing_date'],
      ],
    },
  ],
  check: (answers) => ({
    ...checkTerms(answers),
    ...(isBefore(answers.start_date, answers.valid_until) ? { valid_until: 'after_start' } : {}),
    ...(isBefore(answers.valid_until, answers.signing_date) ? { valid_until: 'before_start' } : {}),
  }),
});

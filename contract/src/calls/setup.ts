import { call, type DataOf } from '../call.ts';
import { answers, boolean, choice, currency, date, group, integer, list, required, text, timezone } from '../fields.ts';
import { languages } from '../languages.ts';
import { makingSteps, setupSteps } from '../setup-steps.ts';

const tag = 'setup';
const step = choice({ options: setupSteps, required: true });

/** The company's own settings; new branches start with them. */
export const companyFields = {
  company: text({ required: true, min: 2, max: 80 }),
  locale: choice({ options: languages, required: true }),
  currency: currency(required),
  timezone: timezone(required),
  /** 1 is Monday. */
  week_start: integer({ required: true, min: 1, max: 7 }),
} as const;

const state = {
  company: group(companyFields, required),
  steps: list(
    {
      step,
      /** `done` is derived from the existing records, regardless of who created them. */
      state: choice({ options: ['open', 'done', 'skipped'], required: true }),
      count: integer(required),
      /** Something that the set-up made is still there. */
      undoable: boolean(required),
    },
    required,
  ),
  hidden: boolean(required),
  /** Where the logo is. */
  logo: text(),
  first_month: group({ accrual_on: date(required), payroll_month: text(required), pay_date: date(required) }, required),
} as const;

export const readSetup = call({
  method: 'GET',
  path: '/setup',
  access: 'setup.update',
  tag,
  summary: 'Get the progress of the company’s setup',
  answer: state,
});
export type Setup = DataOf<typeof readSetup>;

export const saveSetup = call({
  method: 'PUT',
  path: '/setup',
  access: 'setup.update',
  tag,
  summary: 'Skip setup steps, or hide the setup checklist',
  body: { skipped: list(step, { min: 0, max: 20 }), hidden: boolean() },
  answer: state,
  touches: [tag, 'session'],
});

export const saveCompany = call({
  method: 'PUT',
  path: '/setup/company',
  access: 'setup.update',
  tag,
  summary: 'Update the company’s name, language, currency, time zone and first day of the week',
  body: companyFields,
  answer: state,
  touches: [tag, 'session'],
});

/**
 * Creates records of one step, or updates those with an `id`, all or none, each with the same checks and rights as a single save. A value `@key` is
 * replaced with the id of the earlier record that has this key.
 */
export const applySetup = call({
  method: 'POST',
  path: '/setup/apply',
  access: 'setup.update',
  tag,
  summary: 'Create or update the records of one setup step, all or none',
  body: {
    step: choice({ options: makingSteps, required: true }),
    records: list(
      {
        model: text({ required: true, max: 60 }),
        key: text({ max: 60 }),
        /** The id of an existing record, which gets these values. */
        id: integer({ min: 1 }),
        values: answers(required),
      },
      { required: true, min: 1, max: 300 },
    ),
  },
  example: {
    body: {
      step: 'departments',
      records: [
        { model: 'departments', key: 'parent', values: { name: 'Delivery of the example' } },
        { model: 'departments', values: { name: 'Cloud of the example', parent_id: '@parent' } },
      ],
    },
  },
  answer: state,
  touches: [
    tag,
    'session',
    'holiday-calendars',
    'holidays',
    'branches',
    'departments',
    'users',
    'shifts',
    'week-schedules',
    'schedule-assignments',
    'jobs',
    'employees',
    'leave-categories',
    'leave-balances',
    'approval-settings',
    'approvals',
    'pay-components',
    'compensations',
  ],
});

export const undoSetup = call({
  method: 'POST',
  path: '/setup/undo',
  access: 'setup.update',
  tag,
  summary: 'Remove the records created in one setup step, while they are unused',
  body: { step: choice({ options: makingSteps, required: true }) },
  example: { body: { step: 'departments' } },
  answer: state,
  touches: applySetup.touches,
});

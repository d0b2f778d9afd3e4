import { call, type DataOf } from '../call.ts';
import {
  answers,
  boolean,
  choice,
  color,
  country,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  minutes,
  required,
  share,
  text,
  time,
  timezone,
} from '../fields.ts';
import { languages } from '../languages.ts';
import { makingSteps, setupSteps } from '../setup-steps.ts';

const tag = 'setup';
const step = choice({ options: setupSteps, required: true });

/** What the company says of itself; branches begin with it. */
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
      /** `done` follows from what there is, whoever made it. */
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
  summary: 'How far the set-up of the company is',
  answer: state,
});
export type Setup = DataOf<typeof readSetup>;

export const saveSetup = call({
  method: 'PUT',
  path: '/setup',
  access: 'setup.update',
  tag,
  summary: 'Skip steps of the set-up, or hide its checklist',
  body: { skipped: list(step, { min: 0, max: 20 }), hidden: boolean() },
  answer: state,
  touches: [tag, 'session'],
});

export const saveCompany = call({
  method: 'PUT',
  path: '/setup/company',
  access: 'setup.update',
  tag,
  summary: 'Say what the company is called, and which language, money, time and week it uses',
  body: companyFields,
  answer: state,
  touches: [tag, 'session'],
});

const named = text({ required: true, min: 2, max: 80 });
const proposedCategory = {
  name: named,
  name_i18n: group({ en: named, de: named, es: named, fr: named, ja: named, zh: named }, required),
  code: text(required),
  color: color(required),
  balance_mode: choice({ options: ['tracked', 'unlimited'], required: true }),
  annual_amount: decimal(required),
  pay_rate_bp: share(required),
  carry_over: choice({ options: ['none', 'limited'], required: true }),
  carry_over_max: decimal(),
  carry_over_expiry: choice({ options: ['none', 'on_day'], required: true }),
  carry_over_expires_month: integer(),
  carry_over_expires_day: integer(),
  max_past_days: integer(required),
  attachment_after_days: integer(),
  reason_required: boolean(required),
} as const;

const proposedComponent = {
  name: named,
  code: text(required),
  kind: choice({ options: ['tax', 'social'], required: true }),
  calculation: choice({ options: ['percent'], required: true }),
  base: choice({ options: ['gross'], required: true }),
  rate_bp: share(required),
  employer_rate_bp: share(),
  currency: currency(required),
  valid_from: text(required),
  is_example: boolean(required),
} as const;

/** What is usual in a country, to begin with; its law decides. */
export const setupProposals = call({
  method: 'GET',
  path: '/setup/proposals',
  access: 'setup.update',
  tag,
  summary: 'What a company in a country usually begins with, in the language of the asker',
  query: { country: country(required) },
  answer: {
    /** Whether we know the holidays of this country at all. */
    known: boolean(required),
    currency: currency(required),
    timezone: timezone(required),
    week_start: integer(required),
    weekdays: list(integer(required), required),
    schedule_name: text(required),
    shift: group(
      {
        name: text(required),
        code: text(required),
        start_time: time(required),
        end_time: time(required),
        break_minutes: minutes(required),
      },
      required,
    ),
    leave_days: decimal(required),
    holidays: list({ date: date(required), name: named, recurring: boolean(required) }, required),
    categories: list(proposedCategory, required),
    components: list(proposedComponent, required),
  },
});
export type SetupProposals = DataOf<typeof setupProposals>;

/**
 * Makes records of one step, all or none, each by the same checks and rights as alone. A value `@key` stands for the number of
 * the record before it that has this key.
 */
export const applySetup = call({
  method: 'POST',
  path: '/setup/apply',
  access: 'setup.update',
  tag,
  summary: 'Make the records of one step of the set-up, all of them or none',
  body: {
    step: choice({ options: makingSteps, required: true }),
    records: list(
      {
        model: text({ required: true, max: 60 }),
        key: text({ max: 60 }),
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
  summary: 'Take back what the set-up made in one step, as long as nothing uses it',
  body: { step: choice({ options: makingSteps, required: true }) },
  example: { body: { step: 'departments' } },
  answer: state,
  touches: applySetup.touches,
});

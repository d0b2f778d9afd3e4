import { call, page } from '../call.ts';
import {
  choice,
  currency,
  decimal,
  group,
  integer,
  list,
  longText,
  map,
  moment,
  named,
  reference,
  required,
  scalar,
  text,
} from '../fields.ts';

/** The issues that a run can have; their texts are in `texts.pay.issues`. */
export const payIssueCodes = [
  'missing_compensation',
  'several_currencies',
  'negative_net',
  'not_calculated',
  'leave_pending',
  'excuse_pending',
  'correction_pending',
  'travel_pending',
  'overtime_pending',
  'days_open',
  'compensation_pending',
  'bonus_pending',
  'no_bank_account',
  'no_paying_account',
  'leaver_without_last_day',
  'item_without_end',
  'approver_without_right',
  'adjustments_open',
  'facts_changed',
  'difference_unpaid',
  'debt_unpaid',
] as const;

const severity = choice({ options: ['block', 'warn', 'info'], required: true });
const paging = { page: integer({ min: 1, max: 100_000 }), per_page: integer({ min: 1, max: 200 }) } as const;

export const payrollIssues = call({
  method: 'GET',
  path: '/payrolls/:id/issues',
  access: 'payrolls.view',
  tag: 'payrolls',
  summary: 'List the blocking issues, warnings and notes of a run, without amounts',
  query: { severity: choice({ options: severity.options }), code: choice({ options: payIssueCodes }), ...paging },
  answer: {
    counts: group({ block: integer(required), warn: integer(required), info: integer(required) }, required),
    /** Payslips that differ by more than the pay policy allows, and the number not acknowledged yet. */
    changes: group({ above: integer(required), open: integer(required) }, required),
    /** The number of issues of each kind, over all pages. */
    kinds: list({ code: choice({ options: payIssueCodes, required: true }), severity, count: integer(required) }, required),
    issues: list(
      {
        code: choice({ options: payIssueCodes, required: true }),
        severity,
        /** Empty where it is about the whole run. */
        employee: group(named),
        /** Requests, days, items. */
        count: integer(required),
        args: map(scalar(required), required),
        /** The page on which the issue can be fixed. */
        path: text(required),
      },
      required,
    ),
    page: integer(required),
    last_page: integer(required),
  },
});

export const payrollVariance = call({
  method: 'GET',
  path: '/payrolls/:id/variance',
  access: 'salaries.view',
  tag: 'salaries',
  summary: 'List how payslips of a run differ from the previous month and why, largest change first',
  query: {
    /** `above`: by more than the pay policy allows; `open`: those of them that are not acknowledged. */
    only: choice({ options: ['all', 'above', 'open'] }),
    ...paging,
  },
  answer: page({
    salary_id: integer(required),
    employee: group(named, required),
    currency: currency(required),
    net: decimal(required),
    /** Empty for who was not paid the month before. */
    previous_net: decimal(),
    change: decimal(required),
    /** In basis points of the month before. */
    change_bp: integer(),
    /** Keys of `texts.pay.reasons`, the weightiest first; amounts in arguments are minor units. */
    reasons: list({ code: text(required), args: map(scalar(required), required), amount: decimal(required) }, required),
    /** `open` must be acknowledged before the run is submitted. */
    state: choice({ options: ['within', 'open', 'acknowledged'], required: true }),
    acknowledged_at: moment(),
    acknowledged_by: group(named),
  }),
});

export const acknowledgeVariance = call({
  method: 'POST',
  path: '/payrolls/:id/acknowledge',
  access: 'payrolls.calculate',
  tag: 'payrolls',
  summary: 'Acknowledge the changes of the given payslips, or of all open ones by default',
  body: { salary_ids: list(reference('salaries'), { max: 1000 }) },
  answer: { acknowledged: integer(required), open: integer(required) },
  touches: ['payrolls', 'salaries'],
});

export const leaveOutOfRun = call({
  method: 'POST',
  path: '/payrolls/:id/leave-out',
  access: 'payrolls.calculate',
  tag: 'payrolls',
  summary: 'Exclude employees from a run that is not submitted, with or without a payslip',
  body: {
    employee_ids: list(reference('employees'), { required: true, max: 1000 }),
    note: longText({ required: true, min: 2, max: 500 }),
  },
  answer: { left_out: integer(required) },
  touches: ['payrolls', 'salaries'],
});

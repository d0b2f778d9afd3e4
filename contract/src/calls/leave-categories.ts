import { call } from '../call.ts';
import { boolean, date, decimal, group, integer, isWritable, list, moment, named, required, text } from '../fields.ts';
import { leaveCategories } from '../resources/leave-categories.ts';
import { leaveLedger } from '../resources/leave-ledger.ts';

const { kind } = leaveLedger.fields;

const policy = Object.fromEntries(
  Object.entries(leaveCategories.fields)
    .filter(([, field]) => isWritable(field))
    .map(([name, field]) => [name, { ...field, required: undefined }]),
) as Record<string, (typeof leaveCategories.fields)[keyof typeof leaveCategories.fields]>;

/** Previews the values of the form before they are saved. */
export const previewCategory = call({
  method: 'POST',
  path: '/leave-categories/preview',
  access: 'leave-categories.view',
  tag: 'leave-categories',
  summary: 'Preview the leave of an employee hired on a date, in plain words',
  repeats: true,
  body: { ...policy, hired_on: date(required) },
  answer: {
    sentences: list(text(required), required),
    lines: list({ date: date(required), kind, amount: decimal(required), left: decimal(required) }, required),
  },
  touches: [],
});

/** The people with balances that an edit would change, before it is saved. */
export const previewEffects = call({
  method: 'POST',
  path: '/leave-categories/:id/effects',
  access: 'leave-categories.update',
  tag: 'leave-categories',
  summary: 'Preview which balances at the end of the leave year a category change would affect',
  repeats: true,
  body: policy,
  answer: {
    /** The effective day of the change, and the day on which balances are compared. */
    from: date(),
    to: date(required),
    people: integer(required),
    changed: integer(required),
    /** Those it changes most. */
    examples: list({ employee: group(named, required), before: decimal(required), after: decimal(required) }, required),
  },
  touches: [],
});

const { annual_amount, seniority_steps, carry_over_max, max_balance, negative_limit, ...rest } = leaveCategories.fields;
const { grant, accrual_frequency, accrual_timing, rounding, rounding_mode, prorate, prorate_fte, reduced_by_unpaid } = rest;
const { carry_over, carry_over_expiry, carry_over_expires_month, carry_over_expires_day, carry_over_expires_after } = rest;
const { earned_expires_after } = rest;

/** The fields of a policy version; the other fields of a category are not versioned. */
const policyVersion = {
  annual_amount,
  grant,
  accrual_frequency,
  accrual_timing,
  seniority_steps,
  rounding,
  rounding_mode,
  prorate,
  prorate_fte,
  reduced_by_unpaid,
  max_balance,
  negative_limit,
  carry_over,
  carry_over_max,
  carry_over_expiry,
  carry_over_expires_month,
  carry_over_expires_day,
  carry_over_expires_after,
  earned_expires_after,
} as const;

export const categoryVersions = call({
  method: 'GET',
  path: '/leave-categories/:id/versions',
  access: 'leave-categories.view',
  tag: 'leave-categories',
  summary: 'List the policy versions of a leave category, newest first',
  answer: {
    /** The earliest possible effective day of a change, and the default one. */
    open_from: date(),
    default_from: date(),
    versions: list(
      {
        id: integer(required),
        from: date(),
        is_closed: boolean(required),
        created_at: moment(required),
        created_by: text(),
        /** The fields that differ from the previous version. */
        changed: list(text(required), required),
        policy: group(policyVersion, required),
      },
      required,
    ),
  },
});

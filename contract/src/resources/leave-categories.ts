import { daysInMonth } from '@cadre/rules/calendar';
import { boolean, choice, color, date, decimal, group, integer, list, reference, required, share, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { employeeFields } from './employee-fields.ts';

const called = text({ min: 2, max: 60, optional: true });
const amount = { min: 0, max: 9999, unit: { in: 'unit' } } as const;

/** A kind of leave with all its rules. Amounts are in its unit. */
export const leaveCategories = resource(
  'leave-categories',
  {
    name: text({ required: true, min: 2, max: 60 }),
    /** The translated names; `name` is the default. */
    name_i18n: group({ en: called, de: called, es: called, fr: called, ja: called, zh: called }),
    code: text({ required: true, max: 12, pattern: 'code' }),
    color: color({ required: true }),
    active: boolean(),
    /** For the people of one branch; for all employees if empty. */
    branch_id: reference('branches'),
    /** For people of one gender, or of one kind of employment, where one is named. */
    gender: choice({ options: employeeFields.gender.options }),
    employment_type: choice({ options: employeeFields.employment_type.options }),
    /** Colleagues see its name; else only that the person is away. */
    visible_to_team: boolean(),

    /** `flex`: a flex-time account, which each day brings more or less to. It counts in minutes. */
    kind: choice({ options: ['leave', 'flex'], initial: 'leave' }),
    unit: choice({ options: ['day', 'hour', 'minute'], initial: 'day', required: true }),
    min_step: choice({ options: ['unit', 'half', 'quarter'], initial: 'half', required: true }),
    pay_rate_bp: share({ min: 0, max: 10_000 }),
    /** Every day of the calendar counts, whether it is worked or not. */
    counts_holidays: boolean(),
    /** Spent elsewhere, but at work: training, for example. */
    counts_as_work: boolean(),
    /** Illness: once granted, its days replace those of other leave, which go back to their balance. */
    interrupts_leave: boolean(),

    balance_mode: choice({ options: ['tracked', 'unlimited'], initial: 'tracked', required: true }),
    annual_amount: decimal(amount),
    grant: choice({ options: ['upfront', 'accrual'], initial: 'upfront', required: true }),
    accrual_frequency: choice({ options: ['monthly', 'quarterly', 'half_yearly', 'yearly'], initial: 'monthly', required: true }),
    accrual_timing: choice({ options: ['start', 'end'], initial: 'start', required: true }),
    /** From this many months of service on, another amount a year. */
    seniority_steps: group({
      steps: list(
        { after_months: integer({ required: true, min: 1, max: 720 }), annual_amount: decimal({ ...amount, required: true }) },
        { max: 20 },
      ),
    }),
    rounding: choice({ options: ['none', 'quarter', 'half', 'unit'], initial: 'half', required: true }),
    rounding_mode: choice({ options: ['nearest', 'up', 'down'], initial: 'nearest', required: true }),
    prorate: choice({ options: ['none', 'by_month', 'by_full_month', 'by_day'], initial: 'by_month', required: true }),
    prorate_fte: boolean(),
    /** Whole days of unpaid leave count like days outside of the employment. */
    reduced_by_unpaid: boolean(),
    max_balance: decimal(amount),
    /** How far a balance may fall below zero. */
    negative_limit: decimal(amount),

    /**
     * The first day on which a policy change applies: by default the start of this leave year. Responses contain the day since which today's policy
     * applies.
     */
    from: date(),
    /** Its years begin in a month, or on anniversaries of the hire date. */
    year_starts: choice({ options: ['month', 'hire_date'], initial: 'month' }),
    /** The month in which its year begins. */
    year_starts_in: integer({ min: 1, max: 12 }),
    /** The first day of the ledger; earlier leave is entered as an opening balance. By default the current year. */
    starts_on: date(),
    carry_over: choice({ options: ['none', 'limited', 'all'], initial: 'none', required: true }),
    carry_over_max: decimal(amount),
    carry_over_expiry: choice({ options: ['none', 'on_day', 'after_months'], initial: 'none', required: true }),
    carry_over_expires_month: integer({ min: 1, max: 12 }),
    carry_over_expires_day: integer({ min: 1, max: 31 }),
    carry_over_expires_after: integer({ min: 1, max: 24 }),
    /** Time off for overtime lapses after this many months. */
    earned_expires_after: integer({ min: 1, max: 60 }),
    /** A past year closes automatically after this many days; only by hand if empty. */
    close_after_days: integer({ min: 1, max: 365 }),

    wait_months: integer({ min: 0, max: 60 }),
    min_notice_days: integer({ min: 0, max: 365 }),
    max_past_days: integer({ min: 0, max: 366 }),
    max_future_months: integer({ min: 1, max: 36 }),
    max_consecutive_days: integer({ min: 1, max: 366 }),
    max_requests_per_year: integer({ min: 1, max: 366 }),
    /** No leave is possible then. */
    blackouts: group({
      spans: list({ from_date: date(required), to_date: date(required), note: text({ max: 120, optional: true }) }, { max: 50 }),
    }),

    reason_required: boolean(),
    /** Leave that is longer than this takes a file; none where it is empty. */
    attachment_after_days: integer({ min: 0, max: 366 }),
    substitute: choice({ options: ['none', 'optional', 'required'], initial: 'optional', required: true }),
    requires_approval: boolean(),
    requires_approval_to_cancel: boolean(),
    /** Leave or balances were counted by it, so its rules for counting can no longer change. */
    is_used: boolean({ computed: true }),
  },
  {
    label: 'name',
    check: (category) => ({
      ...(category.unit === 'minute' && category.kind !== 'flex' ? { unit: 'minutes_of_flex' } : {}),
      ...(category.carry_over === 'limited' && isMissing(category.carry_over_max) ? { carry_over_max: 'required' } : {}),
      ...complaintAboutExpiry(category),
      ...complaintAboutSpans(category.blackouts),
    }),
    list: {
      table: [
        'name',
        'code',
        'unit',
        'balance_mode',
        'annual_amount',
        'grant',
        'carry_over',
        'requires_approval',
        'active',
        '-kind',
        '-branch_id',
        '-pay_rate_bp',
        '-year_starts_in',
        '-max_balance',
        '-starts_on',
        '-from',
      ],
      search: ['name', 'code'],
      filters: ['kind', 'unit', 'balance_mode', 'branch_id', 'active'],
      sort: ['name', 'code', 'annual_amount', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      total: 'kept',
    },
    form: {
      rows: [
        ['name', 'code', 'color'],
        ['name_i18n'],
        ['active', 'visible_to_team'],
        ['branch_id', 'employment_type', 'gender'],
        ['kind', 'unit', 'min_step', 'pay_rate_bp'],
        ['counts_holidays', 'counts_as_work', 'interrupts_leave'],
        ['from'],
        ['balance_mode', 'annual_amount', 'grant'],
        ['accrual_frequency', 'accrual_timing'],
        ['seniority_steps'],
        ['prorate', 'prorate_fte', 'reduced_by_unpaid'],
        ['rounding', 'rounding_mode'],
        ['max_balance', 'negative_limit'],
        ['year_starts', 'year_starts_in', 'starts_on'],
        ['carry_over', 'carry_over_max'],
        ['carry_over_expiry', 'carry_over_expires_month', 'carry_over_expires_day'],
        ['carry_over_expires_after'],
        ['earned_expires_after', 'close_after_days'],
        ['wait_months'],
        ['min_notice_days', 'max_past_days', 'max_future_months'],
        ['max_consecutive_days', 'max_requests_per_year'],
        ['blackouts'],
        ['requires_approval', 'requires_approval_to_cancel'],
        ['substitute', 'attachment_after_days', 'reason_required'],
      ],
      clone: { rename: 'name' },
    },
    record: {
      labelsIn: 'name_i18n',
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all' },
    },
    life: {
      touches: ['leave-balances', 'leaves'],
    },
  },
);

type Category = Record<string, unknown>;

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The expiry day of carried leave must exist, at least in a leap year. */
function complaintAboutExpiry(category: Category): Record<string, string> {
  const { carry_over_expiry, carry_over_expires_month: month, carry_over_expires_day: day, carry_over_expires_after } = category;
  if (carry_over_expiry === 'after_months') return isMissing(carry_over_expires_after) ? { carry_over_expires_after: 'required' } : {};
  if (carry_over_expiry !== 'on_day') return {};
  if (typeof month !== 'number') return { carry_over_expires_month: 'required' };
  if (typeof day !== 'number') return { carry_over_expires_day: 'required' };
  return day > daysInMonth(2000, month) ? { carry_over_expires_day: 'not_valid' } : {};
}

function complaintAboutSpans(blackouts: unknown): Record<string, string> {
  const spans = (blackouts as { spans?: { from_date: string; to_date: string }[] } | null | undefined)?.spans ?? [];
  return spans.some(({ from_date, to_date }) => to_date < from_date) ? { blackouts: 'not_valid' } : {};
}

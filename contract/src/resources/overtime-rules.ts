import { boolean, choice, date, minutes, reference, share, text, time } from '../fields.ts';
import { resource } from '../resource.ts';

const dayLimit = { min: 0, max: 1440 } as const;
const premium = { min: 0, max: 30_000 } as const;
const rate = { min: 10_000, max: 40_000 } as const;

/**
 * From when on work is overtime, its class, and its compensation: for one person, a branch, or all employees. The most specific rule
 * applies, from its day on.
 */
export const overtimeRules = resource(
  'overtime-rules',
  {
    name: text({ words: false, required: true, min: 2, max: 60 }),
    branch_id: reference('branches'),
    employee_id: reference('employees'),
    valid_from: date({ required: true }),
    active: boolean(),

    /** Empty: all time beyond the planned time. */
    daily_after_minutes: minutes(dayLimit),
    second_after_minutes: minutes(dayLimit),
    weekly_after_minutes: minutes({ min: 0, max: 10_080 }),
    rest_day_class: choice({ options: ['normal', 'overtime_1', 'overtime_2', 'rest_day'], initial: 'rest_day', required: true }),
    holiday_class: choice({ options: ['normal', 'overtime_1', 'overtime_2', 'holiday'], initial: 'holiday', required: true }),
    tolerance_minutes: minutes({ min: 0, max: 120 }),
    block_minutes: minutes({ min: 1, max: 240 }),
    rounding: choice({ options: ['down', 'nearest', 'up'], initial: 'down', required: true }),

    night_from: time(),
    night_to: time(),
    night_premium_bp: share(premium),
    /** Empty: these hours have no premium. */
    sunday_premium_bp: share(premium),
    holiday_premium_bp: share(premium),
    premiums: choice({ options: ['highest', 'sum'], initial: 'highest', required: true }),
    overtime_1_rate_bp: share(rate),
    overtime_2_rate_bp: share(rate),
    rest_day_rate_bp: share(rate),
    holiday_rate_bp: share(rate),

    needs_approval: boolean(),
    reason_required: boolean(),
    becomes: choice({ options: ['pay', 'time_off', 'choice'], initial: 'pay', required: true }),
    /** Where time off is credited. */
    leave_category_id: reference('leave-categories'),
    /** Exceeding these limits is not refused; the approver sees it. */
    monthly_limit_minutes: minutes({ min: 0, max: 44_640 }),
    yearly_limit_minutes: minutes({ min: 0, max: 527_040 }),
  },
  {
    label: 'name',
    check: (rules) => ({
      ...(rules.branch_id && rules.employee_id ? { employee_id: 'one_rule_target' } : {}),
      ...(Boolean(rules.night_from) !== Boolean(rules.night_to) ? { night_to: 'times_need_both' } : {}),
      ...(rules.night_from && rules.night_from === rules.night_to ? { night_to: 'not_valid' } : {}),
      ...(rules.becomes && rules.becomes !== 'pay' && !rules.leave_category_id ? { leave_category_id: 'required' } : {}),
      ...complaintAboutSteps(rules),
    }),
    list: {
      table: [
        'name',
        'branch_id',
        'employee_id',
        'valid_from',
        'daily_after_minutes',
        'weekly_after_minutes',
        'needs_approval',
        'becomes',
        'active',
      ],
      search: ['name', 'employee_id'],
      filters: ['branch_id', 'employee_id', 'becomes', 'active'],
      sort: ['name', 'valid_from', 'created_at'],
      order: { by: 'valid_from', dir: 'desc' },
      total: 'kept',
    },
    form: {
      rows: [
        ['name', 'valid_from'],
        ['branch_id', 'employee_id'],
        ['daily_after_minutes', 'second_after_minutes', 'weekly_after_minutes'],
        ['rest_day_class', 'holiday_class'],
        ['tolerance_minutes', 'block_minutes', 'rounding'],
        ['night_from', 'night_to', 'night_premium_bp'],
        ['sunday_premium_bp', 'holiday_premium_bp', 'premiums'],
        ['overtime_1_rate_bp', 'overtime_2_rate_bp'],
        ['rest_day_rate_bp', 'holiday_rate_bp'],
        ['needs_approval', 'reason_required'],
        ['becomes', 'leave_category_id'],
        ['monthly_limit_minutes', 'yearly_limit_minutes'],
        ['active'],
      ],
    },
    access: {
      grants: { hr_manager: 'all', hr_officer: { view: 'all' }, attendance_officer: 'all', payroll_officer: { view: 'all' } },
    },
    life: {
      onPurge: 'retain',
      touches: ['overtime', 'leave-balances', 'leave-ledger'],
    },
  },
);

function complaintAboutSteps({
  daily_after_minutes: first,
  second_after_minutes: second,
}: Record<string, unknown>): Record<string, string> {
  return typeof first === 'number' && typeof second === 'number' && second <= first ? { second_after_minutes: 'second_step_first' } : {};
}

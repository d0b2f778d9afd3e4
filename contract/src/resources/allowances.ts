import { serviceRules } from '@cadre/rules/pay/basic/months-served';
import { boolean, choice, integer, list } from '../fields.ts';
import { resource } from '../resource.ts';
import { complaintAboutItem, complaintAboutTarget } from './pay-item-checks.ts';
import { itemFields, itemState, recurrences, targetedItem, targetFields } from './pay-item-fields.ts';

/** Payments in addition to the salary, mostly every month: to one person, a department, a job, a branch, or all employees. */
export const allowances = resource(
  'allowances',
  {
    ...targetFields,
    ...itemFields,
    /** By service: a year's amount in instalments, by the months served since the one before, also on leaving. */
    recurrence: choice({ options: [...recurrences, 'by_service'], initial: 'monthly', required: true }),
    pay_months: list(integer({ required: true, min: 1, max: 12 }), { max: 12 }),
    served_by: choice({ options: serviceRules }),
    /** Whole days of unpaid leave are not served. */
    less_unpaid_leave: boolean(),
    counts_in_gross: boolean(),
    ...itemState,
  },
  {
    label: 'name',
    check: (item) => ({ ...complaintAboutTarget(item), ...complaintAboutItem(item), ...complaintAboutInstalments(item) }),
    list: {
      ...targetedItem.list,
      table: [
        'employee_id',
        'name',
        'amount',
        'kind',
        'recurrence',
        'start_month',
        'end_month',
        'status',
        'used_in',
        '-target',
        '-department_id',
        '-job_id',
        '-branch_id',
        '-rate_bp',
        '-month',
        '-pay_months',
        '-served_by',
        '-less_unpaid_leave',
        '-code',
        '-base',
        '-taxable',
        '-prorate',
        '-account',
        '-created_at',
      ],
      filters: ['employee_id', 'department_id', 'job_id', 'branch_id', 'target', 'kind', 'recurrence', 'status', 'taxable', 'created_at'],
      sort: ['name', 'kind', 'amount', 'start_month', 'end_month', 'month', 'status', 'created_at'],
    },
    form: {
      ...targetedItem.form,
      rows: [
        ['name', 'code'],
        ['employee_id', 'department_id'],
        ['job_id', 'branch_id'],
        ['kind', 'unit_source'],
        ['amount', 'currency'],
        ['rate_bp', 'base'],
        ['recurrence', 'month'],
        ['pay_months'],
        ['served_by', 'less_unpaid_leave'],
        ['start_month', 'end_month'],
        ['taxable', 'counts_in_gross', 'prorate'],
        ['account'],
        ['note'],
      ],
      example: {
        employee_id: 2,
        name: 'Transport',
        kind: 'fixed',
        amount: 60,
        currency: 'EUR',
        recurrence: 'monthly',
        start_month: '2027-01',
      },
    },
    life: { ...targetedItem.life, onPurge: 'anonymise' },
    record: targetedItem.record,
    access: targetedItem.access,
  },
);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== false;

function complaintAboutInstalments({ recurrence, kind, prorate, pay_months, served_by, less_unpaid_leave }: Item): Record<string, string> {
  const months = Array.isArray(pay_months) ? pay_months : [];
  if (recurrence !== 'by_service') {
    const given = Object.entries({ pay_months: months.length > 0, served_by, less_unpaid_leave }).filter(([, value]) => isGiven(value));
    return Object.fromEntries(given.map(([name]) => [name, 'unknown_field']));
  }
  return {
    ...(months.length === 0 ? { pay_months: 'required' } : {}),
    ...(new Set(months).size < months.length ? { pay_months: 'listed_twice' } : {}),
    ...(isGiven(served_by) ? {} : { served_by: 'required' }),
    ...(kind === 'fixed' || kind === 'percent' ? {} : { kind: 'not_valid' }),
    ...(isGiven(prorate) ? { prorate: 'unknown_field' } : {}),
  };
}

type Item = Record<string, unknown>;

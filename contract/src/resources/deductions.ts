import { choice, integer, money, share, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { complaintAboutItem, complaintAboutTarget } from './pay-item-checks.ts';
import { itemFields, itemState, recurrences, targetedItem, targetFields } from './pay-item-fields.ts';

/** Amounts taken from pay: once, every month, or until a loan is paid back. */
export const deductions = resource(
  'deductions',
  {
    ...targetFields,
    category: choice({
      options: ['tax', 'social', 'loan', 'advance', 'garnishment', 'penalty', 'absence', 'other'],
      initial: 'other',
      required: true,
    }),
    ...itemFields,
    recurrence: choice({ options: recurrences, initial: 'monthly', required: true }),
    /** The total to pay back; without an amount a month, in this many equal parts. */
    principal: money({ currency: 'currency' }),
    installments: integer({ min: 1, max: 600 }),
    /** Payslips of this month and later ones take all that is left. */
    rest_month: text({ words: false, pattern: 'month' }),
    remaining: money({ currency: 'currency', computed: true }),
    max_share_bp: share({ min: 1, max: 10_000 }),
    employer_rate_bp: share({ min: 0, max: 100_000 }),
    /** For a garnishment: net pay up to this amount, and this for each child, is protected; the limit is a share of the rest. */
    protected_amount: money({ currency: 'currency' }),
    protected_per_child: money({ currency: 'currency' }),
    /** Lower ones are taken first. */
    priority: integer({ min: 1, max: 1000 }),
    ...itemState,
  },
  {
    label: 'name',
    check: (item) => ({
      ...complaintAboutProtection(item),
      ...complaintAboutTarget(item),
      ...complaintAboutLoan(item),
      ...complaintAboutItem(item),
    }),
    list: {
      ...targetedItem.list,
      table: [
        'employee_id',
        'name',
        'amount',
        'remaining',
        'category',
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
        '-principal',
        '-installments',
        '-rest_month',
        '-max_share_bp',
        '-protected_amount',
        '-protected_per_child',
        '-priority',
        '-rate_bp',
        '-month',
        '-code',
        '-account',
        '-created_at',
      ],
      filters: ['employee_id', 'department_id', 'job_id', 'branch_id', 'target', 'category', 'kind', 'recurrence', 'status', 'created_at'],
      sort: ['name', 'category', 'kind', 'amount', 'priority', 'start_month', 'end_month', 'month', 'status', 'created_at'],
    },
    form: {
      ...targetedItem.form,
      rows: [
        ['name', 'code'],
        ['category', 'priority'],
        ['employee_id', 'department_id'],
        ['job_id', 'branch_id'],
        ['principal', 'installments'],
        ['rest_month'],
        ['kind', 'unit_source'],
        ['amount', 'currency'],
        ['rate_bp', 'base'],
        ['employer_rate_bp', 'max_share_bp'],
        ['protected_amount', 'protected_per_child'],
        ['recurrence', 'month'],
        ['start_month', 'end_month'],
        ['taxable', 'prorate'],
        ['account'],
        ['note'],
      ],
      example: {
        employee_id: 2,
        name: 'Loan',
        category: 'loan',
        kind: 'fixed',
        principal: 1200,
        installments: 12,
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

function complaintAboutProtection(item: Record<string, unknown>): Record<string, string> {
  const given = ['protected_amount', 'protected_per_child'].filter((name) => typeof item[name] === 'number');
  if (given.length === 0) return {};
  if (item.category !== 'garnishment') return Object.fromEntries(given.map((name) => [name, 'unknown_field']));
  if (!item.currency) return { currency: 'required' };
  return Object.fromEntries(given.filter((name) => Number(item[name]) < 0).map((name) => [name, 'not_positive']));
}

function complaintAboutLoan({ principal, installments, rest_month, employee_id, kind }: Record<string, unknown>): Record<string, string> {
  if (principal === undefined || principal === null || principal === '')
    return { ...(installments ? { principal: 'required' } : {}), ...(rest_month ? { rest_month: 'unknown_field' } : {}) };
  if (Number(principal) <= 0) return { principal: 'not_positive' };
  if (!employee_id) return { employee_id: 'required' };
  return kind === 'percent' || kind === 'fixed' ? {} : { kind: 'not_valid' };
}

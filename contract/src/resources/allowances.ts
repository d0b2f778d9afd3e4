import { boolean, choice } from '../fields.ts';
import { resource } from '../resource.ts';
import { complaintAboutItem, complaintAboutTarget } from './pay-item-checks.ts';
import { itemFields, itemState, recurrences, targetedItem, targetFields } from './pay-item-fields.ts';

/** What is paid beside the salary, mostly every month: to one person, a department, a job, a branch, or everybody. */
export const allowances = resource(
  'allowances',
  {
    ...targetFields,
    ...itemFields,
    recurrence: choice({ options: recurrences, initial: 'monthly', required: true }),
    counts_in_gross: boolean(),
    ...itemState,
  },
  {
    ...targetedItem,
    onPurge: 'anonymise',
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
      '-code',
      '-base',
      '-taxable',
      '-prorate',
      '-account',
      '-created_at',
    ],
    form: [
      ['name', 'code'],
      ['employee_id', 'department_id'],
      ['job_id', 'branch_id'],
      ['kind', 'unit_source'],
      ['amount', 'currency'],
      ['rate_bp', 'base'],
      ['recurrence', 'month'],
      ['start_month', 'end_month'],
      ['taxable', 'counts_in_gross', 'prorate'],
      ['account'],
      ['note'],
    ],
    filters: ['employee_id', 'department_id', 'job_id', 'branch_id', 'target', 'kind', 'recurrence', 'status', 'taxable', 'created_at'],
    sort: ['name', 'kind', 'amount', 'start_month', 'end_month', 'month', 'status', 'created_at'],
    example: {
      employee_id: 2,
      name: 'Transport',
      kind: 'fixed',
      amount: 60,
      currency: 'EUR',
      recurrence: 'monthly',
      start_month: '2027-01',
    },
    check: (item) => ({ ...complaintAboutTarget(item), ...complaintAboutItem(item) }),
  },
);

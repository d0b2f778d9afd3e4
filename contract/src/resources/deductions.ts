import { choice, integer, money, share } from '../fields.ts';
import { resource } from '../resource.ts';
import {
  complaintAboutItem,
  complaintAboutTarget,
  itemFields,
  itemMoves,
  itemTones,
  recurrences,
  targetFields,
} from './pay-item-fields.ts';

/** What is taken from the pay: once, every month, or until a loan is paid back. */
export const deductions = resource(
  'deductions',
  {
    ...targetFields,
    target: choice({ options: ['employee', 'department', 'job', 'branch', 'everybody'], computed: true }),
    category: choice({ options: ['tax', 'social', 'loan', 'advance', 'penalty', 'absence', 'other'], initial: 'other', required: true }),
    ...itemFields,
    recurrence: choice({ options: recurrences, initial: 'monthly', required: true }),
    /** What is paid back in all; without an amount a month, in so many equal parts. */
    principal: money({ currency: 'currency' }),
    installments: integer({ min: 1, max: 600 }),
    remaining: money({ currency: 'currency', computed: true }),
    max_share_bp: share({ min: 1, max: 10_000 }),
    employer_rate_bp: share({ min: 0, max: 100_000 }),
    /** Lower ones are taken first. */
    priority: integer({ min: 1, max: 1000 }),
    status: choice({ options: ['active', 'paused', 'ended'], tones: itemTones, readonly: true }),
    /** On how many approved payslips it stands. */
    used_in: integer({ computed: true }),
  },
  {
    label: 'name',
    table: [
      'employee_id',
      'name',
      'category',
      'kind',
      'amount',
      'remaining',
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
      '-max_share_bp',
      '-priority',
      '-rate_bp',
      '-month',
      '-code',
      '-account',
      '-created_at',
    ],
    form: [
      ['name', 'code'],
      ['category', 'priority'],
      ['employee_id', 'department_id'],
      ['job_id', 'branch_id'],
      ['principal', 'installments'],
      ['kind', 'unit_source'],
      ['amount', 'currency'],
      ['rate_bp', 'base'],
      ['employer_rate_bp', 'max_share_bp'],
      ['recurrence', 'month'],
      ['start_month', 'end_month'],
      ['taxable', 'prorate'],
      ['account'],
      ['note'],
    ],
    search: ['employee_id', 'name', 'code'],
    filters: ['employee_id', 'department_id', 'job_id', 'branch_id', 'target', 'category', 'kind', 'recurrence', 'status', 'created_at'],
    sort: ['name', 'category', 'kind', 'amount', 'priority', 'start_month', 'end_month', 'month', 'status', 'created_at'],
    order: { by: 'created_at', dir: 'desc' },
    monthly: true,
    owner: { employee: 'employee_id' },
    othersOnly: { refusal: 'own_pay' },
    guarded: 'pay',
    total: 'kept',
    extraRights: ['import'],
    risks: { view: 'sensitive', create: 'critical', update: 'critical', delete: 'critical', import: 'critical' },
    grants: { everyone: { view: 'own' }, hr_manager: { view: 'all' }, payroll_officer: 'all' },
    clone: { rename: 'name' },
    media: { attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024 } },
    status: { field: 'status', moves: itemMoves, refusals: { own: 'own_pay' } },
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
    check: (item) => ({ ...complaintAboutTarget(item), ...complaintAboutLoan(item), ...complaintAboutItem(item) }),
  },
);

function complaintAboutLoan({ principal, installments, employee_id, kind }: Record<string, unknown>): Record<string, string> {
  if (principal === undefined || principal === null || principal === '') return installments ? { principal: 'required' } : {};
  if (Number(principal) <= 0) return { principal: 'not_positive' };
  if (!employee_id) return { employee_id: 'required' };
  return kind === 'percent' || kind === 'fixed' ? {} : { kind: 'not_valid' };
}

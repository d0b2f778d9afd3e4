import { boolean, choice, currency, integer, longText, money, reference, share, text } from '../fields.ts';

/** The fields that allowances, bonuses and deductions have in common. */

/** The target: one of these, or all employees. */
export const targetFields = {
  employee_id: reference('employees'),
  department_id: reference('departments'),
  job_id: reference('jobs'),
  branch_id: reference('branches'),
  target: choice({ options: ['employee', 'department', 'job', 'branch', 'everybody'], computed: true }),
} as const;

export const itemFields = {
  name: text({ words: false, required: true, min: 2, max: 80 }),
  code: text({ words: false, max: 20, pattern: 'code' }),
  kind: choice({ options: ['fixed', 'percent', 'per_day', 'per_hour'], initial: 'fixed', required: true }),
  amount: money({ currency: 'currency' }),
  rate_bp: share({ min: 1, max: 100_000 }),
  base: choice({ options: ['basic', 'gross'], initial: 'basic' }),
  unit_source: choice({ options: ['worked_days', 'unpaid_days', 'overtime_hours', 'late_hours'] }),
  /** By default that of the branch. */
  currency: currency(),
  month: text({ words: false, pattern: 'month' }),
  start_month: text({ words: false, pattern: 'month' }),
  end_month: text({ words: false, pattern: 'month' }),
  taxable: boolean(),
  prorate: boolean(),
  note: longText({ words: true, max: 500 }),
  account: text({ words: false, max: 40, pattern: 'code' }),
  pic: text({ computed: true }),
} as const;

export const recurrences = ['once', 'monthly'] as const;

/** The number of approved payslips it is on. */
export const used_in = integer({ computed: true });

export const itemTones = { active: 'green', paused: 'amber', ended: 'ended' } as const;

/** An item is paused, resumed, or ended with a month. */
export const itemMoves = {
  pause: { from: ['active'], to: 'paused', right: 'update', notByOwner: true },
  resume: { from: ['paused'], to: 'active', right: 'update', notByOwner: true },
  end: {
    from: ['active', 'paused'],
    to: 'ended',
    right: 'update',
    notByOwner: true,
    danger: true,
    input: { last_month: text({ required: true, pattern: 'month' }) },
  },
} as const;

export const itemState = {
  status: choice({ options: ['active', 'paused', 'ended'], tones: itemTones, readonly: true }),
  used_in,
} as const;

/** The options of all pay items, for one person or many. */
export const payItem = {
  list: {
    search: ['employee_id', 'name', 'code'],
    order: { by: 'created_at', dir: 'desc' },
    monthly: { about: 'Paused and rejected ones only if `filters` have a `status`, or if a payslip of the month has them.' },
    total: 'kept',
  },
  form: { clone: { rename: 'name' } },
  record: { media: { attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024 } } },
  access: { owner: { employee: 'employee_id' }, ownerMayNotEdit: { refusal: 'own_pay' }, guarded: 'pay' },
} as const;

/** The same for items that may be for many people and need no approval. */
export const targetedItem = {
  ...payItem,
  access: {
    ...payItem.access,
    extraRights: ['import'],
    risks: { view: 'sensitive', create: 'critical', update: 'critical', delete: 'critical', import: 'critical' },
    grants: { everyone: { view: 'own' }, hr_manager: { view: 'all' }, payroll_officer: 'all' },
  },
  life: { status: { field: 'status', moves: itemMoves, refusals: { own: 'own_pay' } } },
} as const;

import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  document,
  group,
  integer,
  list,
  map,
  minutes,
  moment,
  money,
  reference,
  required,
  scalar,
  text,
} from '../fields.ts';
import { resource } from '../resource.ts';
import { reasonInput } from './decided-moves.ts';

const amount = money({ currency: 'currency', readonly: true, required: true });

/** A line of a payslip, with the sentences of `texts.pay.explain` that explain its amount. */
const line = {
  code: text(required),
  name: text(),
  kind: choice({ options: ['earning', 'deduction', 'employer', 'info'], required: true }),
  quantity: decimal(),
  unit: choice({ options: ['days', 'hours', 'percent'] }),
  /** The amount per unit; for a share, basis points. */
  rate: decimal(),
  base: decimal(),
  amount: decimal(required),
  source: group({ type: text(required), id: integer(required) }),
  account: text(),
  explain: list({ code: text(required), args: map(scalar(required), required) }, required),
} as const;

/** Payslips: a person's pay for a month, with the calculation behind it. Only a calculation writes them; paid ones are never changed. */
export const salaries = resource(
  'salaries',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    name: text({ computed: true, required: true }),
    department_id: reference('departments', { computed: true }),
    branch_id: reference('branches', { computed: true }),
    payroll_id: reference('payrolls', { readonly: true, required: true }),
    month: text({ words: false, readonly: true, required: true, pattern: 'month' }),
    /** `2026-11`, or the last day of a shorter pay period and its length, as in `2026-11-15/14`; 15 is half a month. */
    period: text({ words: false, readonly: true, required: true }),
    /** 0 is the regular one of the period, further ones were paid in addition. */
    sequence: integer({ readonly: true, required: true }),
    currency: currency({ readonly: true, required: true }),
    basic_salary: amount,
    allowances_total: amount,
    bonuses_total: amount,
    gross: amount,
    taxable: amount,
    deductions_total: amount,
    net: amount,
    employer_cost: amount,
    /** A negative amount, carried over to the next month. */
    carried_on: amount,
    /** Of the month before; empty for who was not paid then. */
    previous_net: money({ currency: 'currency', readonly: true }),
    change: money({ currency: 'currency', computed: true }),
    status: choice({
      options: ['calculated', 'approved', 'paid', 'cancelled'],
      tones: { calculated: 'blue', approved: 'green', paid: 'green', cancelled: 'ended' },
      readonly: true,
    }),
    paid: boolean({ computed: true, required: true }),
    paid_on: date({ readonly: true }),
    payment_ref: text({ words: false, readonly: true, max: 140 }),
    method: choice({ options: ['bank', 'cash', 'cheque'], readonly: true, required: true }),
    pic: text({ computed: true }),
    /** Its owner sees it once it is released. */
    visibility: choice({ options: ['hidden', 'released'], readonly: true, required: true }),
    released_at: moment({ readonly: true }),
    worked_days: decimal({ readonly: true, required: true }),
    payable_days: decimal({ readonly: true, required: true }),
    unpaid_days: decimal({ readonly: true, required: true }),
    overtime_minutes: minutes({ readonly: true, required: true }),
    acknowledged_at: moment({ readonly: true }),
    acknowledged_by_id: reference('users', { readonly: true }),
    calculated_at: moment({ readonly: true, required: true }),
    note: text({ words: true, readonly: true, max: 500 }),
    /** Parts of the month in which the same amount was agreed. */
    segments: document({
      required: true,
      long: true,
      holds: list({
        from: date(required),
        to: date(required),
        compensation_id: integer(required),
        monthly: decimal(required),
        amount: decimal(required),
        days: decimal(required),
        of_days: decimal(required),
      }),
    }),
    lines: document({ required: true, long: true, holds: list(line) }),
    /** Why it differs from the month before. */
    variance: document({
      long: true,
      holds: group({
        amount: decimal(required),
        reasons: list({ code: text(required), args: map(scalar(required), required), amount: decimal(required) }, required),
      }),
    }),
  },
  {
    label: 'month',
    list: {
      table: [
        'employee_id',
        '-department_id',
        'month',
        'period',
        'basic_salary',
        '-allowances_total',
        '-bonuses_total',
        'gross',
        'deductions_total',
        'net',
        'change',
        'status',
        'paid',
        '-branch_id',
        '-sequence',
        '-taxable',
        '-employer_cost',
        '-previous_net',
        '-paid_on',
        '-payment_ref',
        '-method',
        '-worked_days',
        '-payable_days',
        '-unpaid_days',
        '-overtime_minutes',
        '-released_at',
        '-calculated_at',
      ],
      search: ['employee_id'],
      filters: ['employee_id', 'department_id', 'branch_id', 'payroll_id', 'month', 'status', 'paid', 'visibility', 'currency', 'net'],
      sort: ['month', 'name', 'basic_salary', 'gross', 'net', 'deductions_total', 'change', 'status', 'paid_on', 'created_at'],
      order: { by: 'month', dir: 'desc' },
      month: 'month',
      /** A list of one person or run includes all their months. */
      defaultsToThisMonthUnless: ['employee_id', 'payroll_id'],
      total: { kind: 'month' },
    },
    access: {
      owner: { employee: 'employee_id' },
      ownerSeesOnly: { field: 'visibility', only: ['released'] },
      guarded: 'pay',
      extraRights: ['calculate', 'release', 'answer'],
      risks: {
        view: 'critical',
        export: 'critical',
        calculate: 'sensitive',
        pay: 'critical',
        unpay: 'critical',
        release: 'sensitive',
        answer: 'sensitive',
      },
      grants: { everyone: { view: 'own' }, payroll_officer: 'all' },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      touches: ['payrolls'],
      status: {
        field: 'status',
        refusals: { own: 'own_pay' },
        moves: {
          pay: {
            from: ['approved'],
            to: 'paid',
            right: 'pay',
            notByOwner: true,
            input: { paid_on: date(required), payment_ref: text({ max: 140 }) },
          },
          unpay: {
            from: ['paid'],
            to: 'approved',
            right: 'unpay',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into: { note: 'note' },
          },
          /** Excludes a person from the run. */
          leave_out: {
            from: ['calculated'],
            to: 'cancelled',
            right: 'calculate',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into: { note: 'note' },
          },
        },
      },
    },
  },
);

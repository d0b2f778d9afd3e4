import { payFrequencies } from '@cadre/rules/pay/pay-period';
import { choice, currency, date, decimal, document, integer, list, longText, moment, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, reasonInput } from './decided-moves.ts';

/** A run: it pays the people of a month, all of them or those of a branch or a department. */
export const payrolls = resource(
  'payrolls',
  {
    /** By default made from the month and the people it pays. */
    name: text({ required: true, carried: true, min: 2, max: 120 }),
    month: text({ required: true, pattern: 'month' }),
    /** Runs of shorter pay periods belong to the month that the period ends in. */
    frequency: choice({ options: payFrequencies, initial: 'monthly' }),
    /** The first day of the period; of a month it follows. */
    from_date: date(),
    to_date: date({ readonly: true, required: true }),
    /** `2026-11`, or the last day of a shorter period and its length, as in `2026-11-15/14`; 15 is half a month. */
    period: text({ words: false, readonly: true, required: true }),
    /**
     * `regular`: once a month for each person; `final`: the same for people who leave in that month; `off_cycle`: changes found after they were paid.
     */
    kind: choice({ options: ['regular', 'off_cycle', 'final'], initial: 'regular' }),
    branch_id: reference('branches'),
    department_id: reference('departments'),
    /** By default the usual day of its month. */
    pay_date: date({ required: true, carried: true }),
    status: choice({
      options: ['draft', 'calculating', 'calculated', 'submitted', 'approved', 'paid', 'closed', 'cancelled'],
      tones: {
        draft: 'neutral',
        calculating: 'amber',
        calculated: 'blue',
        submitted: 'amber',
        approved: 'green',
        paid: 'green',
        closed: 'neutral',
        cancelled: 'ended',
      },
      readonly: true,
    }),
    employees_count: integer({ readonly: true, required: true }),
    /** The people of the run with a payslip, and those without one because data is missing. */
    done_count: integer({ readonly: true, required: true }),
    failed_count: integer({ readonly: true, required: true }),
    paid_count: integer({ readonly: true, required: true }),
    totals: document({
      required: true,
      holds: list({
        currency: currency(required),
        people: integer(required),
        gross: decimal(required),
        deductions: decimal(required),
        net: decimal(required),
        employer_cost: decimal(required),
      }),
    }),
    calculated_by_id: reference('users', { readonly: true }),
    calculated_at: moment({ readonly: true }),
    submitted_by_id: reference('users', { readonly: true }),
    submitted_at: moment({ readonly: true }),
    approved_by_id: reference('users', { readonly: true }),
    approved_at: moment({ readonly: true }),
    paid_at: moment({ readonly: true }),
    closed_at: moment({ readonly: true }),
    released_at: moment({ readonly: true }),
    decision_note: text({ max: 500, readonly: true }),
    attempt: integer({ readonly: true }),
  },
  {
    label: 'name',
    list: {
      table: [
        'name',
        'month',
        'kind',
        'status',
        'employees_count',
        'failed_count',
        'pay_date',
        '-branch_id',
        '-department_id',
        '-calculated_by_id',
        '-calculated_at',
        '-approved_by_id',
        '-approved_at',
        '-paid_at',
        '-closed_at',
        '-released_at',
      ],
      search: ['name'],
      filters: ['month', 'frequency', 'kind', 'status', 'branch_id', 'department_id', 'pay_date'],
      sort: ['name', 'month', 'kind', 'status', 'pay_date', 'employees_count', 'created_at'],
      order: { by: 'month', dir: 'desc' },
      foundBy: false,
      month: 'month',
      total: 'kept',
    },
    form: {
      rows: [
        ['month', 'kind'],
        ['frequency', 'from_date'],
        ['branch_id', 'department_id'],
        ['name', 'pay_date'],
      ],
      example: { month: '2031-03', kind: 'regular' },
    },
    record: { icon: 'file_check', timeline: false },
    access: {
      guarded: 'pay',
      extraRights: ['approve', 'export_bank'],
      risks: {
        view: 'sensitive',
        create: 'sensitive',
        delete: 'sensitive',
        calculate: 'sensitive',
        approve: 'critical',
        pay: 'critical',
        close: 'critical',
        cancel: 'sensitive',
        export: 'sensitive',
        export_bank: 'critical',
      },
      grants: { payroll_officer: 'all', hr_manager: { view: 'all', approve: 'all' }, auditor: { view: 'all' } },
    },
    life: {
      writes: ['create', 'delete'],
      touches: ['salaries', 'approvals'],
      request: { submit: 'submit', right: 'payrolls.approve' },
      status: {
        field: 'status',
        refusals: { own: 'own_run' },
        moves: {
          calculate: { from: ['draft', 'calculated'], to: 'calculating', right: 'calculate' },
          submit: { from: ['calculated'], to: 'submitted', right: 'calculate', stamps: 'submitted_at' },
          approve: { ...approvedByChain, from: ['submitted'], stamps: 'approved_at' },
          reject: {
            from: ['submitted'],
            to: 'calculated',
            right: 'approve',
            decidedBy: 'approvals',
            danger: true,
            input: reasonInput,
            into: { note: 'decision_note' },
          },
          take_back: { from: ['submitted'], to: 'calculated', right: 'calculate' },
          /** An approved run must be approved again after that. */
          reopen: {
            from: ['approved'],
            to: 'calculated',
            right: 'calculate',
            danger: true,
            input: reasonInput,
            into: { note: 'decision_note' },
          },
          pay: { from: ['approved'], to: 'paid', right: 'pay', input: { paid_on: date(required) }, stamps: 'paid_at' },
          close: {
            from: ['paid'],
            to: 'closed',
            right: 'close',
            danger: true,
            /** The month has to be typed again, because a closed run cannot be reopened. */
            input: { month_again: text({ required: true, pattern: 'month' }) },
            stamps: 'closed_at',
          },
          cancel: {
            from: ['draft', 'calculating', 'calculated', 'submitted'],
            to: 'cancelled',
            right: 'cancel',
            danger: true,
            input: { note: longText({ max: 500 }) },
            into: { note: 'decision_note' },
          },
        },
      },
    },
  },
);

import { payFrequencies } from '@cadre/rules/pay/pay-period';
import { boolean, choice, currency, date, integer, longText, moment, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, reasonInput, rejectedByChain } from './decided-moves.ts';

/** An employee's pay from a day on, until the next one begins. A second person must approve it, and then it cannot be changed. */
export const compensations = resource(
  'compensations',
  {
    employee_id: reference('employees', { required: true }),
    effective_from: date({ required: true }),
    basis: choice({ options: ['monthly', 'hourly', 'daily'], initial: 'monthly', required: true }),
    /** How often it is paid; a change begins with the first day of a period. */
    frequency: choice({ options: payFrequencies, initial: 'monthly' }),
    amount: money({ currency: 'currency', required: true }),
    /** By default that of the branch. */
    currency: currency({ required: true, carried: true }),
    /** Agreed for full time and paid by the FTE of the day. */
    follows_fte: boolean(),
    reason: choice({ options: ['hire', 'raise', 'promotion', 'correction', 'contract', 'other'], initial: 'raise', required: true }),
    note: longText({ words: true, max: 500 }),
    /** The amount before it, for the approver. */
    previous_amount: money({ currency: 'currency', computed: true }),
    /** When the next one begins. */
    held_until: date({ computed: true }),
    status: choice({
      options: ['pending', 'approved', 'rejected', 'withdrawn'],
      tones: { pending: 'blue', approved: 'green', rejected: 'pink', withdrawn: 'ended' },
      readonly: true,
    }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    decided_at: moment({ readonly: true }),
    /** How often it was sent. */
    attempt: integer({ readonly: true }),
    /** The author of the current values: another user must approve. */
    entered_by_id: reference('users', { readonly: true }),
    /** The number of approved payslips it is on. */
    used_in: integer({ computed: true }),
    pic: text({ computed: true }),
  },
  {
    label: 'effective_from',
    check: ({ amount, basis, follows_fte }): Record<string, string> => ({
      ...(typeof amount === 'number' && amount <= 0 ? { amount: 'not_positive' } : {}),
      ...(follows_fte === true && basis && basis !== 'monthly' ? { follows_fte: 'unknown_field' } : {}),
    }),
    list: {
      table: [
        'employee_id',
        'effective_from',
        'amount',
        'basis',
        'previous_amount',
        'reason',
        'held_until',
        'status',
        '-frequency',
        '-follows_fte',
        '-used_in',
        '-currency',
        '-entered_by_id',
        '-decided_at',
        '-created_at',
      ],
      search: ['employee_id'],
      filters: ['employee_id', 'effective_from', 'basis', 'frequency', 'reason', 'currency', 'status', 'created_at'],
      sort: ['effective_from', 'amount', 'reason', 'status', 'created_at', 'decided_at'],
      order: { by: 'effective_from', dir: 'desc' },
      foundBy: false,
      monthly: true,
      total: 'kept',
    },
    form: {
      rows: [['employee_id', 'effective_from'], ['amount', 'currency'], ['basis', 'reason'], ['frequency'], ['follows_fte'], ['note']],
      example: { employee_id: 2, effective_from: '2027-02-01', basis: 'monthly', amount: 3200, currency: 'EUR', reason: 'raise' },
    },
    record: { icon: 'file_check', timeline: false },
    access: {
      owner: { employee: 'employee_id' },
      ownerSeesOnly: { field: 'status', only: ['approved'] },
      ownerMayNotEdit: { refusal: 'own_pay' },
      guarded: 'pay',
      extraRights: ['import', 'approve'],
      risks: { view: 'critical', create: 'critical', update: 'critical', delete: 'critical', import: 'critical', approve: 'critical' },
      grants: { everyone: { view: 'own' }, payroll_officer: 'all' },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['approvals'],
      request: {
        starts: 'pending',
        material: ['employee_id', 'effective_from', 'basis', 'amount', 'currency', 'follows_fte', 'frequency'],
        right: 'compensations.approve',
        secondPerson: true,
      },
      status: {
        field: 'status',
        moves: {
          approve: { ...approvedByChain, notifies: { owner: 'salary_changed' } },
          reject: rejectedByChain,
          withdraw: {
            from: ['pending', 'approved'],
            to: 'withdrawn',
            right: 'update',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into: { note: 'decision_note' },
          },
        },
        refusals: { own: 'own_pay' },
      },
    },
  },
);

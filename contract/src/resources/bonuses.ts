import { choice, integer, moment, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, rejectedByChain } from './decided-moves.ts';
import { complaintAboutItem } from './pay-item-checks.ts';
import { itemFields, itemMoves, itemTones, payItem, recurrences, used_in } from './pay-item-fields.ts';

/**
 * Earnings of an employee in addition to the salary, mostly once. Above the policy's limit for the total of a month, a second person must
 * approve.
 */
export const bonuses = resource(
  'bonuses',
  {
    employee_id: reference('employees', { required: true }),
    ...itemFields,
    recurrence: choice({ options: recurrences, initial: 'once', required: true }),
    reason: choice({ options: ['performance', 'project', 'retention', 'referral', 'other'], initial: 'performance', required: true }),
    status: choice({
      options: ['pending', 'active', 'paused', 'ended', 'rejected'],
      tones: { ...itemTones, pending: 'blue', rejected: 'pink' },
      readonly: true,
    }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    decided_at: moment({ readonly: true }),
    attempt: integer({ readonly: true }),
    /** The author of the current values: another user must approve. */
    entered_by_id: reference('users', { readonly: true }),
    used_in,
    /** The total with the others of its month, for the approver: the limit applies to all of them together. */
    month_total: money({ currency: 'currency', computed: true, long: true }),
  },
  {
    label: 'name',
    check: complaintAboutItem,
    list: {
      ...payItem.list,
      table: [
        'employee_id',
        'name',
        'amount',
        'reason',
        'kind',
        'recurrence',
        'start_month',
        'end_month',
        'status',
        'used_in',
        '-rate_bp',
        '-month',
        '-code',
        '-base',
        '-taxable',
        '-account',
        '-entered_by_id',
        '-decided_at',
        '-created_at',
      ],
      foundBy: false,
      filters: ['employee_id', 'reason', 'kind', 'recurrence', 'status', 'taxable', 'created_at'],
      sort: ['name', 'kind', 'amount', 'month', 'start_month', 'end_month', 'status', 'created_at', 'decided_at'],
    },
    form: {
      ...payItem.form,
      rows: [
        ['employee_id', 'reason'],
        ['name', 'code'],
        ['kind', 'unit_source'],
        ['amount', 'currency'],
        ['rate_bp', 'base'],
        ['recurrence', 'month'],
        ['start_month', 'end_month'],
        ['taxable', 'prorate'],
        ['account'],
        ['note'],
      ],
      example: {
        employee_id: 2,
        name: 'Project bonus',
        kind: 'fixed',
        amount: 250,
        currency: 'EUR',
        recurrence: 'once',
        month: '2027-01',
        reason: 'project',
      },
    },
    access: {
      ...payItem.access,
      ownerSeesOnly: { field: 'status', only: ['active', 'paused', 'ended'] },
      extraRights: ['import', 'approve'],
      risks: { view: 'sensitive', create: 'critical', update: 'critical', delete: 'critical', import: 'critical', approve: 'critical' },
      grants: { everyone: { view: 'own' }, hr_manager: { view: 'all', create: 'all', approve: 'all' }, payroll_officer: 'all' },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['approvals'],
      request: {
        starts: 'pending',
        material: [
          'employee_id',
          'kind',
          'amount',
          'rate_bp',
          'base',
          'unit_source',
          'currency',
          'recurrence',
          'month',
          'start_month',
          'end_month',
        ],
        right: 'bonuses.approve',
        secondPerson: true,
      },
      status: {
        field: 'status',
        moves: { approve: { ...approvedByChain, to: 'active' }, reject: rejectedByChain, ...itemMoves },
        refusals: { own: 'own_pay' },
      },
    },
    record: { ...payItem.record, icon: 'file_check', timeline: false },
  },
);

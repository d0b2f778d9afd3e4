import { boolean, choice, date, integer, longText, moment, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, cancelledAtOnce, rejectedByChain, withdrawnByOwner } from './decided-moves.ts';

export const sabbaticals = resource(
  'sabbaticals',
  {
    employee_id: reference('employees', { required: true, carried: true }),
    type: choice({ options: ['study', 'family'], initial: 'study', required: true }),
    from_date: date(required),
    to_date: date(required),
    title: text({ words: true, required: true, min: 2, max: 200 }),
    status: choice({
      options: ['draft', 'pending', 'approved', 'rejected', 'cancelled'],
      tones: { draft: 'neutral', pending: 'blue', approved: 'green', rejected: 'pink', cancelled: 'ended' },
      readonly: true,
    }),
    cancel_reason: longText({ words: true, max: 500, readonly: true }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    decided_at: moment({ readonly: true }),
    attempt: integer({ readonly: true }),
    as_draft: boolean(),
  },
  {
    label: 'title',
    check: ({ from_date, to_date }): Record<string, string> =>
      typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {},
    list: {
      table: ['employee_id', 'type', 'from_date', 'to_date', 'title', 'status', 'created_at'],
      search: ['employee_id', 'title'],
      filters: ['employee_id', 'type', 'status', 'from_date', 'to_date', 'created_at'],
      sort: ['from_date', 'to_date', 'status', 'created_at'],
      order: { by: 'from_date', dir: 'desc' },
      foundBy: { rank: 12, name: 'employee_id', detail: ['title'], status: 'status' },
      lasts: { from: 'from_date', to: 'to_date' },
    },
    form: { rows: [['employee_id', 'type'], ['from_date', 'to_date'], ['title'], ['as_draft']] },
    record: {
      icon: 'palm',
      timeline: {
        kind: 'request',
        title: 'title',
        events: [
          { event: 'requested', at: 'created_at' },
          { event: 'rejected', at: 'decided_at', in: ['rejected'] },
          { event: 'approved', at: 'decided_at' },
          { event: 'cancelled', at: 'updated_at', in: ['cancelled'] },
        ],
      },
    },
    access: {
      owner: { employee: 'employee_id' },
      extraRights: ['approve', 'cancel'],
      risks: { approve: 'sensitive', delete: 'sensitive' },
      grants: {
        everyone: { view: 'own', create: 'own', update: 'own', delete: 'own' },
        hr_manager: 'all',
        department_manager: { view: 'department', approve: 'department', cancel: 'department', export: 'department' },
      },
    },
    life: {
      onPurge: 'erase',
      touches: ['leaves', 'approvals'],
      request: {
        starts: 'draft',
        material: ['from_date', 'to_date'],
        facts: ['type'],
        submit: 'submit',
        proposed: 'manager',
        absence: { from: 'from_date', to: 'to_date' },
      },
      status: {
        field: 'status',
        privateWhile: 'draft',
        moves: {
          submit: { from: ['draft', 'rejected'], to: 'pending', right: 'create' },
          approve: { ...approvedByChain, notifies: { owner: 'request_approved' } },
          reject: { ...rejectedByChain, notifies: { owner: 'request_rejected' } },
          withdraw: withdrawnByOwner,
          cancel: { ...cancelledAtOnce, from: ['draft', 'pending', 'approved'], notifies: { owner: 'request_cancelled' } },
        },
      },
    },
  },
);

import { boolean, choice, document, integer, list, longText, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { change } from './change.ts';
import { reasonInput } from './decided-moves.ts';

const input = { note: longText({ max: 500 }) };
/** A rejected requester gets the reason. */
const into = { note: 'decision_note' };

/** A change of protected data that its owner requests and HR decides. */
export const changeRequests = resource(
  'change-requests',
  {
    employee_id: reference('employees', { required: true }),
    /** The record to write: a resource's name, and its id unless a new one is requested. */
    model: choice({ options: ['employees', 'bank-accounts', 'dependents'], required: true }),
    model_id: integer(),
    /** In the language of the reader. */
    summary: text({ dated: true, computed: true }),
    /** The present and the requested value of each field; sealed values masked. `refused` marks fields left out of an approval. */
    changes: document({ holds: list({ ...change, refused: boolean({ optional: true }) }) }),
    reason: text({ max: 500 }),
    status: choice({
      options: ['pending', 'approved', 'rejected', 'withdrawn'],
      tones: { pending: 'blue', approved: 'green', rejected: 'pink', withdrawn: 'ended' },
      readonly: true,
    }),
    decided_by_id: reference('users', { readonly: true }),
    decided_at: moment({ readonly: true }),
    decision_note: text({ max: 500, readonly: true }),
  },
  {
    label: 'summary',
    list: {
      table: ['employee_id', 'model', 'summary', 'status', 'created_at', 'decided_by_id', 'decided_at'],
      search: ['employee_id', 'summary'],
      filters: ['employee_id', 'model', 'status', 'created_at'],
      sort: ['created_at', 'status', 'decided_at'],
      month: 'created_at',
      order: { by: 'created_at', dir: 'desc' },
      foundBy: false,
      total: 'kept',
    },
    record: {
      icon: 'user_pen',
      timeline: {
        kind: 'change_request',
        title: 'summary',
        tab: 'changes',
        events: [
          { event: 'asked', at: 'created_at' },
          { event: 'approved', at: 'decided_at', in: ['approved'], by: 'decided_by_id' },
          { event: 'rejected', at: 'decided_at', in: ['rejected'], by: 'decided_by_id' },
          { event: 'withdrawn', at: 'updated_at', in: ['withdrawn'] },
        ],
      },
    },
    access: {
      grants: { everyone: { view: 'own', create: 'own' }, hr_manager: 'all', hr_officer: 'all' },
      owner: { employee: 'employee_id' },
      guarded: 'personal',
      extraRights: ['create'],
    },
    life: {
      onPurge: 'erase',
      writes: [],
      touches: ['employees', 'emergency-contacts', 'dependents', 'bank-accounts'],
      request: { facts: ['model'], right: 'employees.approve_changes', namedInNotice: true },
      status: {
        field: 'status',
        moves: {
          approve: {
            from: ['pending'],
            to: 'approved',
            right: 'employees.approve_changes',
            decidedBy: 'approvals',
            notByOwner: true,
            input: input,
            into,
            stamps: 'decided_at',
            notifies: { owner: 'request_approved' },
          },
          reject: {
            from: ['pending'],
            to: 'rejected',
            right: 'employees.approve_changes',
            decidedBy: 'approvals',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into,
            stamps: 'decided_at',
            notifies: { owner: 'request_rejected' },
          },
          withdraw: { from: ['pending'], to: 'withdrawn', right: 'create', byOwnerOnly: true, danger: true, stamps: 'decided_at' },
        },
      },
    },
  },
);

import { choice, date, integer, longText, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, rejectedByChain } from './decided-moves.ts';

/** A shift that an employee gives to a colleague, for one of theirs or for none. The colleague agrees first, then the planner decides. */
export const shiftSwaps = resource(
  'shift-swaps',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    title: text({ words: false, dated: true, readonly: true, required: true }),
    month_schedule_id: reference('month-schedules', { readonly: true, required: true }),
    from_date: date({ readonly: true, required: true }),
    shift_id: reference('shifts', { readonly: true, required: true }),
    /** Empty: open to the first on the roster who agrees. */
    to_employee_id: reference('employees', { readonly: true }),
    to_date: date({ readonly: true }),
    to_shift_id: reference('shifts', { readonly: true }),
    reason: longText({ words: true, readonly: true, max: 500 }),
    status: choice({
      options: ['asked', 'agreed', 'approved', 'refused', 'withdrawn', 'expired'],
      tones: { asked: 'blue', agreed: 'amber', approved: 'green', refused: 'pink', withdrawn: 'ended', expired: 'ended' },
      readonly: true,
    }),
    /** When the first of the shifts begins; until then it can be decided. */
    starts_at: moment({ readonly: true, required: true }),
    agreed_at: moment({ readonly: true }),
    decided_at: moment({ readonly: true }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    /** The account of the colleague, so that the swap is also listed among their own. */
    to_user_id: integer({ idOf: 'users', readonly: true }),
  },
  {
    label: 'title',
    list: {
      table: [
        'employee_id',
        'from_date',
        'shift_id',
        'to_employee_id',
        'to_date',
        'to_shift_id',
        'status',
        '-starts_at',
        '-month_schedule_id',
        '-created_at',
      ],
      search: ['employee_id', 'title'],
      filters: ['employee_id', 'to_employee_id', 'month_schedule_id', 'from_date', 'to_date', 'status', 'created_at'],
      sort: ['from_date', 'status', 'starts_at', 'created_at'],
      month: 'from_date',
      order: { by: 'created_at', dir: 'desc' },
      foundBy: false,
      total: 'kept',
    },
    record: { icon: 'exchange', timeline: false },
    access: {
      owner: { employee: 'employee_id', user: 'to_user_id' },
      extraRights: ['create', 'approve'],
      risks: { approve: 'sensitive' },
      grants: {
        everyone: { view: 'own', create: 'own' },
        hr_manager: 'all',
        hr_officer: 'all',
        attendance_officer: 'all',
        department_manager: { view: 'department', create: 'own', approve: 'department', export: 'department' },
      },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      touches: ['month-schedules', 'attendances', 'attendance-days', 'approvals'],
      request: { right: 'month-schedules.publish' },
      status: {
        field: 'status',
        moves: {
          /** Only the colleague. */
          agree: { from: ['asked'], to: 'agreed', right: 'create', byOwnerOnly: true, stamps: 'agreed_at' },
          refuse: {
            from: ['asked'],
            to: 'refused',
            right: 'create',
            byOwnerOnly: true,
            input: { note: longText({ max: 500 }) },
            into: { note: 'decision_note' },
            stamps: 'decided_at',
            notifies: { owner: 'swap_refused' },
          },
          /** Only the requester. */
          withdraw: { from: ['asked', 'agreed'], to: 'withdrawn', right: 'create', byOwnerOnly: true, danger: true },
          approve: { ...approvedByChain, from: ['agreed'] },
          reject: { ...rejectedByChain, from: ['agreed'], to: 'refused' },
        },
      },
    },
  },
);

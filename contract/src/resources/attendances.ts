import { choice, date, integer, longText, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A punch of an employee: `created_at` is the moment of the punch, `recorded_at` the moment it was received. Never edited, only voided. */
export const attendances = resource(
  'attendances',
  {
    employee_id: reference('employees', { required: true, readonly: true }),
    action: choice({ options: ['in', 'out', 'break_out', 'break_in', 'ot_in', 'ot_out'], required: true, readonly: true }),
    /** The wall clock where it happened: `YYYY-MM-DD HH:MM:SS`. */
    local_time: text({ words: false, readonly: true, required: true }),
    timezone: text({ words: false, readonly: true, required: true }),
    work_date: date({ readonly: true }),
    /** Of the day it belongs to. */
    shift_id: reference('shifts', { computed: true }),
    source: choice({ options: ['web', 'kiosk', 'device', 'file', 'sync', 'manual', 'correction'], readonly: true, required: true }),
    device_id: reference('devices', { readonly: true }),
    /** The correction that added it. */
    excuse_id: integer({ idOf: 'excuses', readonly: true }),
    /** The origin of the action: a person, the device, or the rule. */
    direction_origin: choice({ options: ['said', 'device', 'derived'], readonly: true, required: true }),
    /** The code that a device sent. */
    code: integer({ readonly: true }),
    state: choice({
      options: ['counted', 'double_tap', 'evidence', 'voided'],
      tones: { counted: 'green', voided: 'ended' },
      readonly: true,
      required: true,
    }),
    flag: choice({ options: ['ambiguous_time', 'moved_by_clock_change', 'clock_drift'], readonly: true }),
    note: text({ words: true, readonly: true, max: 300 }),
    recorded_at: moment({ readonly: true, required: true }),
    voided_at: moment({ readonly: true }),
    void_reason: text({ words: 'masked', readonly: true, max: 300 }),
    pic: text({ computed: true }),
    department_id: reference('departments', { computed: true }),
    branch_id: reference('branches', { computed: true }),
  },
  {
    label: 'local_time',
    list: {
      table: [
        'created_at',
        'employee_id',
        'action',
        'source',
        'device_id',
        'work_date',
        'shift_id',
        'state',
        '-local_time',
        '-timezone',
        '-department_id',
        '-branch_id',
        '-direction_origin',
        '-flag',
        '-note',
        '-recorded_at',
        '-void_reason',
      ],
      search: ['employee_id', 'note'],
      filters: [
        'employee_id',
        'department_id',
        'branch_id',
        'action',
        'source',
        'device_id',
        'state',
        'flag',
        'direction_origin',
        'work_date',
        'created_at',
      ],
      sort: ['created_at', 'recorded_at'],
      order: { by: 'created_at', dir: 'desc' },
      month: 'created_at',
      total: { kind: 'action', day: 'created_at' },
    },
    access: {
      grants: {
        everyone: { view: 'own', check: 'own' },
        hr_manager: 'all',
        department_manager: { view: 'department', export: 'department' },
        payroll_officer: { view: 'all', export: 'all' },
        hr_officer: { view: 'all', check: 'all', create: 'all', export: 'all' },
        attendance_officer: 'all',
      },
      owner: { employee: 'employee_id' },
      extraRights: ['check', 'create', 'override_day', 'sync'],
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      touches: ['attendance-days', 'weekly-hours', 'timesheet'],
      status: {
        field: 'state',
        moves: {
          void: {
            from: ['counted', 'double_tap', 'evidence'],
            to: 'voided',
            right: 'void',
            notByOwner: true,
            danger: true,
            input: { reason: longText({ required: true, min: 3, max: 300 }) },
            into: { reason: 'void_reason' },
            stamps: 'voided_at',
          },
        },
        refusals: { own: 'own_punches', state: 'already_voided' },
      },
    },
  },
);

export const actions = attendances.fields.action.options;

import { choice, integer, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The exact output of a device, a program or a file. The raw data is never changed; only its processing is recorded. */
export const rawPunches = resource(
  'raw-punches',
  {
    device_id: reference('devices', { readonly: true }),
    source: choice({ options: ['device', 'file', 'sync'], readonly: true, required: true }),
    pin: text({ readonly: true }),
    /** The time as it was sent. */
    sent_time: text({ readonly: true }),
    occurred_at: moment({ readonly: true }),
    received_at: moment({ readonly: true, required: true }),
    code: integer({ readonly: true }),
    verify_code: integer({ readonly: true }),
    workcode: text({ readonly: true }),
    raw_line: text({ readonly: true, required: true }),
    outcome: choice({
      options: ['accepted', 'quarantined', 'rejected', 'ignored'],
      tones: { accepted: 'green', quarantined: 'amber', rejected: 'pink', ignored: 'ended' },
      readonly: true,
      required: true,
    }),
    outcome_reason: choice({
      options: [
        'unknown_pin',
        'clock',
        'too_old',
        'not_readable',
        'no_pin',
        'not_employed',
        'other_name',
        'duplicate',
        'dismissed',
        'undone',
      ],
      readonly: true,
    }),
    employee_id: reference('employees', { readonly: true }),
    batch_id: integer({ readonly: true }),
  },
  {
    label: 'raw_line',
    list: {
      table: [
        'received_at',
        'device_id',
        'pin',
        'sent_time',
        'outcome',
        'outcome_reason',
        'employee_id',
        '-code',
        '-source',
        '-verify_code',
        '-workcode',
        '-raw_line',
        '-occurred_at',
      ],
      search: ['employee_id', 'raw_line'],
      filters: ['device_id', 'source', 'pin', 'outcome', 'outcome_reason', 'employee_id', 'occurred_at', 'received_at', 'batch_id'],
      sort: ['received_at', 'occurred_at'],
      month: 'received_at',
      order: { by: 'received_at', dir: 'desc' },
      total: 'kept',
    },
    access: {
      partOf: { resource: 'devices', view: 'view', update: 'map_users' },
    },
    life: {
      onPurge: 'retain',
      writes: [],
      ledger: true,
    },
  },
);

import { boolean, choice, integer, longText, moment, reference, text, timezone } from '../fields.ts';
import { resource } from '../resource.ts';

/** A terminal for punching in and out. Its punches count only after it is claimed here, which gives it its own address. */
export const devices = resource(
  'devices',
  {
    name: text({ required: true, min: 2, max: 60 }),
    branch_id: reference('branches', { required: true }),
    vendor: choice({ options: ['zkteco', 'essl', 'other'], initial: 'zkteco', required: true }),
    /** How its punches arrive: it sends them, a program in its network does, or a user uploads a file. */
    mode: choice({ options: ['push', 'agent', 'file'], initial: 'push', required: true }),
    serial_no: text({ required: true, max: 64, pattern: 'code' }),
    timezone: timezone({ required: true }),
    direction_mode: choice({ options: ['device', 'in', 'out', 'alternate', 'first_last'], initial: 'device', required: true }),
    /** Whether it may call the shared address: then its serial number is enough to authenticate. */
    accepts_serial: boolean(),
    /** Addresses and networks it may call from; empty: from anywhere. */
    allowed_networks: text({ max: 500, pattern: 'networks' }),
    note: longText({ max: 300 }),
    status: choice({ options: ['active', 'disabled'], tones: { active: 'green' }, readonly: true }),
    connection: choice({
      options: ['waiting', 'online', 'late', 'offline'],
      tones: { waiting: 'blue', online: 'green', late: 'amber', offline: 'pink' },
      computed: true,
    }),
    last_seen_at: moment({ readonly: true }),
    last_punch_at: moment({ readonly: true }),
    clock_drift_seconds: integer({ readonly: true }),
    firmware: text({ readonly: true }),
    protocol: text({ readonly: true }),
    users_count: integer({ readonly: true }),
    records_count: integer({ readonly: true }),
    today_count: integer({ computed: true }),
    unmatched_count: integer({ computed: true }),
    pending_commands: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: [
        'name',
        'branch_id',
        'connection',
        'last_seen_at',
        'clock_drift_seconds',
        'today_count',
        'unmatched_count',
        'status',
        '-mode',
        '-serial_no',
        '-direction_mode',
        '-vendor',
        '-timezone',
        '-last_punch_at',
        '-firmware',
        '-users_count',
        '-records_count',
        '-pending_commands',
        '-accepts_serial',
      ],
      search: ['name', 'serial_no'],
      filters: ['branch_id', 'vendor', 'mode', 'status', 'connection', 'direction_mode', 'accepts_serial'],
      sort: ['name', 'serial_no', 'last_seen_at', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'branch_id'],
        ['vendor', 'mode'],
        ['serial_no', 'timezone'],
        ['direction_mode'],
        ['accepts_serial'],
        ['allowed_networks'],
        ['note'],
      ],
    },
    access: {
      grants: { hr_manager: { view: 'all' }, hr_officer: { view: 'all' }, attendance_officer: 'all' },
      extraRights: ['sync', 'map_users'],
    },
    life: {
      status: {
        field: 'status',
        moves: {
          disable: { from: ['active'], to: 'disabled', right: 'update', danger: true },
          enable: { from: ['disabled'], to: 'active', right: 'update' },
        },
      },
    },
  },
);

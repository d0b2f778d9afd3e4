import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  document,
  group,
  integer,
  list,
  map,
  moment,
  named,
  optionally,
  reference,
  required,
  scalar,
  text,
  timezone,
} from '../fields.ts';

const tag = 'devices';
const refusals = ['own_address', 'token', 'network', 'key'] as const;
/** What devices send changes what is known of them, of what waits, and of the days it falls on. */
const touches = ['devices', 'raw-punches', 'attendances', 'attendance-days'] as const;

/** Claiming one is creating a device with its serial number. */
export const listUnclaimed = call({
  method: 'GET',
  path: '/unclaimed-devices',
  access: 'devices.view',
  tag,
  summary: 'Devices that call and wait to be claimed',
  answer: list({
    serial_no: text(required),
    first_seen_at: moment(required),
    last_seen_at: moment(required),
    ip: text(),
    model: text(),
    firmware: text(),
    refused_uploads: integer(required),
  }),
});
export type UnclaimedDevice = DataOf<typeof listUnclaimed>[number];

export const dismissUnclaimed = call({
  method: 'DELETE',
  path: '/unclaimed-devices/:serial',
  access: 'devices.delete',
  tag,
  summary: 'Dismiss a device that waits to be claimed',
  touches: ['devices'],
});

export const deviceHealth = call({
  method: 'GET',
  path: '/devices/:id/health',
  access: 'devices.view',
  tag,
  summary: 'How a device is doing, and what would help it',
  answer: {
    connection: choice({ options: ['waiting', 'online', 'late', 'offline'], required: true }),
    last_seen_at: moment(),
    last_punch_at: moment(),
    clock_drift_seconds: integer(),
    /** Of the last 24 hours, oldest first. */
    hours: list({ from: moment(required), punches: integer(required) }),
    unmatched_pins: integer(required),
    quarantined: integer(required),
    pending_commands: integer(required),
    /** Sentences of `texts.devices.advice`: `same_code`, `clock_drift`, `clock_set`, `offline`, `unmatched`, `count_differs`. */
    advice: list({ code: text(required), args: map(scalar(required), required) }),
    setup: group(
      {
        address: text(required),
        port: integer(required),
        /** The path of its own address, for those who may change the device; others see that it has one. */
        path: text(required),
        has_token: boolean(required),
        accepts_serial: boolean(required),
        https: boolean(required),
        /** The last time it was not let in, within an hour. */
        refused: group({ at: moment(required), ip: text(), reason: choice({ options: refusals, required: true }) }),
      },
      required,
    ),
    operations: list({ code: integer(required), occurred_at: moment(), operator: text() }),
  },
});
export type DeviceHealth = DataOf<typeof deviceHealth>;

export const deviceExchanges = call({
  method: 'GET',
  path: '/devices/:id/exchanges',
  access: 'devices.view',
  tag,
  summary: 'The last words between a device and the server, newest first',
  answer: list({
    id: integer(required),
    at: moment(required),
    method: text(required),
    path: text(required),
    ip: text(),
    body_bytes: integer(required),
    body_start: text(),
    status: integer(required),
    answer: text(),
    refused_for: choice({ options: refusals }),
  }),
});
export type DeviceExchange = DataOf<typeof deviceExchanges>[number];

/** Those of files can be undone. */
export const punchBatches = call({
  method: 'GET',
  path: '/punch-batches',
  access: 'devices.view',
  tag,
  summary: 'Deliveries of punches, newest first',
  query: { device_id: reference('devices'), source: choice({ options: ['device', 'file', 'sync'] }) },
  answer: list({
    id: integer(required),
    device: group(named),
    source: text(required),
    file_name: text(),
    received_at: moment(required),
    received: integer(required),
    inserted: integer(required),
    duplicates: integer(required),
    quarantined: integer(required),
    rejected: integer(required),
    undone_at: moment(),
  }),
});
export type PunchBatch = DataOf<typeof punchBatches>[number];

export const devicePins = call({
  method: 'GET',
  path: '/devices/:id/pins',
  access: 'devices.view',
  tag,
  summary: 'Every number a device knows or sent, whom it stands for, and who it might be',
  answer: list({
    pin: text(required),
    name_on_device: text(),
    employee: group(named),
    matched_by: text(),
    from_date: date(),
    to_date: date(),
    waiting: integer(required),
    last_punch_at: moment(),
    suggestions: list({ ...named, score: decimal(required) }),
  }),
});
export type DevicePin = DataOf<typeof devicePins>[number];

/** Giving a number to somebody else needs `confirm`. Waiting punches then count. */
export const mapPins = call({
  method: 'POST',
  path: '/devices/:id/pins',
  access: 'devices.map_users',
  tag,
  summary: 'Say whom the numbers of a device stand for',
  body: {
    pins: group(
      { list: list({ pin: text({ required: true, max: 40 }), employee_id: reference('employees'), from_date: date() }, required) },
      required,
    ),
    confirm: boolean(),
  },
  answer: { count: integer(required), replayed: integer(required) },
  touches,
});

export const commandKinds = ['sync', 'backfill', 'roster', 'resync', 'push_employee', 'remove_user', 'verify', 'info', 'reboot'] as const;
export const sendCommand = call({
  method: 'POST',
  path: '/devices/:id/commands',
  access: 'devices.sync',
  tag,
  summary: 'Tell a device something when it calls next',
  body: {
    kind: choice({ options: commandKinds, required: true }),
    from: date(),
    to: date(),
    employee_id: reference('employees'),
    pin: text({ max: 40 }),
  },
  touches,
});

export const listCommands = call({
  method: 'GET',
  path: '/devices/:id/commands',
  access: 'devices.view',
  tag,
  summary: 'What was asked of a device, newest first, and what became of it',
  answer: list({
    id: integer(required),
    number: integer(required),
    command: text(required),
    status: choice({ options: ['pending', 'sent', 'executed', 'failed', 'unsupported', 'expired'], required: true }),
    attempts: integer(required),
    created_at: moment(required),
    sent_at: moment(),
    answered_at: moment(),
    return_code: integer(),
  }),
});
export type DeviceCommand = DataOf<typeof listCommands>[number];

/** From then on the device is heard there alone. */
export const makeDeviceToken = call({
  method: 'POST',
  path: '/devices/:id/token',
  access: 'devices.update',
  tag,
  summary: 'Give a device a new address of its own',
  answer: { token: text(required), path: text(required) },
  touches: ['devices'],
});

export const removeDeviceToken = call({
  method: 'DELETE',
  path: '/devices/:id/token',
  access: 'devices.update',
  tag,
  summary: 'Take the own address of a device away and accept it by its serial number alone',
  touches: ['devices'],
});

export const releasePunches = call({
  method: 'POST',
  path: '/raw-punches/release',
  access: 'devices.map_users',
  tag,
  summary: 'Count quarantined punches as they are, or put them aside for good',
  body: {
    ids: group({ list: list(reference('raw-punches'), required) }, required),
    outcome: choice({ options: ['accepted', 'ignored'], required: true }),
  },
  answer: { count: integer(required) },
  touches,
});

/** Only where records were sent. */
const sometimes = { required: true, optional: true } as const;

/** `pin` or `user_code`, `status` or `code`; the time is one on the wall of the device, or a moment with its offset. */
const sentPunch = group(
  {
    ...optionally({ pin: scalar(), user_code: scalar(), status: scalar(), code: scalar() }),
    time: text(required),
    ...optionally({ verify: scalar(), workcode: scalar(), work_code: scalar() }),
  },
  { required: true, open: true },
);

/** Without `records` the devices are asked for what is new; with them, what a program in their network read is taken in. */
export const syncAttendances = call({
  method: 'POST',
  path: '/attendances/sync',
  access: 'attendances.sync',
  tag: 'attendances',
  summary: 'Ask devices for what is new, or take what a program read from one',
  body: {
    /** The id of the device to ask, or the serial number of the one whose records these are. */
    device: scalar(),
    device_ids: list(reference('devices')),
    from: date(),
    to: date(),
    serial_no: text({ max: 100 }),
    timezone: timezone(),
    /** Others are told as rejected: one of them must not hold up the rest. */
    records: list(document({ holds: sentPunch }), { max: 5000 }),
  },
  answer: {
    queued: list(named, { optional: true }),
    offline: list(named, { optional: true }),
    received: integer(sometimes),
    inserted: integer(sometimes),
    duplicates: integer(sometimes),
    quarantined: integer(sometimes),
    rejected: list({ index: integer(required), error: text(required) }, { optional: true }),
  },
  touches,
});
export type SyncOutcome = Required<Omit<DataOf<typeof syncAttendances>, 'queued' | 'offline'>>;

const columns = ['pin', 'employee_no', 'date_time', 'date', 'time', 'direction'] as const;

/** A dry run tells what would happen and changes nothing. */
export const importPunches = call({
  method: 'POST',
  path: '/attendances/import',
  access: 'attendances.sync',
  tag: 'attendances',
  summary: 'Take the punches of a file in, or look at what they would become',
  upload: { device_id: reference('devices'), dry_run: boolean(), mapping: map(choice({ options: columns })) },
  answer: {
    format: choice({ options: ['attlog', 'attlog_bw', 'glg', 'csv'], required: true }),
    /** CSV only: the headings and what each is taken for. */
    headings: list(text()),
    mapping: map(choice({ options: columns }), required),
    received: integer(required),
    fresh: integer(required),
    duplicates: integer(required),
    unmapped: integer(required),
    out_of_range: integer(required),
    unreadable: integer(required),
    from: date(),
    to: date(),
    preview: list({
      line_no: integer(required),
      pin: text(),
      employee: text(),
      time: text(),
      outcome: choice({ options: ['fresh', 'duplicate', 'unmapped', 'out_of_range', 'unreadable'], required: true }),
      raw_line: text(required),
    }),
    batch_id: integer(),
  },
  touches,
});
export type PunchImport = DataOf<typeof importPunches>;

export const undoImport = call({
  method: 'POST',
  path: '/punch-batches/:id/undo',
  access: 'attendances.sync',
  tag,
  summary: 'Take a file of punches back',
  touches,
});

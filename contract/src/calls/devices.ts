import { call } from '../call.ts';
import { answers, boolean, choice, date, reference, text } from '../fields.ts';

const tag = 'devices';
type Named = { id: number; name: string };

/** Devices that call and wait to be claimed. Claiming one is creating a device with its serial number. */
export const listUnclaimed = call({ method: 'GET', path: '/unclaimed-devices', access: 'devices.view', tag });
export type UnclaimedDevice = {
  serial_no: string;
  first_seen_at: string;
  last_seen_at: string;
  ip: string | null;
  model: string | null;
  firmware: string | null;
  refused_uploads: number;
};
export const dismissUnclaimed = call({ method: 'DELETE', path: '/unclaimed-devices/:serial', access: 'devices.delete', tag });

/** How one device is doing. */
export const deviceHealth = call({ method: 'GET', path: '/devices/:id/health', access: 'devices.view', tag });
export type DeviceHealth = {
  connection: 'waiting' | 'online' | 'late' | 'offline';
  last_seen_at: string | null;
  last_punch_at: string | null;
  clock_drift_seconds: number | null;
  /** Of the last 24 hours, oldest first. */
  hours: { from: string; punches: number }[];
  unmatched_pins: number;
  quarantined: number;
  pending_commands: number;
  /** Sentences of `texts.devices.advice`: `same_code`, `clock_drift`, `clock_set`, `offline`, `unmatched`, `count_differs`. */
  advice: { code: string; args: Record<string, string | number> }[];
  setup: { address: string; port: number; path: string; has_token: boolean; https: boolean };
  operations: { code: number; occurred_at: string | null; operator: string | null }[];
};

export const deviceExchanges = call({ method: 'GET', path: '/devices/:id/exchanges', access: 'devices.view', tag });
export type DeviceExchange = {
  id: number;
  at: string;
  method: string;
  path: string;
  ip: string | null;
  body_bytes: number;
  body_start: string | null;
  status: number;
  answer: string | null;
};

/** Deliveries of punches, newest first; `mode=file` ones can be undone. */
export const punchBatches = call({
  method: 'GET',
  path: '/punch-batches',
  access: 'devices.view',
  tag,
  query: { device_id: reference('devices'), source: choice({ options: ['device', 'file', 'sync'] }) },
});
export type PunchBatch = {
  id: number;
  device: Named | null;
  source: string;
  file_name: string | null;
  received_at: string;
  received: number;
  inserted: number;
  duplicates: number;
  quarantined: number;
  rejected: number;
  undone_at: string | null;
};

/** Every number the device knows or sent, whom it stands for, and who it might be. */
export const devicePins = call({ method: 'GET', path: '/devices/:id/pins', access: 'devices.view', tag });
export type DevicePin = {
  pin: string;
  name_on_device: string | null;
  employee: Named | null;
  matched_by: string | null;
  from_date: string | null;
  to_date: string | null;
  waiting: number;
  last_punch_at: string | null;
  suggestions: (Named & { score: number })[];
};

/** `pins: {list: [{pin, employee_id | null, from_date?}]}`; giving a number to somebody else needs `confirm`. Waiting punches then count. */
export const mapPins = call({
  method: 'POST',
  path: '/devices/:id/pins',
  access: 'devices.map_users',
  tag,
  body: { pins: answers({ required: true }), confirm: boolean() },
});

export const commandKinds = ['sync', 'backfill', 'roster', 'resync', 'push_employee', 'remove_user', 'verify', 'info', 'reboot'] as const;
export const sendCommand = call({
  method: 'POST',
  path: '/devices/:id/commands',
  access: 'devices.sync',
  tag,
  body: {
    kind: choice({ options: commandKinds, required: true }),
    from: date(),
    to: date(),
    employee_id: reference('employees'),
    pin: text({ max: 40 }),
  },
});
export const listCommands = call({ method: 'GET', path: '/devices/:id/commands', access: 'devices.view', tag });
export type DeviceCommand = {
  id: number;
  number: number;
  command: string;
  status: 'pending' | 'sent' | 'executed' | 'failed' | 'unsupported' | 'expired';
  attempts: number;
  created_at: string;
  sent_at: string | null;
  answered_at: string | null;
  return_code: number | null;
};

/** An address of its own for the device; the token is told once. */
export const makeDeviceToken = call({ method: 'POST', path: '/devices/:id/token', access: 'devices.update', tag });
export const removeDeviceToken = call({ method: 'DELETE', path: '/devices/:id/token', access: 'devices.update', tag });

/** Quarantined punches: count them as they are, or put them aside. `ids: {list: [...]}`. */
export const releasePunches = call({
  method: 'POST',
  path: '/raw-punches/release',
  access: 'devices.map_users',
  tag,
  body: { ids: answers({ required: true }), outcome: choice({ options: ['accepted', 'ignored'], required: true }) },
});

/** `{}`: ask the devices for what is new. With `records`: take what a program in their network read. See the API document. */
export const syncAttendances = call({ method: 'POST', path: '/attendances/sync', access: 'attendances.sync', tag: 'attendances' });
export type SyncOutcome = {
  received: number;
  inserted: number;
  duplicates: number;
  quarantined: number;
  rejected: { index: number; error: string }[];
};

/** A file of punches (multipart: `files[]`, `device_id`, `dry_run`, `mapping`). A dry run tells what would happen. */
export const importPunches = call({ method: 'POST', path: '/attendances/import', access: 'attendances.sync', tag: 'attendances' });
export type PunchImport = {
  format: 'attlog' | 'attlog_bw' | 'glg' | 'csv';
  /** CSV only: the headings and what each is taken for. */
  headings: string[];
  mapping: Record<string, 'pin' | 'employee_no' | 'date_time' | 'date' | 'time' | 'direction' | null>;
  received: number;
  fresh: number;
  duplicates: number;
  unmapped: number;
  out_of_range: number;
  unreadable: number;
  from: string | null;
  to: string | null;
  preview: {
    line_no: number;
    pin: string | null;
    employee: string | null;
    time: string | null;
    outcome: 'fresh' | 'duplicate' | 'unmapped' | 'out_of_range' | 'unreadable';
    raw_line: string;
  }[];
  batch_id: number | null;
};
export const undoImport = call({ method: 'POST', path: '/punch-batches/:id/undo', access: 'attendances.sync', tag });

import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  date,
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
/** Punches from devices affect the devices, the waiting punches, and the days of the punches. */
export const touchedByPunches = ['devices', 'raw-punches', 'attendances', 'attendance-days'] as const;

/** Those of files can be undone. */
export const punchBatches = call({
  method: 'GET',
  path: '/punch-batches',
  access: 'devices.view',
  tag,
  summary: 'List punch batches, newest first',
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

export const releasePunches = call({
  method: 'POST',
  path: '/raw-punches/release',
  access: 'devices.map_users',
  tag,
  summary: 'Accept quarantined punches, or ignore them permanently',
  body: {
    ids: group({ list: list(reference('raw-punches'), required) }, required),
    outcome: choice({ options: ['accepted', 'ignored'], required: true }),
  },
  answer: { count: integer(required) },
  touches: touchedByPunches,
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

/** Without `records`, requests new punches from the devices; with them, stores the records that a program read in the network of the device. */
export const syncAttendances = call({
  method: 'POST',
  path: '/attendances/sync',
  access: 'attendances.sync',
  tag: 'attendances',
  summary: 'Request new punches from devices, or upload punches that a program read from a device',
  body: {
    /** The id of the device to query, or the serial number of the device that the records come from. */
    device: scalar(),
    device_ids: list(reference('devices')),
    from: date(),
    to: date(),
    serial_no: text({ max: 100 }),
    timezone: timezone(),
    /** Invalid records are returned as rejected, so that one of them does not block the rest. */
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
  touches: touchedByPunches,
});
export type SyncOutcome = Required<Omit<DataOf<typeof syncAttendances>, 'queued' | 'offline'>>;

const columns = ['pin', 'employee_no', 'date_time', 'date', 'time', 'direction'] as const;

/** A dry run returns the effects and changes nothing. */
export const importPunches = call({
  method: 'POST',
  path: '/attendances/import',
  access: 'attendances.sync',
  tag: 'attendances',
  summary: 'Import punches from a file, or preview the import',
  upload: { device_id: reference('devices'), dry_run: boolean(), mapping: map(choice({ options: columns })) },
  answer: {
    format: choice({ options: ['attlog', 'attlog_bw', 'glg', 'csv'], required: true }),
    /** CSV only: the headings and the column that each is mapped to. */
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
  touches: touchedByPunches,
});
export type PunchImport = DataOf<typeof importPunches>;

export const undoImport = call({
  method: 'POST',
  path: '/punch-batches/:id/undo',
  access: 'attendances.sync',
  tag,
  summary: 'Undo the import of a punch file',
  touches: touchedByPunches,
});

import { call, type DataOf } from '../call.ts';
import { boolean, choice, date, integer, list, moment, required, text, time, timezone } from '../fields.ts';
import { touchedByPunches } from './device-punches.ts';

const tag = 'devices';
const kinds = ['zone', 'clock'] as const;

/**
 * `zone`: the device shows the time of `timezone`, always or since `from_date`. `clock`: between two times that the device showed, its clock was
 * `minutes_fast` ahead (negative: slow). A dry run returns the effects and changes nothing.
 */
export const correctClock = call({
  method: 'POST',
  path: '/devices/:id/corrections',
  access: 'devices.update',
  tag,
  summary: 'Correct the times of a device’s punches for another time zone or a shifted clock',
  body: {
    kind: choice({ options: kinds, required: true }),
    timezone: timezone(),
    from_date: date(),
    from_time: time(),
    to_date: date(),
    to_time: time(),
    minutes_fast: integer({ min: -1440, max: 1440 }),
    dry_run: boolean(),
  },
  example: { body: { kind: 'zone', timezone: 'Europe/Madrid', dry_run: true } },
  answer: { punches: integer(required), people: integer(required), days: integer(required) },
  touches: touchedByPunches,
});

export const listCorrections = call({
  method: 'GET',
  path: '/devices/:id/corrections',
  access: 'devices.view',
  tag,
  summary: 'List the clock corrections of a device, newest first',
  answer: list({
    id: integer(required),
    kind: choice({ options: kinds, required: true }),
    timezone: text(),
    from_time: text(),
    to_time: text(),
    minutes_fast: integer(),
    punches: integer(required),
    people: integer(required),
    days: integer(required),
    user: text(),
    created_at: moment(required),
    undone_at: moment(),
    /** Only the newest, unless it is undone already. */
    may_undo: boolean(required),
  }),
});
export type DeviceCorrection = DataOf<typeof listCorrections>[number];

export const undoCorrection = call({
  method: 'POST',
  path: '/device-corrections/:id/undo',
  access: 'devices.update',
  tag,
  summary: 'Undo the latest clock correction of a device',
  answer: { punches: integer(required), people: integer(required), days: integer(required) },
  touches: touchedByPunches,
});

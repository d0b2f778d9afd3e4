import { call, type DataOf } from '../call.ts';
import { boolean, date, decimal, group, integer, list, moment, named, reference, required, text } from '../fields.ts';
import { touchedByPunches } from './device-punches.ts';

const tag = 'devices';

export const devicePins = call({
  method: 'GET',
  path: '/devices/:id/pins',
  access: 'devices.view',
  tag,
  summary: 'List the user numbers of a device, with their employees and suggested matches',
  answer: list({
    pin: text(required),
    name_on_device: text(),
    employee: group({ ...named, pic: text() }),
    matched_by: text(),
    /** The device has a different name for the number: its punches wait until the number is assigned to this employee or another one. */
    doubted: boolean(required),
    from_date: date(),
    to_date: date(),
    waiting: integer(required),
    last_punch_at: moment(),
    suggestions: list({ ...named, pic: text(), score: decimal(required) }),
  }),
});
export type DevicePin = DataOf<typeof devicePins>[number];

/** Reassigning a number to another employee requires `confirm`. Waiting punches are then counted. */
export const mapPins = call({
  method: 'POST',
  path: '/devices/:id/pins',
  access: 'devices.map_users',
  tag,
  summary: 'Assign the user numbers of a device to employees',
  body: {
    pins: group(
      { list: list({ pin: text({ required: true, max: 40 }), employee_id: reference('employees'), from_date: date() }, required) },
      required,
    ),
    confirm: boolean(),
  },
  answer: { count: integer(required), replayed: integer(required) },
  touches: touchedByPunches,
});

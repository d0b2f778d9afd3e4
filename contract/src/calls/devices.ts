import { call, type DataOf } from '../call.ts';
import { boolean, choice, group, integer, list, map, moment, required, scalar, text } from '../fields.ts';

const tag = 'devices';
const refusals = ['own_address', 'token', 'network', 'key'] as const;

/** Claiming one is creating a device with its serial number. */
export const listUnclaimed = call({
  method: 'GET',
  path: '/unclaimed-devices',
  access: 'devices.view',
  tag,
  summary: 'List devices that connect but are not claimed yet',
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
  params: { serial: text({ max: 100 }) },
  access: 'devices.delete',
  tag,
  summary: 'Dismiss an unclaimed device',
  touches: ['devices'],
});

export const deviceHealth = call({
  method: 'GET',
  path: '/devices/:id/health',
  access: 'devices.view',
  tag,
  summary: 'Get the health of a device, with advice',
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
    /** Sentences of `texts.devices.advice`: `same_code`, `clock_drift`, `clock_change`, `zone_changed`, `clock_set`, `offline`, `unmatched`, `count_differs`, `other_name`. */
    advice: list({ code: text(required), args: map(scalar(required), required) }),
    /** Minutes east of UTC: now, as last sent to the device, and the next change. */
    clock: group(
      {
        offset_minutes: integer(required),
        told_offset_minutes: integer(),
        told_at: moment(),
        next_change: group({ at: moment(required), offset_minutes: integer(required) }),
      },
      required,
    ),
    setup: group(
      {
        address: text(required),
        port: integer(required),
        /** The path of the address that is unique to the device, for users who may change the device; other users only see that it has one. */
        path: text(required),
        has_token: boolean(required),
        accepts_serial: boolean(required),
        https: boolean(required),
        /** The last rejected connection within the past hour. */
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
  summary: 'List the latest exchanges between a device and the server, newest first',
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

/** From then on the device is heard there alone. */
export const makeDeviceToken = call({
  method: 'POST',
  path: '/devices/:id/token',
  access: 'devices.update',
  tag,
  summary: 'Create a new private address for a device',
  answer: { token: text(required), path: text(required) },
  touches: ['devices'],
});

export const removeDeviceToken = call({
  method: 'DELETE',
  path: '/devices/:id/token',
  access: 'devices.update',
  tag,
  summary: 'Remove the private address of a device and accept it by serial number alone',
  touches: ['devices'],
});

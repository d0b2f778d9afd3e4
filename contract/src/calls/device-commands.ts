import { call, type DataOf } from '../call.ts';
import { choice, date, integer, list, moment, reference, required, text } from '../fields.ts';
import { touchedByPunches } from './device-punches.ts';

const tag = 'devices';

export const commandKinds = [
  'sync',
  'backfill',
  'roster',
  'resync',
  'push_employee',
  'copy_user',
  'remove_user',
  'verify',
  'info',
  'reboot',
] as const;
export const sendCommand = call({
  method: 'POST',
  path: '/devices/:id/commands',
  access: 'devices.sync',
  tag,
  summary: 'Queue a command that a device receives on its next connection',
  body: {
    kind: choice({ options: commandKinds, required: true }),
    from: date(),
    to: date(),
    employee_id: reference('employees'),
    pin: text({ max: 40 }),
    /** The device that the user is copied from, for `copy_user`. */
    from_device_id: reference('devices'),
  },
  touches: touchedByPunches,
});

export const listCommands = call({
  method: 'GET',
  path: '/devices/:id/commands',
  access: 'devices.view',
  tag,
  summary: 'List the commands of a device and their status, newest first',
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

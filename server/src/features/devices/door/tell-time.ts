import { localTextAt, offsetMinutes } from '@cadre/rules/attendance/zone';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';

/** The clock for a terminal that asks: `Time=…` with its offset, or for a door in the packed form of its maker. */
export function tellTime({ device, word, query, received_at }: AdmittedRequest): Promise<DeviceAnswer> {
  const at = received_at.getTime();
  const offset = offsetText(offsetMinutes(device.timezone, at));
  if (word === 'rtdata') return Promise.resolve(ok(`DateTime=${packed(received_at)},ServerTZ=${offset.replace(':', '')}`, false));
  if (query.type === 'time') return Promise.resolve(ok(`Time=${localTextAt(device.timezone, at).replace(' ', 'T')}${offset}`, false));
  return Promise.resolve(ok());
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Seconds since 2000 in years of twelve months of 31 days, in UTC. */
const packed = (at: Date): number =>
  (((at.getUTCFullYear() - 2000) * 12 + at.getUTCMonth()) * 31 + at.getUTCDate() - 1) * 86_400 +
  (at.getUTCHours() * 60 + at.getUTCMinutes()) * 60 +
  at.getUTCSeconds();

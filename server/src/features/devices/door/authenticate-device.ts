import { timingSafeEqual } from 'node:crypto';
import { liesWithin } from '@cadre/rules/network';
import { hashOfToken } from '../../../platform/access/secret-token.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceBySerial, deviceByToken, type KnownDevice } from '../intake/known-device.ts';
import { type DeviceAnswer, type DeviceCall, isHandshake, ok, type Refusal } from './device-request.ts';
import { noteExchange } from './note-exchange.ts';
import { noteStranger } from './unknown-devices.ts';

/** The device keeps its data and sends it once it is admitted. */
const refused: DeviceAnswer = { status: 401, text: 'NO' };
/** Likewise, once it is known here, or once it works again. */
export const later: DeviceAnswer = { status: 503, text: 'LATER' };

/**
 * The door. The protocol's only proof is the serial number, so a device must be claimed by a user, active, within its networks, use its own
 * address unless a user chose to accept the number alone, and send the same key as the first time.
 */
export async function authenticateDevice(services: Services, context: DeviceCall): Promise<KnownDevice | DeviceAnswer> {
  const device = await deviceBySerial(services.db, context.serial);
  if (!mayCall(device ? `device ${device.id}` : `stranger ${context.ip}`, device ? 20_000 : 120)) return { status: 429, text: 'SLOW' };
  if (!device) return context.token === undefined ? unknownDevice(services, context) : refuse(services, context, 'unknown token');
  const why = refusalOf(device, context);
  if (why) return refuseDevice(services, context, device, why);
  if (device.status === 'disabled') return context.method === 'POST' ? later : ok();
  return device;
}

async function unknownDevice(services: Services, context: DeviceCall): Promise<DeviceAnswer> {
  await noteStranger(services.db, context);
  return context.method === 'POST' ? later : ok();
}

function refusalOf(device: KnownDevice, context: DeviceCall): Refusal | undefined {
  if (context.token === undefined && !device.accepts_serial) return 'own_address';
  if (context.token !== undefined && !isItsToken(device, context.token)) return 'token';
  if (!isInItsNetwork(device, context.ip)) return 'network';
  return hasItsKey(device, context) ? undefined : 'key';
}

/** Refusals are stored in the log of the device once a minute, so that a device that calls all the time does not push the rest out. */
async function refuseDevice(services: Services, context: DeviceCall, device: KnownDevice, why: Refusal): Promise<DeviceAnswer> {
  if (mayCall(`refused ${why} ${context.method} ${device.id}`, 1))
    await noteExchange(services.db, { ...context, device, body: Buffer.alloc(0), is_too_large: false }, refused, why);
  return refuse(services, context, why);
}

function refuse(services: Services, { serial, ip }: DeviceCall, why: string): DeviceAnswer {
  if (isNewHour(`refused ${serial}`)) services.log.warn({ serial, ip, why }, 'a device was refused');
  return refused;
}

export const hashOf = (secret: string): string => hashOfToken(secret).toString('base64url');

const isSame = (secret: string, hash: string): boolean => {
  const [given, stored] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
};

const isItsToken = ({ token_hash }: KnownDevice, token: string): boolean => token_hash !== null && isSame(token, token_hash);

const isInItsNetwork = ({ allowed_networks }: KnownDevice, ip: string): boolean => {
  const networks = (allowed_networks ?? '').split(/[\s,;]+/).filter(Boolean);
  return networks.length === 0 || liesWithin(ip, networks);
};

/** Only the handshake carries the key, and only some firmware has one. */
const hasItsKey = ({ comm_key_hash }: KnownDevice, context: DeviceCall): boolean =>
  comm_key_hash === null || !isHandshake(context) || isSame(context.query.pushcommkey ?? '', comm_key_hash);

/** The device that a program speaks for, by its token alone. */
export async function admitAgent(services: Services, token: string, ip: string): Promise<KnownDevice | undefined> {
  if (!mayCall(`agent ${ip}`, 600)) throw new Problem('too_many_requests', { args: { minutes: 1 }, retryAfter: 60 });
  const device = await deviceByToken(services.db, hashOf(token));
  return device && isInItsNetwork(device, ip) ? device : undefined;
}

const minute = 60_000;
const counts = new Map<string, { since: number; calls: number }>();

/** Limits the calls per minute in this process. Quiet callers are dropped first. */
function mayCall(caller: string, most: number, now = Date.now()): boolean {
  const known = counts.get(caller);
  if (!known || now - known.since >= minute) {
    if (counts.size > 10_000) forgetQuiet(now);
    counts.set(caller, { since: now, calls: 1 });
    return true;
  }
  known.calls += 1;
  return known.calls <= most;
}

function forgetQuiet(now: number): void {
  for (const [caller, { since }] of counts) if (now - since >= minute) counts.delete(caller);
}

const hour = 3_600_000;
const last = new Map<string, number>();

/** Whether this was not logged within the last hour: a device in trouble repeats itself every few seconds. */
function isNewHour(what: string, now = Date.now()): boolean {
  if (now - (last.get(what) ?? Number.NEGATIVE_INFINITY) < hour) return false;
  if (last.size > 1000) last.clear();
  last.set(what, now);
  return true;
}

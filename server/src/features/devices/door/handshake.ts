import { createHash, randomBytes } from 'node:crypto';
import { offsetMinutes } from '@cadre/rules/attendance/plan/zone';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { type Dialect, dialectOf } from '../protocol/command-line.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { optionBlock } from '../protocol/option-block.ts';
import { parseOptions } from '../protocol/parse-options.ts';
import { pushBlock, registryBlock } from '../protocol/registry-block.ts';
import { hashOf } from './authenticate-device.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteFacts } from './note-facts.ts';

/** Seconds between two polls. */
const delay_seconds = 10;

/**
 * The handshake. Stores what the device reports about itself; the response sets how often to call, which data to send and where to
 * continue.
 */
export async function handshake(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  const { device, query } = request;
  const dialect = query.devicetype === 'acc' ? 'acc' : dialectOf(device.protocol);
  const offset_minutes = offsetMinutes(device.timezone, request.received_at.getTime());
  // An access terminal gets no zone here; it requests the time by itself.
  const result = dialect === 'acc' ? sql`` : sql`told_offset = ${offset_minutes}, told_offset_at = now(),`;
  await sql`
    update devices set ${result} last_seen_at = now(), resync = false, protocol = ${protocolOf(dialect, query.pushver)},
      comm_key_hash = coalesce(comm_key_hash, ${query.pushcommkey ? hashOf(query.pushcommkey) : null}),
      options = options || ${JSON.stringify({ language: query.language, pushver: query.pushver, devicetype: query.devicetype })}::jsonb
    where id = ${device.id}`.execute(services.db);
  if (dialect === 'acc') return ok(registryBlock(termsOf(request)));
  return ok(
    optionBlock({
      serial: device.serial_no,
      attlog_stamp: device.resync ? '0' : (device.stamps.attlog ?? null),
      operlog_stamp: device.stamps.operlog ?? null,
      delay_seconds,
      offset_minutes,
      is_old: query.pushver === undefined,
    }),
  );
}

const protocolOf = (dialect: Dialect, version = '2.2.14'): string => `${dialect} ${version}`.slice(0, 40);

/**
 * `registry`: stores the options that a terminal reports about itself, and returns the code that confirms the registration of an access
 * terminal. An attendance terminal only gets `OK`.
 */
export async function registerDoor(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  const { device, query, body } = request;
  const result = parseOptions(decodeBody(body, device.language));
  await noteFacts(services.db, device, result);
  if ((result.devicetype ?? query.devicetype) === 'att') return ok();
  await noteDoor(services, request, result.pushversion);
  return ok(`RegistryCode=${termsOf(request).registry_code}`);
}

/** `push`: returns how often to call and which data to send. Only access terminals request it. */
export async function configureDoor(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  await noteDoor(services, request);
  return ok(pushBlock(termsOf(request)));
}

/** From now on the device is addressed in the dialect of access terminals. */
export async function noteDoor({ db }: Services, { device, query }: AdmittedRequest, result?: string): Promise<void> {
  const version = /[\d.]+/.exec(query.pushver ?? result ?? '')?.[0] ?? '3.1.2';
  await sql`
    update devices set last_seen_at = now(), protocol = case when protocol like 'acc%' then protocol else ${protocolOf('acc', version)} end
    where id = ${device.id}`.execute(db);
}

/** The code stays the same for a device, so that a lost answer does no harm. */
const termsOf = ({ device }: AdmittedRequest) => ({
  registry_code: createHash('sha256').update(`${device.id}:${device.serial_no}`).digest('hex').slice(0, 32),
  session_id: randomBytes(16).toString('hex'),
  delay_seconds,
});

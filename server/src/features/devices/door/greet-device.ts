import { createHash, randomBytes } from 'node:crypto';
import { offsetMinutes } from '@cadre/rules/attendance/zone';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { optionBlock } from '../protocol/option-block.ts';
import { parseOptions } from '../protocol/parse-options.ts';
import { pushBlock, registryBlock } from '../protocol/registry-block.ts';
import { hashOf } from './admit-device.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteFacts } from './note-facts.ts';

/** Seconds between two polls. */
const delay_seconds = 10;

/** The handshake. What the device says of itself is noted; it hears at what pace to call, what to send and where to go on. */
export async function greetDevice(house: House, request: AdmittedRequest): Promise<DeviceAnswer> {
  const { device, query, word } = request;
  const isDoor = query.devicetype === 'acc' || device.protocol?.startsWith('acc') === true;
  if (word !== 'cdata') return isDoor ? registerDoor(house, request) : ok();
  const protocol = `${isDoor ? 'acc' : 'att'} ${query.pushver ?? '2.2.14'}`.slice(0, 40);
  await sql`
    update devices set last_seen_at = now(), resync = false, protocol = ${protocol},
      comm_key_hash = coalesce(comm_key_hash, ${query.pushcommkey ? hashOf(query.pushcommkey) : null}),
      options = options || ${JSON.stringify({ language: query.language, pushver: query.pushver, devicetype: query.devicetype })}::jsonb
    where id = ${device.id}`.execute(house.db);
  if (isDoor) return ok(registryBlock(termsOf(request)));
  return ok(
    optionBlock({
      serial: device.serial_no,
      attlog_stamp: device.resync ? '0' : (device.stamps.attlog ?? null),
      operlog_stamp: device.stamps.operlog ?? null,
      delay_seconds,
      offset_minutes: offsetMinutes(device.timezone, request.received_at.getTime()),
      is_old: query.pushver === undefined,
    }),
  );
}

async function registerDoor(house: House, request: AdmittedRequest): Promise<DeviceAnswer> {
  const terms = termsOf(request);
  if (request.word === 'push') return ok(pushBlock(terms));
  await noteFacts(house.db, request.device, parseOptions(decodeBody(request.body, request.device.language)));
  return ok(`RegistryCode=${terms.registry_code}`);
}

/** The code stays the same for a device, so that a lost answer does no harm. */
const termsOf = ({ device }: AdmittedRequest) => ({
  registry_code: createHash('sha256').update(`${device.id}:${device.serial_no}`).digest('hex').slice(0, 32),
  session_id: randomBytes(16).toString('hex'),
  delay_seconds,
});

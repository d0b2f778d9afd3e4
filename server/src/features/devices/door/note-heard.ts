import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import type { AdmittedRequest } from './device-request.ts';

/** Sent by firmware that does not know where it is in its log. */
const noStamp = '9999';

/** The position of the device in one of its logs. */
export const stampsOf = (log: 'attlog' | 'operlog', stamp = noStamp): KnownDevice['stamps'] =>
  stamp === noStamp ? {} : { [log]: stamp.slice(0, 40) };

/** Stores the contact with the device and its log positions. */
export async function noteHeard(db: Runner, { device, received_at }: AdmittedRequest, stamps: KnownDevice['stamps']): Promise<void> {
  await sql`
    update devices set last_seen_at = ${received_at}::timestamptz, stamps = stamps || ${JSON.stringify(stamps)}::jsonb
    where id = ${device.id}`.execute(db);
}

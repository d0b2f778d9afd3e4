import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { AdmittedRequest } from './device-request.ts';

/** Sent by firmware that does not know where it is in its log. */
const noStamp = '9999';

/** The device was heard, and says where it is in one of its logs. */
export async function noteHeard(
  db: Runner,
  { device, received_at }: AdmittedRequest,
  log: 'attlog' | 'operlog',
  stamp = noStamp,
): Promise<void> {
  const mark = stamp === noStamp ? {} : { [log]: stamp.slice(0, 40) };
  await sql`
    update devices set last_seen_at = ${received_at}::timestamptz, stamps = stamps || ${JSON.stringify(mark)}::jsonb
    where id = ${device.id}`.execute(db);
}

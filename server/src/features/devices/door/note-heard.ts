import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { byKeys } from '../intake/by-keys.ts';
import type { AdmittedRequest, DeviceAnswer } from './device-request.ts';
import { exchangeOf, trimExchanges } from './note-exchange.ts';

/** Sent by firmware that does not know where it is in its log. */
const noStamp = '9999';

type Heard = { log: 'attlog' | 'operlog'; stamp: string | undefined; answer?: DeviceAnswer | undefined };

/** The device was heard, says where it is in one of its logs, and is answered. From here on the transaction holds its lock. */
export async function noteHeard(tx: Transaction, request: AdmittedRequest, { log, stamp = noStamp, answer }: Heard): Promise<void> {
  const { device, received_at } = request;
  const mark = stamp === noStamp ? {} : { [log]: stamp.slice(0, 40) };
  const { rows } = await sql<{ exchange: number | null }>`
    with said as (${answer ? exchangeOf(request, answer) : sql`select null::int as id`})
    update devices set last_seen_at = ${received_at}::timestamptz, stamps = stamps || ${JSON.stringify(mark)}::jsonb
    where id = ${device.id} returning ${byKeys}, (select id from said) as exchange`.execute(tx);
  await trimExchanges(tx, device.id, rows[0]?.exchange);
}

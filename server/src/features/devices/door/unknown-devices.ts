import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { parseInfo } from '../protocol/parse-info.ts';
import type { DeviceCall } from './device-request.ts';

/** The most devices that may wait, in total and per address, so that made-up serial numbers cannot fill the disk. */
const mostWaiting = 200;
const mostOfAnAddress = 50;

/** Records an unclaimed device, so that a user can claim it; the device has to call again later. */
export async function noteStranger(db: Runner, { serial, method, query, ip, user_agent }: DeviceCall): Promise<void> {
  const uploads = method === 'POST' ? 1 : 0;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into unclaimed_devices as u (serial_no, ip, user_agent, options, refused_uploads)
    values (${serial}, ${ip}, ${user_agent}, ${JSON.stringify(factsOf(query))}::jsonb, ${uploads})
    on conflict (serial_no) do update set last_seen_at = now(), ip = excluded.ip, user_agent = excluded.user_agent,
      options = u.options || excluded.options, refused_uploads = u.refused_uploads + excluded.refused_uploads
    where u.last_seen_at < now() - interval '5 seconds' or excluded.refused_uploads > 0 or not u.options @> excluded.options
    returning xmax = 0 as is_new`.execute(db);
  if (rows[0]?.is_new) await forgetInvented(db);
}

/**
 * A terminal calls repeatedly with the same number, and few share an address; made-up numbers do neither. Of each network those that came
 * back stay first, then the newest; across networks first the best of each, then the second.
 */
async function forgetInvented(db: Runner): Promise<void> {
  await sql`
    delete from unclaimed_devices where serial_no in (
      select serial_no from (
        select serial_no, place, row_number() over (order by place, last_seen_at desc, serial_no) as place_of_all from (
          select serial_no, last_seen_at, row_number() over (
            partition by network order by last_seen_at - first_seen_at > interval '5 seconds' desc, last_seen_at desc, serial_no) as place
          from (select serial_no, first_seen_at, last_seen_at, ${network} as network from unclaimed_devices) of_networks
        ) of_each
      ) of_all
      where place > ${mostOfAnAddress} or place_of_all > ${mostWaiting})`.execute(db);
}

/** An owner of one IPv6 address has a whole /64 network of them. */
const network = sql`regexp_replace(ip, '^((?:[0-9a-f]*:){4}).*$', '\\1')`;

function factsOf(query: Record<string, string>): Record<string, string> {
  const firmware = query.info === undefined ? null : parseInfo(query.info).firmware;
  const said = { pushver: query.pushver, language: query.language, model: query.devicetype, ...(firmware && { firmware }) };
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, 60)]] : [])));
}

import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { parseInfo } from '../protocol/parse-info.ts';
import type { DeviceCall } from './device-request.ts';

/** So many may wait; whoever makes serial numbers up fills no disk. */
const mostWaiting = 200;

/** A device that nobody claimed yet: it is shown to those who may, and asked to be patient. */
export async function noteStranger(db: Runner, { serial, method, query, ip, user_agent }: DeviceCall): Promise<void> {
  const uploads = method === 'POST' ? 1 : 0;
  await sql`
    insert into unclaimed_devices as u (serial_no, ip, user_agent, options, refused_uploads)
    select ${serial}, ${ip}, ${user_agent}, ${JSON.stringify(factsOf(query))}::jsonb, ${uploads}
    where exists (select from unclaimed_devices where serial_no = ${serial}) or (select count(*) from unclaimed_devices) < ${mostWaiting}
    on conflict (serial_no) do update set last_seen_at = now(), ip = excluded.ip, user_agent = excluded.user_agent,
      options = u.options || excluded.options, refused_uploads = u.refused_uploads + excluded.refused_uploads
    where u.last_seen_at < now() - interval '5 seconds' or excluded.refused_uploads > 0 or not u.options @> excluded.options`.execute(db);
}

function factsOf(query: Record<string, string>): Record<string, string> {
  const firmware = query.info === undefined ? null : parseInfo(query.info).firmware;
  const said = { pushver: query.pushver, language: query.language, model: query.devicetype, ...(firmware && { firmware }) };
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, 60)]] : [])));
}

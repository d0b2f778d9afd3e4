import { sql } from '../../platform/database/sql.ts';

/** The connection of a device (alias `d`) by its last contact: none yet, online, late or offline. */
export const connectionOf = sql<string>`(case
  when d.last_seen_at is null then 'waiting'
  when d.last_seen_at > now() - interval '2 minutes' then 'online'
  when d.last_seen_at > now() - interval '1 hour' then 'late'
  else 'offline' end)`;

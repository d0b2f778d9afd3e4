import { sql } from '../../platform/database/sql.ts';

/** Whether a device, the alias `d`, is heard: never, now, not lately, or not for long. */
export const connectionOf = sql<string>`(case
  when d.last_seen_at is null then 'waiting'
  when d.last_seen_at > now() - interval '2 minutes' then 'online'
  when d.last_seen_at > now() - interval '1 hour' then 'late'
  else 'offline' end)`;

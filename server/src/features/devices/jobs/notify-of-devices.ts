import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { notify } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';

type Troubled = Columns<'devices', 'id' | 'name'> & { type: 'device_offline' | 'device_clock' };

/** Ten minutes wrong is no longer a matter of seconds. */
const wrongSeconds = 600;

/** Notifies the users in charge of devices of one that fell silent or has a wrong clock, at most once a day. */
export async function notifyOfDevices({ db }: Services): Promise<void> {
  const { rows } = await sql<Troubled>`
    select d.id, d.name, trouble.type from devices d
    cross join lateral (
      select 'device_offline' as type where d.last_seen_at between now() - interval '7 days' and now() - interval '30 minutes'
      union all
      select 'device_clock' where abs(d.clock_drift_seconds) > ${wrongSeconds} and d.last_seen_at > now() - interval '30 minutes'
    ) trouble
    where d.mode = 'push' and d.status = 'active' and not exists (
      select from notifications n where n.type = trouble.type and n.link = '/attendances/devices/' || d.id and n.created_at > now() - interval '1 day')
    order by d.id`.execute(db);
  if (rows.length === 0) return;
  const recipients = await sql<Columns<'users', 'id'>>`
    select distinct u.id from users u join user_roles held on held.user_id = u.id
    join role_permissions p on p.role_id = held.role_id and p.permission = 'devices.update' and p.scope = 'all'
    where u.status = 'active' order by u.id`.execute(db);
  for (const { id, name, type } of rows) {
    for (const recipient of recipients.rows) await notify(db.run, recipient.id, type, { name }, `/attendances/devices/${id}`);
  }
}

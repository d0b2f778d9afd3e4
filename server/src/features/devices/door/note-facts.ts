import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type DeviceInfo, infoOfOptions } from '../protocol/parse-info.ts';

/** Stores the options that a device reports; firmware and the counts of users and records also have their own columns. */
export async function noteFacts(db: Runner, device: KnownDevice, options: Record<string, string>): Promise<void> {
  const result = Object.fromEntries(
    Object.entries(options)
      .slice(0, 100)
      .map(([key, value]) => [key.slice(0, 60), value.slice(0, 200)]),
  );
  await sql`update devices set options = options || ${JSON.stringify(result)}::jsonb where id = ${device.id}`.execute(db);
  await noteInfo(db, device, infoOfOptions(options));
}

/** Polls arrive every few seconds: known values are not written again, and the last contact at most three times a minute. */
export async function noteInfo(db: Runner, device: KnownDevice, { firmware, users, records }: DeviceInfo): Promise<void> {
  await sql`
    update devices set last_seen_at = now(), firmware = coalesce(${firmware}, firmware), users_count = coalesce(${users}::int, users_count),
      records_count = coalesce(${records}::int, records_count)
    where id = ${device.id} and (last_seen_at is null or last_seen_at < now() - interval '20 seconds'
      or (${firmware}::text, ${users}::int, ${records}::int) is distinct from (
        case when ${firmware}::text is not null then firmware end, case when ${users}::int is not null then users_count end,
        case when ${records}::int is not null then records_count end))`.execute(db);
}

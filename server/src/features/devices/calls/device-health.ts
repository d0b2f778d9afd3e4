import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { devices } from '@cadre/contract/resources/devices';
import { reach } from '../../../crud/access/access.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { clockState } from '../clock/clock-state.ts';
import { connectionOf } from '../connection-of.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { ownPathOf } from '../own-address.ts';
import { adviceFor } from './advice-for.ts';
import { deviceOfParams } from './device-of-params.ts';

type Counted = Pick<DeviceHealth, 'unmatched_pins' | 'quarantined' | 'pending_commands' | 'hours' | 'operations' | 'connection'> & {
  refused: DeviceHealth['setup']['refused'];
  may_update: boolean;
};

/** Returns the state of one device, with advice on its problems. */
export async function deviceHealth(services: Services, context: CallContext) {
  const device = await deviceOfParams(services.db, context, 'devices.view');
  const { refused, may_update, ...counted } = await count(services, context, device);
  const data: DeviceHealth = {
    ...counted,
    last_seen_at: device.last_seen_at?.toISOString() ?? null,
    last_punch_at: device.last_punch_at?.toISOString() ?? null,
    clock_drift_seconds: device.clock_drift_seconds,
    advice: await adviceFor(services.db, device, counted),
    clock: clockState(device),
    setup: { ...setupOf(services, device, may_update), refused },
  };
  return { data };
}

async function count({ db }: Services, { actor }: CallContext, device: KnownDevice): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select ${connectionOf} as connection,
      (select count(distinct p.pin)::int from raw_punches p
        where p.device_id = d.id and p.outcome = 'quarantined' and p.outcome_reason = 'unknown_pin') as unmatched_pins,
      (select count(*)::int from raw_punches p where p.device_id = d.id and p.outcome = 'quarantined') as quarantined,
      (select count(*)::int from device_commands c where c.device_id = d.id and c.status in ('pending', 'sent')) as pending_commands,
      (select json_agg(json_build_object('from', ${momentJson(sql`h.at`)}, 'punches', (
          select count(*) from attendances a
          where a.device_id = d.id and a.created_at >= h.at and a.created_at < h.at + interval '1 hour' and a.voided_at is null)) order by h.at)
        from generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), interval '1 hour') h (at)) as hours,
      (select coalesce(json_agg(json_build_object('code', o.code, 'occurred_at', ${momentJson(sql`o.occurred_at`)}, 'operator', o.operator) order by o.occurred_at desc), '[]')
        from (select * from device_operations where device_id = d.id order by occurred_at desc nulls last limit 20) o) as operations,
      (select json_build_object('at', ${momentJson(sql`x.at`)}, 'ip', x.ip, 'reason', x.refused_for) from device_exchanges x
        where x.device_id = d.id and x.refused_for is not null and x.at > now() - interval '1 hour' order by x.id desc limit 1) as refused,
      exists (select from devices r where r.id = d.id and ${reach(devices, actor, 'devices.update')}) as may_update
    from devices d where d.id = ${device.id}`.execute(db);
  return rows[0] as Counted;
}

/** The values to enter in the menu of the device. */
function setupOf({ config, seal }: Services, device: KnownDevice, mayKnow: boolean): Omit<DeviceHealth['setup'], 'refused'> {
  const { hostname, port, protocol } = new URL(config.publicUrl);
  const https = protocol === 'https:';
  return {
    address: hostname,
    port: Number(port) || (https ? 443 : 80),
    path: ownPathOf(seal, device, mayKnow),
    has_token: device.token_hash !== null,
    accepts_serial: device.accepts_serial,
    https,
  };
}

import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { zoneUntil } from './clock/corrected-clock.ts';
import { connectionOf } from './connection-of.ts';
import type { Reading } from './intake/read-moment.ts';
import { newOwnAddress } from './own-address.ts';

/** A new zone applies from now on: earlier punches are read in the previous zone until a user corrects them. */
const isElsewhereNow = (values: Record<string, unknown>, before: StoredRow | undefined): before is StoredRow & { readings: Reading[] } =>
  before?.last_punch_at != null && values.timezone !== undefined && values.timezone !== before.timezone;

const untilNow = (zone: string): Reading => zoneUntil(zone, localTextAt(zone, Date.now()));

/** The condition of a device follows from its last contact and from the punches it sent. */
export const devicesBehaviour: Behaviour = {
  columns: {
    connection: () => sql`(select ${connectionOf} from (select r.last_seen_at) d)`,
    today_count: () => sql`(
      select count(*)::int from attendances a
      where a.device_id = r.id and a.created_at >= date_trunc('day', now() at time zone r.timezone) at time zone r.timezone)`,
    unmatched_count: () => sql`(
      select count(distinct p.pin)::int from raw_punches p
      where p.device_id = r.id and p.outcome = 'quarantined' and p.outcome_reason = 'unknown_pin')`,
    pending_commands: () => sql`(select count(*)::int from device_commands c where c.device_id = r.id and c.status in ('pending', 'sent'))`,
  },
  /** A device that is not accepted by its serial number alone has its own address as soon as it is created. */
  beforeWrite: async ({ services, values, before }) => {
    if (isElsewhereNow(values, before)) values.readings = JSON.stringify([...before.readings, untilNow(String(before.timezone))]);
    if (values.accepts_serial === null) values.accepts_serial = false;
    const acceptsSerial = values.accepts_serial ?? before?.accepts_serial ?? false;
    if (!acceptsSerial && !before?.token_hash) Object.assign(values, newOwnAddress(services.seal).columns);
  },
  /** To give a device its serial number is to claim it. */
  afterWrite: async ({ tx, after }) => {
    await sql`delete from unclaimed_devices where serial_no = ${after?.serial_no}`.execute(tx);
  },
  /** Enabling a device again means trusting the key that it sends next. */
  beforeMove: async ({ name, values }) => {
    if (name === 'enable') values.comm_key_hash = null;
  },
};

/** Raw punches are read in the time zone of their device. */
export const rawPunchesBehaviour: Behaviour = { zone: sql`(select v.timezone from devices v where v.id = r.device_id)` };

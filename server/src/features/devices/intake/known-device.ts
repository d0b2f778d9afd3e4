import type { DirectionMode } from '@cadre/rules/attendance/facts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Reading } from './read-moment.ts';

/** A device as the work with it needs it. */
export type KnownDevice = Columns<'devices', Plain | 'mode' | 'direction_mode' | 'status' | 'stamps' | 'readings'> & {
  mode: 'push' | 'agent' | 'file';
  direction_mode: DirectionMode;
  status: 'active' | 'disabled';
  /** The code of the language it is set to. */
  language: string | null;
  stamps: Partial<Record<'attlog' | 'operlog', string>>;
  readings: Reading[];
};
type Plain =
  | ('id' | 'name' | 'serial_no' | 'branch_id' | 'timezone' | 'allowed_networks' | 'last_seen_at' | 'last_punch_at')
  | (
      | 'clock_drift_seconds'
      | 'protocol'
      | 'resync'
      | 'accepts_serial'
      | 'token_hash'
      | 'token_sealed'
      | 'comm_key_hash'
      | 'told_offset'
      | 'told_offset_at'
    );

const columns = sql.raw(
  `d.id, d.name, d.serial_no, d.branch_id, d.timezone, d.mode, d.direction_mode, d.status, d.allowed_networks, d.last_seen_at,
   d.last_punch_at, d.clock_drift_seconds, d.protocol, d.options ->> 'language' as language, d.stamps, d.readings, d.resync, d.accepts_serial,
   d.token_hash, d.token_sealed, d.comm_key_hash, d.told_offset, d.told_offset_at`,
);

export const deviceBySerial = (db: Runner, serial: string): Promise<KnownDevice | undefined> =>
  deviceWhere(db, sql`d.serial_no = ${serial}`);

/** The device that owns the address with this token. */
export const deviceByToken = (db: Runner, tokenHash: string): Promise<KnownDevice | undefined> =>
  deviceWhere(db, sql`d.token_hash = ${tokenHash}`);

export async function deviceWhere(db: Runner, condition: Sql): Promise<KnownDevice | undefined> {
  const { rows } = await sql<KnownDevice>`select ${columns} from devices d where ${condition}`.execute(db);
  return rows[0];
}

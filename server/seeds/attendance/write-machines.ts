import type { Transaction } from '../../src/platform/database/database.ts';
import { places } from '../company/places.ts';
import { insertRows } from '../write/insert-rows.ts';
import { reserveIds } from '../write/reserve-ids.ts';
import { machines, unknownDevice } from './machines.ts';

export async function writeMachines(tx: Transaction, branchIds: number[], now: Date): Promise<number[]> {
  const ids = await reserveIds(tx, 'devices', machines.length);
  await insertRows(
    tx,
    'devices',
    {
      id: 'int',
      name: 'text',
      branch_id: 'int',
      serial_no: 'text',
      timezone: 'text',
      direction_mode: 'text',
      note: 'text',
      last_seen_at: 'timestamptz',
      clock_drift_seconds: 'int',
      firmware: 'text',
      protocol: 'text',
      users_count: 'int',
      accepts_serial: 'boolean',
    },
    machines.map((machine, at) => ({
      ...machine,
      id: ids[at],
      branch_id: branchIds[machine.place],
      timezone: places[machine.place]?.timezone,
      last_seen_at: machine.silent_for === null ? null : new Date(now.getTime() - machine.silent_for * 1000).toISOString(),
      clock_drift_seconds: machine.silent_for === null ? null : machine.clock_drift_seconds,
      firmware: machine.firmware || null,
      protocol: machine.silent_for === null ? null : '2.4.1',
      users_count: null,
      accepts_serial: true,
    })),
  );
  await insertRows(tx, 'unclaimed_devices', { serial_no: 'text', ip: 'text', user_agent: 'text', refused_uploads: 'int' }, [
    { ...unknownDevice, refused_uploads: 4 },
  ]);
  // The clock of the one in Tokyo was set by hand.
  await insertRows(
    tx,
    'device_operations',
    { device_id: 'int', code: 'int', operator: 'text', sent_time: 'text', occurred_at: 'timestamptz' },
    [
      { device_id: ids[3], code: 21, operator: '1', sent_time: clockOf(now, -49), occurred_at: hoursAgo(now, 49) },
      { device_id: ids[0], code: 0, operator: '0', sent_time: clockOf(now, -170), occurred_at: hoursAgo(now, 170) },
    ],
  );
  return ids;
}

const hoursAgo = (now: Date, hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();
const clockOf = (now: Date, hours: number): string => hoursAgo(now, -hours).slice(0, 19).replace('T', ' ');

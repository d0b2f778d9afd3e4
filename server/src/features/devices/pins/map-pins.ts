import type { mapPins as call } from '@cadre/contract/calls/devices';
import { employees } from '@cadre/contract/resources/employees';
import { localDayAt } from '@cadre/rules/attendance/zone';
import { reach } from '../../../crud/access.ts';
import { audit } from '../../../crud/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { askedDevice } from '../calls/asked-device.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type Given, givePin } from './give-pin.ts';

/** Says whom numbers stand for. What waited for it counts from now on, on the days it happened. */
export async function mapPins({ db }: House, asked: Asked<typeof call>) {
  const given = asked.body.pins.list.map(({ pin, employee_id, from_date }) => ({
    pin: pin.trim(),
    employee_id: employee_id ?? null,
    from_date: from_date ?? null,
  }));
  const { count, replayed } = await db.transaction(async (tx) => {
    const device = await askedDevice(tx, asked, 'devices.map_users');
    await refuseUnknownPeople(tx, asked, given);
    const today = localDayAt(device.timezone, Date.now());
    for (const one of given) await give(tx, asked, device, one, today);
    return { count: given.length, replayed: await replay(tx, device, given) };
  });
  return { message: asked.t('done.pins_mapped', { count, replayed }), data: { count, replayed } };
}

async function refuseUnknownPeople(tx: Transaction, { actor }: Asked<typeof call>, given: Given[]): Promise<void> {
  const ids = [...new Set(given.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id])))];
  const { rows } = await sql`
    select from employees r where r.id = any(${ids}::int[]) and ${reach(employees, actor, 'employees.view')}`.execute(tx);
  if (rows.length < ids.length) throw invalid({ pins: [{ code: 'missing_reference' }] });
}

async function give(
  tx: Transaction,
  { actor, trace, body }: Asked<typeof call>,
  device: KnownDevice,
  given: Given,
  today: string,
): Promise<void> {
  const before = await givePin(tx, device.id, given, today, body.confirm === true);
  if (before === 'taken') throw new Problem('pin_is_taken', { extra: { pin: given.pin } });
  const changes = [{ field: 'employee_id', old: before.employee_id, new: given.employee_id }];
  const label = `${device.name}: ${given.pin}`;
  audit(tx, { actor, trace, action: 'update', model: 'device-users', model_id: before.id, label, changes });
}

async function replay(tx: Transaction, device: KnownDevice, given: Given[]): Promise<number> {
  const { rows } = await sql<Columns<'raw_punches', 'id'>>`
    select id from raw_punches
    where device_id = ${device.id} and outcome = 'quarantined' and outcome_reason = 'unknown_pin' and pin = any(${given.map(({ pin }) => pin)}::text[])
  `.execute(tx);
  return (
    await acceptPunches(
      tx,
      rows.map(({ id }) => id),
    )
  ).length;
}

import type { mapPins as call } from '@cadre/contract/calls/devices';
import { employees } from '@cadre/contract/resources/employees';
import { localDayAt } from '@cadre/rules/attendance/zone';
import { isDate } from '@cadre/rules/calendar';
import { reach } from '../../../crud/access.ts';
import { audit } from '../../../crud/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { House } from '../../../platform/house.ts';
import type { Answer, Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { askedDevice } from '../calls/asked-device.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type Given, givePin } from './give-pin.ts';

const most = 1000;

/** Says whom numbers stand for. What waited for it counts from now on, on the days it happened. */
export async function mapPins({ db }: House, asked: Asked<typeof call>): Promise<Answer> {
  const given = givenOf(asked.body.pins);
  const { count, replayed } = await db.transaction(async (tx) => {
    const device = await askedDevice(tx, asked, 'devices.map_users');
    await refuseUnknownPeople(tx, asked, given);
    const today = localDayAt(device.timezone, Date.now());
    for (const one of given) await give(tx, asked, device, one, today);
    return { count: given.length, replayed: await replay(tx, device, given) };
  });
  return { message: asked.t('done.pins_mapped', { count, replayed }), data: { count, replayed } };
}

function givenOf(sent: unknown): Given[] {
  const list = (sent as { list?: unknown } | null)?.list;
  if (!Array.isArray(list) || list.length === 0 || list.length > most || !list.every(isGiven))
    throw invalid({ pins: [{ code: 'not_valid' }] });
  return list.map(({ pin, employee_id, from_date }) => ({ pin, employee_id, from_date: from_date ?? null }));
}

function isGiven(sent: unknown): sent is Given {
  if (typeof sent !== 'object' || sent === null) return false;
  const { pin, employee_id, from_date } = sent as Record<string, unknown>;
  const isPin = typeof pin === 'string' && pin.trim() === pin && pin.length > 0 && pin.length <= 40;
  return (
    isPin && (employee_id === null || Number.isInteger(employee_id)) && (from_date === undefined || from_date === null || isDate(from_date))
  );
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

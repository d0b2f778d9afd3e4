import type { mapPins as call } from '@cadre/contract/calls/device-numbers';
import { employees } from '@cadre/contract/resources/employees';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import { reach } from '../../../crud/access/access.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceOfParams } from '../calls/device-of-params.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import type { KnownDevice } from '../intake/known-device.ts';

/** Assigns numbers to employees. Punches that waited for it count from now on, on the days they happened. */
export async function mapPins({ db }: Services, context: CallContext<typeof call>) {
  const given = context.body.pins.list.map(({ pin, employee_id, from_date }) => ({
    pin: pin.trim(),
    employee_id: employee_id ?? null,
    from_date: from_date ?? null,
  }));
  const { count, replayed } = await db.transaction(async (tx) => {
    const device = await deviceOfParams(tx, context, 'devices.map_users');
    await refuseUnknownPeople(tx, context, given);
    const today = localDayAt(device.timezone, Date.now());
    for (const one of given) await give(tx, context, device, one, today);
    return { count: given.length, replayed: await replay(tx, device, given) };
  });
  return { message: context.t('done.pins_mapped', { count, replayed }), data: { count, replayed } };
}

async function refuseUnknownPeople(tx: Transaction, { actor }: CallContext<typeof call>, given: Given[]): Promise<void> {
  const ids = [...new Set(given.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id])))];
  const { rows } = await sql`
    select from employees r where r.id = any(${ids}::int[]) and ${reach(employees, actor, 'employees.view')}`.execute(tx);
  if (rows.length < ids.length) throw invalid({ pins: [{ code: 'missing_reference' }] });
}

async function give(
  tx: Transaction,
  { actor, trace, body }: CallContext<typeof call>,
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
    where device_id = ${device.id} and outcome = 'quarantined' and outcome_reason in ('unknown_pin', 'not_employed', 'other_name')
      and pin = any(${given.map(({ pin }) => pin)}::text[])
  `.execute(tx);
  return (
    await acceptPunches(
      tx,
      rows.map(({ id }) => id),
    )
  ).length;
}

type Given = { pin: string; employee_id: number | null; from_date: Day | null };

type Held = Columns<'device_users', 'id' | 'employee_id' | 'from_date' | 'to_date' | 'name_on_device' | 'card_no' | 'privilege'>;

/**
 * Assigns a number to an employee. A number without a holder is theirs from the beginning or from the given day; one that changes hands
 * from today or that day on, and earlier punches stay with the previous holder.
 */
async function givePin(
  tx: Transaction,
  device_id: number,
  { pin, employee_id, from_date }: Given,
  today: Day,
  isConfirmed: boolean,
): Promise<{ id: number; employee_id: number | null } | 'taken'> {
  const held = await heldBy(tx, device_id, pin);
  const last = held.at(-1);
  if (last && (last.employee_id === null || last.employee_id === employee_id)) {
    await sql`
      update device_users set employee_id = ${employee_id}, matched_by = 'person', from_date = coalesce(${from_date}::date, from_date),
        to_date = null, version = version + 1, updated_at = now()
      where id = ${last.id}`.execute(tx);
    return { id: last.id, employee_id: last.employee_id };
  }
  if (last && employee_id !== null && !isConfirmed) return 'taken';
  if (last) await endAt(tx, held, addDays(from_date ?? today, -1));
  const since = last ? (from_date ?? today) : from_date;
  const { rows } = await sql<Columns<'device_users', 'id'>>`
    insert into device_users (device_id, pin, employee_id, matched_by, from_date, name_on_device, card_no, privilege)
    values (${device_id}, ${pin}, ${employee_id}, 'person', ${since}::date, ${last?.name_on_device ?? null}, ${last?.card_no ?? null},
      ${last?.privilege ?? null})
    returning id`.execute(tx);
  return { id: rows[0]?.id ?? 0, employee_id: last?.employee_id ?? null };
}

async function heldBy(tx: Transaction, device_id: number, pin: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select id, employee_id, from_date, to_date, name_on_device, card_no, privilege from device_users where device_id = ${device_id} and pin = ${pin}
    order by coalesce(from_date, '-infinity') for update`.execute(tx);
  return rows;
}

/** Assignments that began later are deleted; the others end on that day. */
async function endAt(tx: Transaction, held: Held[], day: Day): Promise<void> {
  for (const { id, from_date, to_date } of held) {
    if (from_date !== null && from_date > day) await sql`delete from device_users where id = ${id}`.execute(tx);
    else if (to_date === null || to_date > day) await sql`update device_users set to_date = ${day}::date where id = ${id}`.execute(tx);
  }
}

import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import { fullName } from '@cadre/rules/full-name';
import { devicePunchKey } from '../../src/features/devices/protocol/dedupe-key.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { insertRows } from '../write/insert-rows.ts';
import { machines } from './machines.ts';

const zone = 'Europe/Madrid';

/** Terminal users: all employees by their number, and two unmatched numbers whose employee can be guessed. */
export async function writeUnknown(
  tx: Transaction,
  people: readonly EmployeePlan[],
  ids: { employeeIds: number[]; deviceIds: number[] },
  today: Day,
): Promise<void> {
  const entrance = ids.deviceIds[0];
  // Beyond the numbers of all employees, however many there are.
  const guestPin = Math.max(9001, 1001 + people.length);
  const guests = people
    .slice(-2)
    .map(({ first_name, last_name }, at) => ({ pin: String(guestPin + at), name: `${first_name.slice(0, 1)}. ${last_name}` }));
  await insertRows(tx, 'device_users', { device_id: 'int', pin: 'text', employee_id: 'int', name_on_device: 'text', matched_by: 'text' }, [
    ...people.flatMap(({ place, first_name, last_name }, number) =>
      place === machines[0]?.place
        ? [
            {
              device_id: entrance,
              pin: String(1001 + number),
              employee_id: ids.employeeIds[number],
              name_on_device: fullName(first_name, last_name),
              matched_by: 'employee_code',
            },
          ]
        : [],
    ),
    ...guests.map(({ pin, name }) => ({ device_id: entrance, pin, employee_id: null, name_on_device: name, matched_by: null })),
  ]);
  const waiting = guests.flatMap(({ pin }, guest) =>
    Array.from({ length: 6 - guest * 2 }, (_, at) => addDays(today, -at - 1)).flatMap((date) => [
      line(pin, `${date} 08:${50 + guest}:1${guest}`, 0, 'unknown_pin'),
      line(pin, `${date} 17:3${guest}:42`, 1, 'unknown_pin'),
    ]),
  );
  const wrongClock = [line('1013', '2000-01-01 00:04:17', 0, 'clock'), line('1020', '2000-01-01 00:09:51', 1, 'clock')];
  await insertRows(
    tx,
    'raw_punches',
    {
      device_id: 'int',
      source: 'text',
      pin: 'text',
      sent_time: 'text',
      occurred_at: 'timestamptz',
      received_at: 'timestamptz',
      code: 'int',
      verify_code: 'int',
      raw_line: 'text',
      dedupe_key: 'text',
      outcome: 'text',
      outcome_reason: 'text',
    },
    [...waiting, ...wrongClock.map((one) => ({ ...one, received_at: `${addDays(today, -9)}T06:10:00Z` }))].map((one) => ({
      ...one,
      device_id: entrance,
    })),
  );
}

function line(pin: string, sent_time: string, code: number, outcome_reason: string) {
  const [day = '', clock = ''] = sent_time.split(' ');
  const occurred_at = new Date(momentAt(zone, day, clock).at).toISOString();
  return {
    source: 'device',
    pin,
    sent_time,
    occurred_at,
    received_at: occurred_at,
    code,
    verify_code: 1,
    raw_line: `${pin}\t${sent_time}\t${code}\t1\t0\t0\t0`,
    dedupe_key: devicePunchKey({ serial: machines[0]?.serial_no as string, pin, local_time: sent_time, status_code: code }),
    outcome: 'quarantined',
    outcome_reason,
  };
}

import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, dayIn } from '@cadre/rules/calendar';
import { sql } from '../../src/platform/database/sql.ts';
import type { Office } from '../office.ts';

const lisbon = 'Europe/Lisbon';
export const today = dayIn(lisbon, new Date());
/** The Monday of the last complete past week that is within one month. */
export const monday = lastWholeWeek(addDays(today, -weekdayOf(today) - 6));
export const tuesday = addDays(monday, 1);
export const saturday = addDays(monday, 5);

function lastWholeWeek(from: string): string {
  return from.slice(0, 7) === addDays(from, 6).slice(0, 7) ? from : lastWholeWeek(addDays(from, -7));
}

export type Hours = { office: number; night: number; schedule: number };

/** Monday to Friday, nine to five with a half-hour break, as the default schedule, and a night shift. */
export async function planHours(office: Office): Promise<Hours> {
  const shift = async (given: object): Promise<number> =>
    idOf(await office.as('hr').post('/shifts', { color: '#0b7a4b', kind: 'fixed', ...given }));
  const day = await shift({ name: 'Office', code: 'O', start_time: '09:00', end_time: '17:00', break_minutes: 30 });
  const night = await shift({ name: 'Night', code: 'N', start_time: '22:00', end_time: '06:00' });
  const weeks = [[day, day, day, day, day, null, null]];
  const schedule = { name: 'Office week', cycle_weeks: 1, anchor_date: '2024-01-01', days: { weeks }, is_default: true, active: true };
  return { office: day, night, schedule: idOf(await office.as('hr').post('/week-schedules', schedule)) };
}

const idOf = (answer: { status: number; text: string; body: { data: { id: number } } }): number => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data.id;
};

/** Adds punches by Lisbon local time: `stamp(office, id, monday, '09:00 in', '17:00 out')`. */
export async function stamp({ services }: Office, employee_id: number, date: string, ...lines: string[]): Promise<void> {
  const punches = lines.map((line) => {
    const [time = '', action] = line.split(' ');
    return { action, at: new Date(momentAt(lisbon, date, time).at).toISOString(), local: `${date} ${time}:00` };
  });
  await sql`
    insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin)
    select ${employee_id}, action, at, ${lisbon}, local, 'manual', 'said'
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p (action text, at timestamptz, local text)`.execute(services.db);
}

/** Adds device punches, whose direction is derived by the mode of the device. */
export async function stampAtDevice(
  { services }: Office,
  device_id: number,
  employee_id: number,
  date: string,
  ...times: string[]
): Promise<void> {
  for (const time of times) {
    const at = new Date(momentAt(lisbon, date, time).at).toISOString();
    await sql`
      with line as (
        insert into raw_punches (device_id, source, pin, raw_line, dedupe_key, outcome, employee_id, code)
        values (${device_id}, 'device', '1', ${time}, ${`${device_id} ${employee_id} ${date} ${time}`}, 'accepted', ${employee_id}, 255) returning id)
      insert into attendances (employee_id, action, created_at, timezone, local_time, source, device_id, raw_id, direction_origin, code)
      select ${employee_id}, 'in', ${at}::timestamptz, ${lisbon}, ${`${date} ${time}:00`}, 'device', ${device_id}, id, 'derived', 255 from line`.execute(
      services.db,
    );
  }
}

/** One day of an employee as HR reads it. */
export async function dayOf(office: Office, employee_id: number, date: string) {
  const { status, body, text } = await office
    .as('hr')
    .get(`/employees/${employee_id}/attendance`, { type: 'timesheet', from: date, to: date });
  if (status !== 200) throw new Error(text);
  return body.data.days[0];
}

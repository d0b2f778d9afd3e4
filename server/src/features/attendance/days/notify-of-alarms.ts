import { listText } from '@cadre/contract/texts/list-text';
import { whoMay } from '../../../crud/acts/who-may.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Contact, contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';

type Alarm = { id: number; employee_id: number; name: string; manager_id: number | null; date: string };

/** Notifies managers once a day of employees who rested too little or worked too long: all days in one notice, and each day only once. */
export async function notifyOfAlarms({ db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const byManager = Map.groupBy(await takeAlarms(tx), ({ manager_id }) => manager_id);
    for (const contact of await contactsOf(
      tx.run,
      [...byManager.keys()].flatMap((id) => id ?? []),
    )) {
      await notifyPerson(tx, contact, byManager.get(contact.employee_id) ?? []);
    }
  });
}

/** Past days of the last two weeks without a decision. Older days were recomputed and are no news. */
async function takeAlarms(tx: Transaction): Promise<Alarm[]> {
  const { rows } = await sql<Alarm>`
    with told as (
      update attendance_days d set alarm_told_at = now() from employees e
      where e.id = d.employee_id and d.alarm and d.alarm_told_at is null and not d.flags ? 'overridden'
        and d.date >= current_date - 14 and d.date < today_of(e)
      returning d.id, d.employee_id, e.name, e.manager_id, d.date)
    select * from told order by date, name, id`.execute(tx);
  return rows;
}

/** Managers are notified only about employees whose attendance they may see. */
async function notifyPerson(tx: Transaction, { user_id, language }: Contact, alarms: readonly Alarm[]): Promise<void> {
  if (user_id === null) return;
  const seen: string[] = [];
  for (const { employee_id, name, date } of alarms) {
    if ((await whoMay(tx, 'attendances.view', employee_id)).includes(user_id)) seen.push(`${name} (${date})`);
  }
  if (seen.length === 0) return;
  const days = listText(language, [...seen.slice(0, few), ...(seen.length > few ? ['…'] : [])]);
  await notify(tx.run, user_id, 'working_time_exceeded', { days }, '/attendances/days?f.alarm=true');
}

const few = 5;

import { weekFrom } from '@cadre/rules/time/not-submitted';
import { type ReminderKind, reminderAt } from '@cadre/rules/time/reminders';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';
import { loadDue } from '../weeks/load-due.ts';
import { loadMissing, type MissingWeek } from './load-missing.ts';
import { remindedThisWeek, remindOnce } from './remind.ts';

type Person = { id: number; today: string; monday: string; logged: number; weekday: number; minute: number };

/** Sends the reminders due by each person's local time; none on a day without required time. */
export async function remindByLadder(services: Services, ports: Plans, now: Date = new Date()): Promise<void> {
  const people = await loadPeople(services, now);
  const byKind = Map.groupBy(people, ({ weekday, minute }) => reminderAt(weekday, minute));
  for (const [kind, some] of byKind) {
    if (kind === null) continue;
    const atWork = await peopleAtWork(services, ports, some);
    if (atWork.length > 0) await remindersOf[kind](services, ports, atWork);
  }
}

const remindersOf: Record<ReminderKind, (services: Services, ports: Plans, people: readonly Person[]) => Promise<void>> = {
  friendly: remindOfThisWeek,
  due: (services, ports, people) => remindOfMissing(services, ports, people, 'due', 'time_cards_due'),
  late: (services, ports, people) => remindOfMissing(services, ports, people, 'late', 'time_cards_late'),
  digest: notifyManagers,
};

async function loadPeople({ db }: Services, now: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select e.id, here.at::date as today, monday_of(here.at::date) as monday, coalesce(c.total_minutes, 0) as logged,
      extract(isodow from here.at)::int as weekday, (extract(hour from here.at) * 60 + extract(minute from here.at))::int as minute
    from employees e join branches b on b.id = e.branch_id
    cross join lateral (select ${now.toISOString()}::timestamptz at time zone coalesce(e.timezone, b.timezone) as at) here
    left join time_cards c on c.employee_id = e.id and c.from_date = monday_of(here.at::date)
    where e.status <> 'terminated' and exists (select from time_cards) and coalesce(c.status, 'draft') in ('draft', 'rejected')
    order by e.id`.execute(db);
  return rows;
}

async function peopleAtWork({ db }: Services, ports: Plans, people: readonly Person[]): Promise<Person[]> {
  const days = [...new Set(people.map(({ today }) => today))].sort();
  const due = await loadDue(
    db,
    ports,
    people.map(({ id }) => id),
    days[0] ?? '',
    days.at(-1) ?? '',
  );
  return people.filter(({ id, today }) => due.get(id)?.some(({ plan, required_minutes }) => plan.date === today && required_minutes > 0));
}

async function remindOfThisWeek({ db }: Services, ports: Plans, people: readonly Person[]): Promise<void> {
  for (const [monday, some] of Map.groupBy(people, (person) => person.monday)) {
    const week = weekFrom(monday);
    const due = await loadDue(
      db,
      ports,
      some.map(({ id }) => id),
      week.from,
      week.to,
    );
    for (const { id, logged } of some) {
      const required = due.get(id)?.reduce((sum, day) => sum + day.required_minutes, 0) ?? 0;
      if (logged < required) await db.transaction((tx) => remindOnce(tx, [{ ...week, employee_id: id }], 'friendly', 'time_cards_open'));
    }
  }
}

async function remindOfMissing(
  { db }: Services,
  ports: Plans,
  people: readonly Person[],
  kind: 'due' | 'late',
  type: 'time_cards_due' | 'time_cards_late',
): Promise<void> {
  const missing = await missingOf(db, ports, people);
  for (const weeks of Map.groupBy(missing, ({ employee_id }) => employee_id).values())
    await db.transaction((tx) => remindOnce(tx, weeks, kind, type));
}

const missingOf = (db: Services['db'], ports: Plans, people: readonly Person[]): Promise<MissingWeek[]> =>
  loadMissing(db, ports, sql`r.id = any(${people.map(({ id }) => id)}::int[])`);

/** Notifies managers once a week of the people with open weeks. */
async function notifyManagers({ db }: Services, ports: Plans, people: readonly Person[]): Promise<void> {
  const missing = await missingOf(db, ports, people);
  if (missing.length > 0) await db.transaction((tx) => notifyAbout(tx, missing));
}

async function notifyAbout(tx: Transaction, missing: readonly MissingWeek[]): Promise<void> {
  const { rows } = await sql<{ manager_id: number; names: string[] }>`
    with fresh as (
      insert into time_card_reminders (employee_id, week_start, kind, day)
      select e.id, m."from", 'digest', today_of(e)
      from json_to_recordset(${JSON.stringify(missing)}::json) as m (employee_id int, "from" date) join employees e on e.id = m.employee_id
      where not exists (${remindedThisWeek('digest')})
      on conflict do nothing returning employee_id)
    select e.manager_id, array_agg(distinct e.name order by e.name) as names
    from fresh join employees e on e.id = fresh.employee_id where e.manager_id is not null group by e.manager_id order by 1`.execute(tx);
  const contacts = await contactsOf(
    tx.run,
    rows.map(({ manager_id }) => manager_id),
  );
  for (const { manager_id, names } of rows) {
    const contact = contacts.find(({ employee_id }) => employee_id === manager_id);
    if (contact?.user_id)
      await notify(tx.run, contact.user_id, 'time_cards_missing', { names: names.join(', ') }, '/time-cards/not-submitted');
  }
}

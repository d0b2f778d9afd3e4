import type { remindOfWeeks as remindCall } from '@cadre/contract/calls/not-submitted';
import type { NotificationType } from '@cadre/contract/calls/notifications';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { loadMissing, type MissingWeek } from './load-missing.ts';

/** Each person once for all of their weeks, and for none that is handed in by now. */
export async function remindPeople({ db }: Services, ports: Plans, { actor, body, t }: CallContext<typeof remindCall>) {
  const ids = [...new Set(body.items.map(({ employee_id }) => employee_id))];
  const { rows } = await sql<{ id: number }>`
    select r.id from employees r where r.id = any(${ids}::int[]) and ${covers(timeCards, actor, 'remind')}`.execute(db);
  if (rows.length < ids.length) throw new Problem('not_found', { about: 'employees' });
  const requested = new Set(body.items.map(({ employee_id, year, week }) => `${employee_id} ${year} ${week}`));
  const missing = await loadMissing(db, ports, sql`r.id = any(${ids}::int[])`);
  const weeks = missing.filter(({ employee_id, year, week }) => requested.has(`${employee_id} ${year} ${week}`));
  let reminded = 0;
  for (const some of Map.groupBy(weeks, ({ employee_id }) => employee_id).values())
    if (await db.transaction((tx) => remindOnce(tx, some, 'asked', 'time_cards_due'))) reminded += 1;
  return { message: t('done.people_reminded', { count: reminded }), data: { reminded, skipped: ids.length - reminded } };
}

type Kind = 'friendly' | 'due' | 'late' | 'asked';
type Reminded = Pick<MissingWeek, 'employee_id' | 'from' | 'year' | 'week'>;

/** One notice for all weeks of a person: of one kind once in a week of theirs, and by hand at most once a day. */
export async function remindOnce(tx: Transaction, weeks: readonly Reminded[], kind: Kind, type: NotificationType): Promise<boolean> {
  const [first] = weeks;
  if (!first) return false;
  const [contact] = await contactsOf(tx.run, [first.employee_id]);
  if (!contact?.user_id) return false;
  const { rows } = await sql<{ week_start: string }>`
    insert into time_card_reminders (employee_id, week_start, kind, day)
    select e.id, w.monday, ${kind}, today_of(e) from employees e, unnest(${weeks.map(({ from }) => from)}::date[]) as w (monday)
    where e.id = ${first.employee_id} and not exists (${remindedThisWeek(kind)}) on conflict do nothing returning week_start`.execute(tx);
  if (rows.length === 0) return false;
  const labels = weeks.map(({ year, week }) => `${year}-W${String(week).padStart(2, '0')}`);
  await notify(tx.run, contact.user_id, type, { weeks: labels.join(', ') }, `/my-tasks/${first.year}/${first.week}`);
  return true;
}

/** Whether the employee `e` had this reminder since Monday by their clock: it may go out on the day after, when no server ran at its hour. */
export const remindedThisWeek = (kind: Kind | 'digest') => sql`
  select from time_card_reminders r where r.employee_id = e.id and r.kind = ${kind} and r.kind <> 'asked' and r.day >= monday_of(today_of(e))`;

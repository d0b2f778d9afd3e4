import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { daysOf, monthAt } from './write-rosters.ts';

type Input = { desk: number[]; planner: number; late: number; today: Day };
type Swap = { from: number; day: Day | undefined; to: number | null; back?: Day | undefined; status: string; reason: string };

/** Next month's published roster of the support team: two alternate, a third is on standby. They request swaps in every state. */
export async function writeSwaps(tx: Transaction, { desk, planner, late, today }: Input): Promise<void> {
  const [one, two, standby] = desk;
  if (one === undefined || two === undefined || standby === undefined) return;
  const month = monthAt(today, 1);
  const { rows } = await sql<{ id: number }>`
    insert into month_schedules (name, month, planner_id, status, published_at)
    values ('Support desk', ${month}, ${planner}, 'published', now() - interval '3 days') returning id`.execute(tx);
  const roster = rows[0]?.id as number;
  const isWork = (date: Day) => weekdayOf(date) <= 5;
  const turnOf = (date: Day) => (Number(date.slice(8)) % 2 === 0 ? one : two);
  const entries = daysOf(month).flatMap((date) =>
    desk.map((employee_id) => ({ employee_id, date, shift_id: isWork(date) && turnOf(date) === employee_id ? late : null })),
  );
  await sql`
    insert into roster_entries (month_schedule_id, employee_id, date, shift_id)
    select ${roster}, employee_id, date, shift_id
    from json_to_recordset(${JSON.stringify(entries)}::json) as e (employee_id int, date date, shift_id int)`.execute(tx);

  const [even, odd] = [0, 1].map((rest) => daysOf(month).filter((date) => isWork(date) && Number(date.slice(8)) % 2 === rest)) as [
    Day[],
    Day[],
  ];
  const swaps: Swap[] = [
    { from: one, day: even[0], to: two, back: odd[0], status: 'agreed', reason: 'A school concert' },
    { from: one, day: even[1], to: two, status: 'agreed', reason: 'A doctor’s appointment' },
    { from: two, day: odd[1], to: standby, status: 'agreed', reason: 'Moving house' },
    { from: two, day: odd[2], to: standby, status: 'agreed', reason: 'A wedding' },
    { from: one, day: even[2], to: standby, status: 'asked', reason: 'A course in the evening' },
    { from: two, day: odd[3], to: null, status: 'asked', reason: 'Anybody who likes the evening?' },
    { from: one, day: even[3], to: two, status: 'refused', reason: 'A long weekend' },
    { from: one, day: even[4], to: two, status: 'withdrawn', reason: 'A birthday' },
    { from: two, day: addDays(today, -9), to: one, status: 'approved', reason: 'A parents’ evening' },
    { from: one, day: addDays(today, -16), to: null, status: 'expired', reason: 'Tickets for the match' },
  ];
  await sql`
    insert into shift_swaps (month_schedule_id, employee_id, title, from_date, shift_id, to_employee_id, to_user_id, to_date, to_shift_id, reason, status,
      starts_at, agreed_at, decided_at, decision_note, created_at, updated_at)
    select ${roster}, s."from", concat(s.day, ' ↔ ' || s.back), s.day, ${late}, s."to", u.id, s.back, case when s.back is not null then ${late}::int end, s.reason, s.status,
      (least(s.day, coalesce(s.back, s.day)) + h.start_time::time) at time zone b.timezone,
      case when s.status in ('agreed', 'approved') then asked.at + interval '2 hours' end,
      case when s.status in ('approved', 'refused') then asked.at + interval '5 hours' end,
      case when s.status = 'refused' then 'I am away myself.' end, asked.at, asked.at
    from json_to_recordset(${JSON.stringify(swaps)}::json) as s ("from" int, day date, "to" int, back date, reason text, status text)
    join employees e on e.id = s."from" join branches b on b.id = e.branch_id join shifts h on h.id = ${late}
    left join users u on u.employee_id = s."to"
    cross join lateral (select least(now() - interval '1 day', (s.day - 3)::timestamptz) as at) asked
    where s.day is not null order by s.status, s.day`.execute(tx);
}

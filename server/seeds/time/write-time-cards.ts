import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { homeProjects } from '../projects/plan-projects.ts';

/** A year of weeks in every state: approved, submitted, rejected, draft, and some without entries. */
export async function writeTimeCards(tx: Transaction, today: Day): Promise<void> {
  await writeRows(tx, today);
  await handIn(tx, today);
  await sendOneBack(tx);
  await sql`update time_cards c set required_minutes = coalesce((
      select sum(greatest(0, d.expected_minutes - d.leave_minutes - d.holiday_minutes))::int from attendance_days d
      where d.employee_id = c.employee_id and d.date between c.from_date and c.to_date), 0),
    leave_minutes = coalesce((select sum(d.leave_minutes)::int from attendance_days d
      where d.employee_id = c.employee_id and d.date between c.from_date and c.to_date), 0)`.execute(tx);
}

/** Other departments log no time on these. */
const others: readonly string[] = Object.values(homeProjects).filter((name) => name !== homeProjects.CADRE);

/** The expected time of each day, logged on one or two projects of the person; now and then a week is forgotten. */
async function writeRows(tx: Transaction, today: Day): Promise<void> {
  await sql`
    create temp table demo_weeks on commit drop as
    with days as (
      select d.employee_id, d.date, monday_of(d.date) as monday, d.expected_minutes - d.leave_minutes - d.holiday_minutes as minutes
      from attendance_days d join employees e on e.id = d.employee_id and e.status <> 'terminated'
      where d.date between ${today}::date - 371 and ${today}::date and d.expected_minutes - d.leave_minutes - d.holiday_minutes > 0
        and not (d.date > ${today}::date - 60 and (hashtext(d.employee_id || ' ' || monday_of(d.date)) & 63) = 7)
        and not (d.date >= monday_of(${today}::date) and (d.employee_id % 3 = 0 or d.date = ${today}::date))),
    weeks as (
      select distinct y.employee_id, y.monday, d.code in ('DEL', 'STR', 'TEC', 'DAT', 'SAL') as sells,
        coalesce(${JSON.stringify(homeProjects)}::jsonb ->> d.code, '') as mostly
      from days y join employees e on e.id = y.employee_id join departments d on d.id = e.department_id),
    chosen as (
      select w.employee_id, w.monday, c.*, row_number() over (partition by w.employee_id, w.monday order by c.rank) as place
      from weeks w cross join lateral (
        select p.id as project_id, p.client_id, p.require_task, p.billable,
          case when p.name = w.mostly then -1 when p.category = 'presales' and w.mostly = '' then 75 when p.open_to_all then 58 else 0 end
            + (hashtext(w.employee_id || ' ' || p.id || ' ' || (w.monday - date '2020-01-06') / 28) & 63) * (p.name <> w.mostly)::int as rank
        from projects p
        where (p.category <> 'presales' or w.sells) and (p.name = w.mostly or p.name <> all(${others})) and p.status in ('active', 'on_hold', 'completed') and coalesce(p.start_date <= w.monday, true) and coalesce(p.end_date >= w.monday + 6, true)
          and (p.open_to_all or exists (select from project_members m where m.project_id = p.id and m.employee_id = w.employee_id))
        order by rank limit 2) c)
    select c.*, v.department_id, bill.amount as rate, bill.currency, cost.amount as cost_rate, cost.currency as cost_currency,
      (select t.id from project_tasks t where t.project_id = c.project_id and (c.require_task or c.place = 1)
       order by (hashtext(c.employee_id || ' ' || t.id) & 7), t.id limit 1) as project_task_id
    from chosen c cross join lateral version_on(c.employee_id, c.monday) v
    left join lateral rate_on('bill', c.project_id, null, c.employee_id, c.monday) bill on c.billable
    left join lateral rate_on('cost', c.project_id, null, c.employee_id, c.monday) cost on true`.execute(tx);
  await sql`
    insert into time_cards (employee_id, week_year, week, from_date, to_date, created_at, updated_at)
    select distinct employee_id, extract(isoyear from monday)::int, extract(week from monday)::int, monday, monday + 6, monday + interval '9 hours',
      monday + interval '9 hours' from demo_weeks order by monday, employee_id`.execute(tx);
  await sql`
    insert into tasks (employee_id, date, project_id, project_task_id, minutes, description, billable, time_card_id, department_id, client_id, rate, currency,
      cost_rate, cost_currency, created_at, updated_at)
    select d.employee_id, d.date, w.project_id, w.project_task_id, s.minutes,
      (array['Workshop with the client', 'Analysis and notes', 'Implementation', 'Review with the team', 'Preparation of the next steps'])[1 + (hashtext(d.employee_id || d.date::text) & 3)],
      w.billable, c.id, w.department_id, w.client_id, w.rate, w.currency, w.cost_rate, w.cost_currency, d.date + interval '17 hours', d.date + interval '17 hours'
    from attendance_days d
    join demo_weeks w on w.employee_id = d.employee_id and w.monday = monday_of(d.date)
    join time_cards c on c.employee_id = d.employee_id and c.from_date = w.monday
    cross join lateral (select d.expected_minutes - d.leave_minutes - d.holiday_minutes as due) asked
    cross join lateral (select case when (hashtext(d.employee_id || d.date::text) & 3) > 0 then case w.place when 1 then due else 0 end
      else case w.place when 1 then due - due / 3 / 15 * 15 else due / 3 / 15 * 15 end end as minutes) s
    where s.minutes > 0 and d.date between ${today}::date - 371 and ${today}::date and d.date < ${today}::date
    order by d.date, d.employee_id, w.place`.execute(tx);
}

/** Weeks that are over are approved, of the last one some wait and some are drafts. */
async function handIn(tx: Transaction, today: Day): Promise<void> {
  await sql`
    update time_cards c set status = s.status, attempt = 1, on_time = c.employee_id % 9 > 0, submitted_at = c.to_date - interval '7 hours',
      submitted_by_id = (select u.id from users u where u.employee_id = c.employee_id),
      decided_at = case when s.status = 'approved' then c.to_date + interval '2 days 10 hours' end
    from (select id, case when to_date < ${today}::date - 8 and (hashtext(employee_id || ' ' || from_date) & 127) = 3 and to_date > ${today}::date - 60 then 'draft'
        when to_date < ${today}::date - 8 then 'approved'
        when to_date < ${today}::date then case employee_id % 5 when 0 then 'draft' when 1 then 'approved' else 'submitted' end else 'draft' end as status
      from time_cards) s
    where s.id = c.id and s.status <> 'draft'`.execute(tx);
  await sql`
    update tasks t set status = c.status from time_cards c where c.id = t.time_card_id and c.status <> 'draft'`.execute(tx);
}

/** A week is rejected with a question about one of its rows. */
async function sendOneBack(tx: Transaction): Promise<void> {
  await sql`
    with back as (
      update time_cards set status = 'rejected', decided_at = now() - interval '3 hours', decision_note = 'Which client was this for?'
      where id in (select id from time_cards where status = 'submitted' order by from_date desc, employee_id limit 2) returning id)
    update tasks t set status = case when t.id = first.id then 'rejected' else 'approved' end,
      returned_note = case when t.id = first.id then 'Which client was this for?' end
    from back join lateral (select min(x.id) as id from tasks x where x.time_card_id = back.id) first on true where t.time_card_id = back.id`.execute(
    tx,
  );
}

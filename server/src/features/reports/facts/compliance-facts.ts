import { timeCards } from '@cadre/contract/resources/time-cards';
import { periodOf } from '@cadre/rules/period';
import { compliance as figures } from '@cadre/rules/reports/people-figures';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { dueRows, monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(timeCards, 'view', scope);

const momentText = (at: Sql): Sql => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A row per person and past week: the required hours, and the status of the card. A week without required hours is included only with a
 * card, and none is from before the first card.
 */
const facts = (scope: ReportScope): Sql => sql`
  select e.id as k_employee, e.department_id as k_department, e.branch_id as k_branch, e.manager_id as k_manager, w.week as k_week,
    ${monthOf(sql`w.week`)} as k_month, coalesce(c.status, 'missing') as k_status,
    to_char(w.week, 'IYYY"-W"IW') as c_week, w.required as c_required, w.leave as c_leave, coalesce(c.total_minutes, 0) as c_logged,
    greatest(0, w.required - coalesce(c.total_minutes, 0)) as c_missing, coalesce(c.status, 'missing') as c_status,
    ${momentText(sql`c.submitted_at`)} as c_submitted_at,
    case when is_in.yes then case when coalesce(c.on_time, true) then 0 else greatest(1, c.submitted_at::date - (w.week + 7)) end
      else greatest(0, ${scope.today}::date - (w.week + 7)) end as c_days_late,
    case when c.status = 'approved' then ${momentText(sql`c.decided_at`)} end as c_approved_at,
    case when c.status = 'approved' then round((extract(epoch from c.decided_at - c.submitted_at) / 86400)::numeric, 1)::float8 end as c_approval_days,
    (select count(*) from time_card_reminders m where m.employee_id = e.id and m.week_start = w.week)::int as c_reminders,
    (c.reopen_reason is not null)::int as c_reopened,
    1 as c_due_cards, (is_in.yes and coalesce(c.on_time, true))::int as c_on_time_cards
  from (
    select d.employee_id, monday_of(d.date) as week, sum(d.expected_minutes - d.leave_minutes - d.holiday_minutes)::int as required,
      sum(d.leave_minutes)::int as leave
    from ${dueRows(scope)} where d.date < monday_of(${scope.today}::date)
    group by 1, 2
  ) w
  join employees e on e.id = w.employee_id
  left join time_cards c on c.employee_id = w.employee_id and c.from_date = w.week
  cross join lateral (select coalesce(c.status in ('submitted', 'approved'), false) as yes) is_in
  where (w.required > 0 or c.total_minutes > 0) and w.week >= (select monday_of(min(f.from_date)) from time_cards f)`;

const wholeWeeks = ({ from, to }: ReportScope) => ({ from: periodOf('week', from).from, to: periodOf('week', to).to });

export const compliance: ReportSource = { facts, finish: () => figures, people, days: ['due'], dueSpan: wholeWeeks };

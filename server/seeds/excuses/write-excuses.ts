import type { Day } from '@cadre/rules/calendar';
import { settleDays } from '../../src/features/attendance/days/settle-days.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** Excuses for lateness, leaving an hour early, a day at home and a forgotten check-out, in every state. */
export async function writeExcuses(tx: Transaction, { today, decider }: { today: Day; decider: number }): Promise<void> {
  const { rows } = await sql<{ id: number; employee_id: number }>`
    with day as (
      select d.employee_id, d.date, d.status, d.flags, d.late_minutes, d.timezone, d.scheduled_in, d.scheduled_out, d.first_in,
        d.scheduled_in at time zone d.timezone as due, d.scheduled_out at time zone d.timezone as over
      from attendance_days d join employees e on e.id = d.employee_id and e.status = 'active'
      where d.date between ${today}::date - 60 and ${today}::date - 1 and d.scheduled_in is not null
    ), told as (
      select employee_id, 'late_arrival' as type, date, due::time as starts, date_trunc('minute', first_in at time zone timezone)::time as ends,
        null as missing, timezone, 'The train was late' as reason,
        case when date > ${today}::date - 8 then case employee_id % 2 when 0 then 'pending' else 'approved' end
          else case employee_id % 5 when 0 then 'rejected' else 'approved' end end as status
      from (select *, row_number() over (partition by employee_id order by date desc) as nth from day
        where flags ? 'late' and late_minutes between 11 and 90 and not flags ? 'missed_span') late where nth <= 2
      union all
      select employee_id, 'early_departure', date + 14, (over - interval '1 hour')::time, over::time, null, timezone, 'School concert',
        case employee_id % 4 when 0 then 'pending' when 1 then 'approved' when 2 then 'draft' else 'cancelled' end
      from (select *, row_number() over (partition by employee_id order by date desc) as nth from day
        where date > ${today}::date - 8 and over::date = date and over - due > interval '4 hours') ahead where nth = 1 + employee_id % 4 and employee_id % 3 = 0
      union all
      select employee_id, 'remote_work', date, due::time, over::time, null, timezone, 'The boiler was being repaired', 'approved'
      from (select *, row_number() over (partition by employee_id order by date desc) as nth from day
        where status = 'absent' and over::date = date) away where nth = 1 and employee_id % 4 = 1
      union all
      select employee_id, 'missing_punch', date, null, over::time, 'out', timezone, 'I forgot to check out',
        case when nth = 1 and employee_id % 3 = 0 then 'pending' else 'approved' end
      from (select *, row_number() over (partition by employee_id order by date desc) as nth from day
        where flags ? 'missing_out' and over::date = date) forgotten where nth = 2 or nth = 1 and employee_id % 3 < 2
    ), placed as (
      select *, to_char(coalesce(starts, ends), 'HH24:MI') as first, to_char(ends, 'HH24:MI') as last,
        (date + coalesce(starts, ends)) at time zone timezone as starts_at,
        (date + ends) at time zone timezone + case when missing is null then interval '0' else interval '1 minute' end as ends_at
      from told where starts is null or starts < ends)
    insert into excuses (employee_id, type, title, date, from_time, to_time, missing_action, proposed_out, minutes, starts_at, ends_at, reason,
      status, attempt, as_draft, decided_at, decision_note, created_at, updated_at, updated_by_id)
    select employee_id, type, date || ', ' || concat_ws('–', case when missing is null then first end, last), date,
      case when missing is null then first end, case when missing is null then last end, missing, case when missing is not null then last end,
      case when missing is null then extract(epoch from ends_at - starts_at)::int / 60 else 0 end, starts_at, ends_at, reason, status,
      case when status = 'draft' then 0 else 1 end, status = 'draft', case when status in ('approved', 'rejected') then asked + interval '5 hours' end,
      case when status = 'rejected' then 'Please take the earlier train.' end, asked, asked, case when status in ('approved', 'rejected') then ${decider}::int end
    from placed cross join lateral (select least(now() - interval '5 hours', starts_at + interval '3 hours') as asked) said
    order by date, employee_id
    returning id, employee_id`.execute(tx);
  await addForgotten(tx, decider);
  await settleDays(tx, [...new Set(rows.map(({ employee_id }) => employee_id))]);
}

/** Adds the approved forgotten check-outs as punches. */
async function addForgotten(tx: Transaction, decider: number): Promise<void> {
  await sql`
    insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin, excuse_id, created_by_id, updated_by_id)
    select x.employee_id, 'out', x.starts_at, d.timezone, to_char(x.starts_at at time zone d.timezone, 'YYYY-MM-DD HH24:MI:SS'), 'correction', 'said',
      x.id, ${decider}, ${decider}
    from excuses x join attendance_days d on d.employee_id = x.employee_id and d.date = x.date
    where x.type = 'missing_punch' and x.status = 'approved' order by x.id
    on conflict do nothing`.execute(tx);
}

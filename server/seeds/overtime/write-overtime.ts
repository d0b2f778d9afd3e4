import { addDays, type Day } from '@cadre/rules/calendar';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { postFlex } from '../../src/features/requests/balances/post-flex.ts';
import { postTimeOff } from '../../src/features/requests/overtime/post-time-off.ts';
import { classMarked } from '../../src/features/requests/overtime/settle-overtime.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

type Company = { employeeIds: readonly number[]; branchIds: readonly number[]; today: Day };

/**
 * Overtime rules for the whole company and for one branch with time off and flex-time accounts, and two months of overtime in every state.
 */
export async function writeOvertime(tx: Transaction, { employeeIds, branchIds, today }: Company): Promise<void> {
  const since = `${addDays(today, -61).slice(0, 7)}-01`;
  const branch = branchIds.at(-1) as number;
  const flex = await writeCategory(tx, { code: 'FLEX', name: 'Flex time', color: '#0e7490', kind: 'flex', unit: 'minute', branch, since });
  await writeRules(tx, { since, branch, flex });
  const { weeks } = await classMarked(tx, { plansOf: loadPlans }, employeeIds);
  await postTimeOff(tx, await writeRequests(tx, today));
  await postFlex(tx, weeks);
}

const flexNames = { de: 'Gleitzeit', es: 'Horario flexible', fr: 'Horaires variables', ja: 'フレックスタイム', zh: '弹性工时' };

type Flex = { code: string; name: string; color: string; kind: string; unit: string; branch: number; since: Day };

async function writeCategory(tx: Transaction, { code, name, color, kind, unit, branch, since }: Flex): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into leave_categories (name, name_i18n, code, color, kind, unit, min_step, branch_id, starts_on, annual_amount, rounding, max_balance, negative_limit, carry_over)
    values (${name}, ${JSON.stringify(flexNames)}, ${code}, ${color}, ${kind}, ${unit}, 'quarter', ${branch}, ${since}::date, 0, 'none', 2400, 1200, 'all') returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

async function writeRules(tx: Transaction, { since, branch, flex }: { since: Day; branch: number; flex: number }): Promise<void> {
  await sql`
    insert into overtime_rules (name, branch_id, valid_from, second_after_minutes, night_from, night_to, sunday_premium_bp, tolerance_minutes, block_minutes,
      becomes, leave_category_id, monthly_limit_minutes, yearly_limit_minutes)
    values ('Overtime', null, ${since}::date, 600, '22:00', '06:00', 5000, 10, 15, 'pay', null, 1200, 9000),
      ('Overtime as time off', ${branch}, ${since}::date, null, '22:00', '05:00', null, 5, 15, 'time_off', ${flex}, 2700, 21600)`.execute(
    tx,
  );
}

/** Requests up to a week old are still open: they lack a reason or a decision. */
async function writeRequests(tx: Transaction, today: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into overtime (employee_id, date, title, overtime_rule_id, minutes, class, approved_minutes, becomes, leave_category_id, reason, status, attempt,
      decision_note, decided_at, created_at, updated_at)
    select d.employee_id, d.date, d.date || ', ' || to_char(make_interval(mins => d.overtime_minutes), 'FMHH24:MI'), r.id, d.overtime_minutes, kind.of,
      case state.of when 'approved' then greatest(1, d.overtime_minutes - case when state.dice = 3 then d.overtime_minutes / 2 else 0 end) when 'rejected' then 0 end,
      r.becomes, r.leave_category_id, case when state.of <> 'open' then (array['The release could not wait', 'A call with the client ran late', 'Covered for a colleague',
        'Month-end closing'])[1 + state.dice % 4] end,
      state.of, case when state.of = 'open' then 0 else 1 end, case state.of when 'rejected' then 'Please agree on it beforehand' end,
      case when state.of in ('approved', 'rejected') then least(now(), d.date + interval '3 days') end, least(now(), d.date + interval '30 hours'),
      least(now(), d.date + interval '30 hours')
    from overtime_days d join overtime_rules r on r.id = d.overtime_rule_id
    cross join lateral (select (d.employee_id * 7 + extract(doy from d.date)::int) % 10 as dice) thrown
    cross join lateral (select dice, case when d.date > ${today}::date - 8 then case when dice < 5 then 'open' else 'pending' end
      when dice = 4 then 'rejected' else 'approved' end as of) state
    cross join lateral (select case when d.parts @> '[{"class": "holiday"}]' then 'holiday' when d.parts @> '[{"class": "rest_day"}]' then 'rest_day'
      when d.parts @> '[{"class": "overtime_2"}]' then 'overtime_2' else 'overtime_1' end as of) kind
    where d.overtime_minutes > 0 order by d.date, d.employee_id returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

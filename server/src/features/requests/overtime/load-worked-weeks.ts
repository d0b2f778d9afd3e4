import { type DayMinutes, requiredWork } from '@cadre/rules/attendance/day/required-work';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { OvertimeRules } from '@cadre/rules/overtime/rule-set';
import type { WorkedDay } from '@cadre/rules/overtime/worked-day';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { OvertimePorts } from './stored-overtime.ts';

export type StoredRules = Tables['overtime_rules'] & OvertimeRules & { becomes: 'pay' | 'time_off' | 'choice' };

/** From a Monday to a Sunday, whole weeks. */
export type Weeks = { employee_id: number; from: Day; to: Day };

/** The weeks of one person in the form that the rule uses. */
type WorkedWeeks = Weeks & { weeks: WorkedDay[][]; rulesOn: (date: Day) => StoredRules | null; holidays: ReadonlySet<Day> };

type StoredDay = DayMinutes & {
  employee_id: number;
  date: Day;
  zone: string;
  intervals: { in: string | null; out: string | null }[];
  rule_id: number | null;
};

/** The completed days of these weeks, loaded in three statements regardless of the number of people. */
export async function loadWorkedWeeks(
  tx: Transaction,
  { plansOf }: Pick<OvertimePorts, 'plansOf'>,
  spans: readonly Weeks[],
): Promise<WorkedWeeks[]> {
  if (spans.length === 0) return [];
  const { rows: rules } = await sql<StoredRules>`select * from overtime_rules where active`.execute(tx);
  if (rules.length === 0) return spans.map((span) => ({ ...span, weeks: [], rulesOn: () => null, holidays: new Set() }));
  const rulesById = new Map(rules.map((one) => [one.id, one]));
  const days = Map.groupBy(await overDays(tx, spans), ({ employee_id }) => employee_id);
  const ids = spans.map(({ employee_id }) => employee_id);
  const first = spans.reduce((least, { from }) => (from < least ? from : least), spans[0]!.from);
  const last = spans.reduce((most, { to }) => (to > most ? to : most), '');
  const plans = await plansOf(tx, ids, first, addDays(last, 1));
  return spans.map((span) => {
    const planOf = plans.get(span.employee_id);
    const isHoliday = (date: Day): boolean => planOf?.(date).holiday?.portion === 'full';
    const own = days.get(span.employee_id) ?? [];
    const ruleOf = new Map(own.map(({ date, rule_id }) => [date, rule_id]));
    const worked = own.map((day) => ({ ...workedDay(day), is_rest_day: !planOf?.(day.date).shift, is_holiday: isHoliday(day.date) }));
    return {
      ...span,
      weeks: [...Map.groupBy(worked, ({ date }) => addDays(date, 1 - weekdayOf(date))).values()],
      rulesOn: (date) => rulesById.get(ruleOf.get(date) ?? 0) ?? null,
      holidays: new Set(own.flatMap(({ date }) => [date, addDays(date, 1)]).filter(isHoliday)),
    };
  });
}

/** Completed days only: none of their punches are still to come. */
async function overDays(tx: Transaction, spans: readonly Weeks[]): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select d.employee_id, d.date, d.timezone as zone, d.expected_minutes, d.worked_minutes, d.excused_minutes,
      d.leave_minutes, d.holiday_minutes, d.intervals, overtime_rule_on(d.employee_id, d.date) as rule_id
    from json_to_recordset(${JSON.stringify(spans)}::json) as s (employee_id int, "from" date, "to" date)
    join attendance_days d on d.employee_id = s.employee_id and d.date between s."from" and s."to"
    join employees e on e.id = d.employee_id
    where d.date < today_of(e) and d.revisit_at is null and d.open_since is null and d.status not in ('incomplete', 'pending_sync', 'scheduled')
    order by d.employee_id, d.date`.execute(tx);
  return rows;
}

function workedDay({ date, zone, intervals, ...minutes }: StoredDay): Omit<WorkedDay, 'is_rest_day' | 'is_holiday'> {
  const spans = intervals.flatMap((one) => (one.in && one.out ? [{ start: Date.parse(one.in), end: Date.parse(one.out) }] : []));
  return { date, zone, planned_minutes: requiredWork(minutes), worked_minutes: minutes.worked_minutes, intervals: spans };
}

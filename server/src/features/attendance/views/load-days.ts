import type { Absence, DayResult, DayStatus, Flag } from '@cadre/rules/attendance/facts';
import type { SummedDay } from '@cadre/rules/attendance/weeks-of-year';
import type { Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { absencesIn } from '../days/absences-in.ts';
import { isDue } from '../days/due-employees.ts';
import { knownDays } from '../days/known-days.ts';
import { settleInTurns } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import { type PlanOfDay, plansOf, type StoredPlans, storedPlans } from '../plans/load-plans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';

/** A day of a list: what is summed and marked, without its story. */
export type ListedDay = SummedDay & Pick<DayResult, 'first_in' | 'last_out'> & { flags: Flag[] };

export type DaysOf = (employee_id: number) => ListedDay[];

/** The days of these people in a span, in order: settled ones up to today, planned ones beyond. Days without employment are left out. */
export async function loadDays(db: Database, people: readonly Pick<Person, 'id' | 'today'>[], span: DaySpan): Promise<DaysOf> {
  const todayOf = new Map(people.map(({ id, today }) => [id, today]));
  const { settled, plans, away } = await currentDays(db, todayOf, span);
  return (id) => {
    const past = settled.get(id) ?? [];
    const last = past.at(-1)?.date ?? '';
    const known = new Set(past.map(({ date }) => date));
    const planned = daysAhead(plans.get(id), away.get(id) ?? [], todayOf.get(id) ?? '', span);
    const ahead = planned.filter(({ date }) => !known.has(date)).map((day) => ({ ...day, logged_minutes: 0 }));
    const days = [...past, ...ahead];
    return ahead.every(({ date }) => date > last) ? days : days.sort((a, b) => (a.date < b.date ? -1 : 1));
  };
}

type Current = {
  settled: ReadonlyMap<number, ListedDay[]>;
  plans: ReadonlyMap<number, PlanOfDay>;
  away: ReadonlyMap<number, Absence[] | null>;
};

/** None of them behind the facts. Whose days are behind is found by the same statement, and so are the plans ahead: usually there is only that one. */
async function currentDays(db: Database, todayOf: ReadonlyMap<number, Day>, span: DaySpan): Promise<Current> {
  const ahead = [...todayOf].flatMap(([id, today]) => (today < span.to ? [id] : []));
  const stored = await storedDays(db, [...todayOf.keys()], span, ahead);
  const due = stored.filter(({ is_due }) => is_due).map(({ id }) => id);
  await settleInTurns(db, due, span);
  const renewed = due.length === 0 ? [] : await storedDays(db, due, span, []);
  const plans = stored.find((row) => row.plans)?.plans;
  return {
    settled: new Map([...stored, ...renewed].map(({ id, days }) => [id, days.map(listedDay)])),
    plans: plans ? plansOf(plans) : new Map(),
    away: new Map(stored.map(({ id, absences }) => [id, absences])),
  };
}

type StoredDay = [
  ...[date: Day, status: DayStatus, expected: number, worked: number, excused: number, leave: number, holiday: number, overtime: number],
  ...[late: number, early: number, first_in: number | null, last_out: number | null, flags: Flag[]],
];

/** As lists of values, which are read in half the time of named ones. Beside one of them stand the plans of all who have days ahead. */
async function storedDays(db: Database, ids: readonly number[], span: DaySpan, ahead: readonly number[]) {
  const { from, to } = span;
  const plans = sql`case when e.id = ${ahead[0] ?? null}::int then (select to_json(plans) from (select ${storedPlans(ahead, from, to)}) plans) end`;
  const { rows } = await sql<{ id: number; is_due: boolean; days: StoredDay[]; absences: Absence[] | null; plans: StoredPlans | null }>`
    select e.id, ${isDue(span)} as is_due, coalesce(settled.days, '[]') as days, ${plans} as plans,
      case when e.id = any(${ahead}::int[]) then ${absencesIn(sql`e.id`, sql`${from}::date`, sql`${to}::date`)} end as absences
    from employees e ${knownDays}
    left join lateral (
      select json_agg(json_build_array(d.date, d.status, d.expected_minutes, d.worked_minutes, d.excused_minutes, d.leave_minutes,
        d.holiday_minutes, d.overtime_minutes, d.late_minutes, d.early_minutes, date_part('epoch', d.first_in), date_part('epoch', d.last_out),
        d.flags) order by d.date) as days
      from attendance_days d where d.employee_id = e.id and d.date between ${from}::date and ${to}::date) settled on true
    where e.id = any(${ids}::int[])`.execute(db);
  return rows;
}

const listedDay = ([
  date,
  status,
  expected,
  worked,
  excused,
  leave,
  holiday,
  overtime,
  late,
  early,
  first_in,
  last_out,
  flags,
]: StoredDay): ListedDay => ({
  date,
  status,
  expected_minutes: expected,
  worked_minutes: worked,
  excused_minutes: excused,
  leave_minutes: leave,
  holiday_minutes: holiday,
  overtime_minutes: overtime,
  late_minutes: late,
  early_minutes: early,
  first_in: first_in === null ? null : first_in * 1000,
  last_out: last_out === null ? null : last_out * 1000,
  flags,
  logged_minutes: 0,
});

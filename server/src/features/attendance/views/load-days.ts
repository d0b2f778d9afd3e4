import type { AverageWeek } from '@cadre/rules/attendance/average-week';
import type { Absence, DayResult, DayStatus, Flag } from '@cadre/rules/attendance/facts';
import type { SummedDay } from '@cadre/rules/attendance/weeks-of-year';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { absencesIn } from '../days/absences-in.ts';
import { isDue } from '../days/due-employees.ts';
import { knownDays } from '../days/known-days.ts';
import { settleInTurns } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import { type PlanOfDay, plansOf, type StoredPlans, storedPlans } from '../plans/load-plans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';
import { averagedSpan, averageOf, type StoredAverage, storedAverage } from './stored-average.ts';
import { storedFlex } from './stored-flex.ts';

/** A day of a list: what is summed and marked, without its story. */
export type ListedDay = SummedDay & Pick<DayResult, 'first_in' | 'last_out'> & { flags: Flag[] };

/** What is asked for beside the days: the average week up to a day, and the flex-time account at the end of one. */
type Beside = { averageTo?: Day | undefined; flexOn?: Day | undefined };

type Work = { days: ListedDay[]; average: AverageWeek | null; flex: number | null };

type Shown = readonly Pick<Person, 'id' | 'today'>[];

/** The days of these people in a span, in order: settled ones up to today, planned ones beyond. Days without employment are left out. */
export async function loadDays(db: Database, people: Shown, span: DaySpan): Promise<(employee_id: number) => ListedDay[]> {
  const workOf = await loadWork(db, people, span, {});
  return (id) => workOf(id).days;
}

/** The same with what is asked for beside them, in the same statement. */
export async function loadWork(db: Database, people: Shown, span: DaySpan, beside: Beside): Promise<(employee_id: number) => Work> {
  const todayOf = new Map(people.map(({ id, today }) => [id, today]));
  const { stored, plans, away } = await currentDays(db, todayOf, span, beside);
  return (id) => {
    const { days: settled = [], average = null, flex = null } = stored.get(id) ?? {};
    const past = settled.map(listedDay);
    const last = past.at(-1)?.date ?? '';
    const known = new Set(past.map(({ date }) => date));
    const planned = daysAhead(plans.get(id), away.get(id) ?? [], todayOf.get(id) ?? '', span);
    const ahead = planned.filter(({ date }) => !known.has(date)).map((day) => ({ ...day, logged_minutes: 0 }));
    const days = [...past, ...ahead];
    const ordered = ahead.every(({ date }) => date > last) ? days : days.sort((a, b) => (a.date < b.date ? -1 : 1));
    return { days: ordered, average: averageOf(average), flex };
  };
}

type Stored = {
  id: number;
  is_due: boolean;
  days: StoredDay[];
  absences: Absence[] | null;
  plans: StoredPlans | null;
  average: StoredAverage | null;
  flex: number | null;
};

type Current = {
  stored: ReadonlyMap<number, Stored>;
  plans: ReadonlyMap<number, PlanOfDay>;
  away: ReadonlyMap<number, Absence[] | null>;
};

/** None of them behind the facts. Whose days are behind is found by the same statement, and so are the plans ahead: usually there is only that one. */
async function currentDays(db: Database, todayOf: ReadonlyMap<number, Day>, span: DaySpan, beside: Beside): Promise<Current> {
  const ahead = [...todayOf].filter(([, today]) => today < span.to);
  const rows = await storedDays(db, [...todayOf.keys()], span, beside, ahead);
  const due = rows.filter(({ is_due }) => is_due).map(({ id }) => id);
  await settleInTurns(db, due, lookedAt(span, beside));
  const renewed = due.length === 0 ? [] : await storedDays(db, due, span, beside, []);
  const plans = rows.find((row) => row.plans)?.plans;
  return {
    stored: new Map([...rows, ...renewed].map((row) => [row.id, row])),
    plans: plans ? plansOf(plans) : new Map(),
    away: new Map(rows.map(({ id, absences }) => [id, absences])),
  };
}

/** An average looks further back than the days that are shown. */
function lookedAt({ from, to }: DaySpan, { averageTo }: Beside): DaySpan {
  const since = averageTo === undefined ? from : averagedSpan(averageTo).from;
  return { from: since < from ? since : from, to };
}

type StoredDay = [
  ...[date: Day, status: DayStatus, expected: number, worked: number, excused: number, leave: number, holiday: number, overtime: number],
  ...[late: number, early: number, first_in: number | null, last_out: number | null, flags: Flag[]],
];

type Ahead = readonly [id: number, today: Day][];

/** As lists of values, which are read in half the time of named ones. Beside one of them stand the plans of all who have days ahead. */
async function storedDays(db: Database, ids: readonly number[], span: DaySpan, beside: Beside, ahead: Ahead): Promise<Stored[]> {
  const { from, to } = span;
  const { averageTo, flexOn } = beside;
  const { rows } = await sql<Stored>`
    select e.id, ${isDue(lookedAt(span, beside))} as is_due, coalesce(settled.days, '[]') as days, ${storedAhead(ahead, span)},
      ${averageTo === undefined ? nothing : storedAverage(averageTo)} as average, ${flexOn === undefined ? nothing : storedFlex(flexOn)} as flex
    from employees e ${knownDays}
    left join lateral (
      select json_agg(json_build_array(d.date, d.status, d.expected_minutes, d.worked_minutes, d.excused_minutes, d.leave_minutes,
        d.holiday_minutes, d.overtime_minutes, d.late_minutes, d.early_minutes, date_part('epoch', d.first_in), date_part('epoch', d.last_out),
        d.flags) order by d.date) as days
      from attendance_days d where d.employee_id = e.id and d.date between ${from}::date and ${to}::date) settled on true
    where ${isOneOf(sql`e.id`, ids)}`.execute(db);
  return rows;
}

const nothing = sql`null`;

/** Plans and absences of the days that have not come. */
function storedAhead(ahead: Ahead, { from, to }: DaySpan): Sql {
  const [someone] = ahead;
  if (!someone) return sql`null as plans, null as absences`;
  const ids = ahead.map(([id]) => id);
  const tomorrow = addDays(
    ahead.reduce((first, [, today]) => (today < first ? today : first), someone[1]),
    1,
  );
  const begin = tomorrow < from ? from : tomorrow;
  return sql`
    case when e.id = ${someone[0]}::int then (select to_json(plans) from (select ${storedPlans(ids, begin, to)}) plans) end as plans,
    case when ${isOneOf(sql`e.id`, ids)} then ${absencesIn(sql`e.id`, sql`${begin}::date`, sql`${to}::date`)} end as absences`;
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

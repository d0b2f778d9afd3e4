import type { AverageWeek } from '@cadre/rules/attendance/day/average-week';
import type { Absence } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { inColumns } from '../../../platform/database/in-columns.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { absencesIn } from '../days/absences-in.ts';
import { countedOvertime } from '../days/counted-overtime.ts';
import { isDue } from '../days/due-employees.ts';
import { knownDays } from '../days/known-days.ts';
import { settleInBatches } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import { type PlanOfDay, plansOf, type StoredPlans, storedPlans } from '../plans/load-plans.ts';
import { daysAhead } from './days-ahead.ts';
import { dayColumns, type ListedDay, listedDays, type StoredDays } from './listed-day.ts';
import { loggedMinutes } from './logged-minutes.ts';
import type { Person } from './person.ts';
import { averagedSpan, averageOf, type StoredAverage, storedAverage } from './stored-average.ts';
import { storedFlex } from './stored-flex.ts';

/** Optional values next to the days: the average week up to a day, and the flex-time balance at the end of one. */
type Beside = { averageTo?: Day | undefined; flexOn?: Day | undefined };

type Work = { days: ListedDay[]; average: AverageWeek | null; flex: number | null };

type PeopleOfDay = readonly Pick<Person, 'id' | 'today'>[];

/** The days of these people in a span, in order: settled ones up to today, planned ones beyond. Days without employment are left out. */
export async function loadDays(db: Database, people: PeopleOfDay, span: DaySpan): Promise<(employee_id: number) => ListedDay[]> {
  const workOf = await loadWork(db, people, span, {});
  return (id) => workOf(id).days;
}

/** The same with the optional values, in the same statement. */
export async function loadWork(db: Database, people: PeopleOfDay, span: DaySpan, beside: Beside): Promise<(employee_id: number) => Work> {
  const todayOf = new Map(people.map(({ id, today }) => [id, today]));
  const { stored, plans, away } = await currentDays(db, todayOf, span, beside);
  return (id) => {
    const { days: settled, logged = {}, average = null, flex = null } = stored.get(id) ?? {};
    const withLogged = <D extends { date: Day }>(day: D) => ({ ...day, logged_minutes: logged[day.date] ?? 0 });
    const past = settled ? listedDays(settled).map(withLogged) : [];
    const last = past.at(-1)?.date ?? '';
    const known = new Set(past.map(({ date }) => date));
    const planned = daysAhead(plans.get(id), away.get(id) ?? [], todayOf.get(id) ?? '', span);
    const ahead = planned.filter(({ date }) => !known.has(date)).map(withLogged);
    const days = [...past, ...ahead];
    const ordered = ahead.every(({ date }) => date > last) ? days : days.sort((a, b) => (a.date < b.date ? -1 : 1));
    return { days: ordered, average: averageOf(average), flex };
  };
}

type Stored = {
  id: number;
  is_due: boolean;
  days: StoredDays;
  /** Minutes on projects by day. */
  logged: Record<Day, number>;
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

/** Returns up-to-date days only. One statement finds the outdated days and reads the plans ahead, so usually a single query is enough. */
async function currentDays(db: Database, todayOf: ReadonlyMap<number, Day>, span: DaySpan, beside: Beside): Promise<Current> {
  const ahead = [...todayOf].filter(([, today]) => today < span.to);
  const rows = await storedDays(db, [...todayOf.keys()], span, beside, ahead);
  const due = rows.filter(({ is_due }) => is_due).map(({ id }) => id);
  await settleInBatches(db, due, lookedAt(span, beside));
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

type Ahead = readonly [id: number, today: Day][];

/** One of the rows carries the plans of all employees with days ahead. */
async function storedDays(db: Database, ids: readonly number[], span: DaySpan, beside: Beside, ahead: Ahead): Promise<Stored[]> {
  const { from, to } = span;
  const { averageTo, flexOn } = beside;
  const settled = sql`
    select d.*, date_part('epoch', first_in) as entered, date_part('epoch', last_out) as left, ${countedOvertime('d')} as counted_overtime
    from attendance_days d where employee_id = e.id and date between ${from}::date and ${to}::date order by date`;
  const { rows } = await sql<Stored>`
    select e.id, ${isDue(lookedAt(span, beside))} as is_due, ${inColumns(dayColumns, settled)} as days, ${loggedMinutes(span)} as logged, ${storedAhead(ahead, span)},
      ${averageTo === undefined ? nothing : storedAverage(averageTo)} as average, ${flexOn === undefined ? nothing : storedFlex(flexOn)} as flex
    from employees e ${knownDays}
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

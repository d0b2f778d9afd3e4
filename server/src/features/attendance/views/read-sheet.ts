import type { SheetDay, SheetPunch } from '@cadre/contract/calls/hours';
import type { Absence } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { absencesIn } from '../days/absences-in.ts';
import { isDue } from '../days/due-employees.ts';
import { knownDays } from '../days/known-days.ts';
import { settleInBatches } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import { type PlanOfDay, plansOf, type StoredPlans, storedPlans } from '../plans/load-plans.ts';
import { loggedMinutes } from './logged-minutes.ts';
import { type StoryDay, storedStory } from './read-story.ts';

type Override = NonNullable<SheetDay['override']>;
type Question = SheetDay['questions'][number];
type Excuse = NonNullable<SheetDay['excuse']>;

/** The data of one employee's sheet. */
export type Sheet = {
  planOf: PlanOfDay | undefined;
  stories: StoryDay[];
  absences: Absence[];
  /** Minutes on projects by day. */
  logged: Record<Day, number>;
  punches: ReadonlyMap<Day, SheetPunch[]>;
  overrides: ReadonlyMap<Day, Override>;
  questions: ReadonlyMap<Day, Question[]>;
  excuses: ReadonlyMap<Day, Excuse>;
};

/** Reads an up-to-date sheet. The same statement reports whether days are outdated, so usually a single query is enough. */
export async function readSheet(db: Database, employee_id: number, span: DaySpan): Promise<Sheet> {
  const stored = await storedSheet(db, employee_id, span);
  if (!stored.is_due) return sheetOf(employee_id, stored);
  await settleInBatches(db, [employee_id], span);
  return sheetOf(employee_id, await storedSheet(db, employee_id, span));
}

type Stored = StoredPlans & {
  is_due: boolean;
  stories: StoryDay[];
  absences: Absence[];
  punches: (SheetPunch & { day: Day })[];
  overrides: (Override & { date: Day })[];
  questions: (Question & { date: Day })[];
  excuses: (Excuse & { date: Day })[];
  logged: Record<Day, number>;
};

async function storedSheet(db: Runner, employee_id: number, span: DaySpan): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${isDue(span)} as is_due, ${listOf(storedStory(employee_id, span))} as stories,
      ${absencesIn(sql`e.id`, sql`${span.from}::date`, sql`${span.to}::date`)} as absences,
      ${listOf(storedPunches(employee_id, span))} as punches, ${listOf(storedOverrides(employee_id, span))} as overrides,
      ${listOf(storedQuestions(employee_id, span))} as questions, ${listOf(storedExcuses(employee_id, span))} as excuses,
      ${loggedMinutes(span)} as logged, ${storedPlans([employee_id], span.from, span.to)}
    from employees e ${knownDays} where e.id = ${employee_id}`.execute(db);
  return rows[0] as Stored;
}

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(row), '[]') from (${rows}) row)`;

/** Decisions about the days of one employee, with the user who made them. */
const storedOverrides = (employee_id: number, { from, to }: DaySpan): Sql => sql`
  select o.date, o.status, o.worked_minutes, o.reason, u.name as by
  from attendance_overrides o left join users u on u.id = o.user_id
  where o.employee_id = ${employee_id} and o.date between ${from}::date and ${to}::date`;

const storedQuestions = (employee_id: number, { from, to }: DaySpan): Sql => sql`
  select q.date, q.question, u.name as asked_by, ${momentJson(sql`q.asked_at`)} as asked_at, q.answer, ${momentJson(sql`q.answered_at`)} as answered_at
  from day_questions q left join users u on u.id = q.asked_by_id
  where q.employee_id = ${employee_id} and q.date between ${from}::date and ${to}::date order by q.id`;

/** For each day, a pending excuse, or else the latest approved one. */
const storedExcuses = (employee_id: number, { from, to }: DaySpan): Sql => sql`
  select distinct on (x.date) x.date, x.id, x.type, x.minutes, x.status from excuses x
  where x.employee_id = ${employee_id} and x.date between ${from}::date and ${to}::date and x.status in ('pending', 'approved')
  order by x.date, x.status = 'pending' desc, x.id desc`;

/** The punches of one employee with the day they belong to; a punch that never counted belongs to its local date. */
const storedPunches = (employee_id: number, { from, to }: DaySpan): Sql => sql`
  select coalesce(a.work_date, left(a.local_time, 10)::date) as day, a.id, a.action, ${momentJson(sql`a.created_at`)} as created_at, a.local_time,
    a.source, d.name as device, a.state, a.direction_origin, a.note, a.void_reason
  from attendances a left join devices d on d.id = a.device_id
  where a.employee_id = ${employee_id}
    and a.created_at >= (${from}::date - 2)::timestamptz and a.created_at < (${to}::date + 4)::timestamptz
  order by a.created_at, a.id`;

function sheetOf(employee_id: number, { stories, absences, punches, overrides, questions, excuses, logged, ...plans }: Stored): Sheet {
  const byDay = Map.groupBy(punches, ({ day }) => day);
  const requested = Map.groupBy(questions, ({ date }) => date);
  return {
    planOf: plansOf(plans).get(employee_id),
    stories,
    absences,
    logged,
    punches: new Map([...byDay].map(([day, found]) => [day, found.map(({ day: _day, ...punch }) => punch)])),
    overrides: new Map(overrides.map(({ date, ...override }) => [date, override])),
    questions: new Map([...requested].map(([day, found]) => [day, found.map(({ date: _date, ...question }) => question)])),
    excuses: new Map(excuses.map(({ date, ...excuse }) => [date, excuse])),
  };
}

import type { SheetDay, SheetPunch, Timesheet } from '@cadre/contract/calls/hours';
import type { Day } from '@cadre/rules/calendar';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { settleDue } from '../days/settle-due.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';
import { readStory, storyOf } from './read-story.ts';
import { sheetDay } from './sheet-day.ts';
import { sheetTotals } from './sheet-totals.ts';

type Sheet = { person: Person; can: Timesheet['can']; span: DaySpan };

/** The days of one person with their whole story: plan, punches, intervals, and why each number is what it is. */
export async function readTimesheet(db: Database, { t }: Pick<Asked, 't'>, { person, can, span }: Sheet): Promise<Timesheet> {
  const { id, name, department, pic, zone } = person;
  await settleDue(db, [id]);
  const planOf = (await loadPlans(db, [id], span.from, span.to)).get(id);
  const ahead = (await daysAhead(db, [person], span)).get(id) ?? [];
  const stories = new Map([...ahead.map(storyOf), ...(await readStory(db, id, span))].map((day) => [day.date, day]));
  const punches = await readSheetPunches(db, id, span);
  const overrides = await readSheetOverrides(db, id, span);
  return {
    employee: { id, name, department, pic },
    ...span,
    timezone: zone,
    totals: sheetTotals([...stories.values()]),
    days: datesOf(span).map((date) =>
      sheetDay(t, { date, story: stories.get(date), plan: planOf?.(date), punches: punches.get(date), override: overrides.get(date) }),
    ),
    can,
  };
}

type Override = NonNullable<SheetDay['override']>;

/** What people decided about the days of one person, and who did. */
async function readSheetOverrides(db: Runner, employee_id: number, { from, to }: DaySpan): Promise<Map<Day, Override>> {
  const { rows } = await sql<Override & { date: Day }>`
    select o.date, o.status, o.worked_minutes, o.reason, u.name as by
    from attendance_overrides o left join users u on u.id = o.user_id
    where o.employee_id = ${employee_id} and o.date between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ date, ...override }) => [date, override]));
}

/** The events of one person by the day they belong to; one that never counted belongs to the day on the wall. */
async function readSheetPunches(db: Runner, employee_id: number, { from, to }: DaySpan): Promise<Map<Day, SheetPunch[]>> {
  const { rows } = await sql<Omit<SheetPunch, 'created_at'> & { created_at: Date; day: Day }>`
    select coalesce(a.work_date, left(a.local_time, 10)::date) as day, a.id, a.action, a.created_at, a.local_time, a.source,
      d.name as device, a.state, a.direction_origin, a.note, a.void_reason
    from attendances a left join devices d on d.id = a.device_id
    where a.employee_id = ${employee_id}
      and a.created_at >= (${from}::date - 2)::timestamptz and a.created_at < (${to}::date + 4)::timestamptz
    order by a.created_at, a.id`.execute(db);
  const punches = rows.map(({ created_at, day, ...punch }) => ({ day, punch: { ...punch, created_at: created_at.toISOString() } }));
  const byDay = Map.groupBy(punches, ({ day }) => day);
  return new Map([...byDay].map(([day, found]) => [day, found.map(({ punch }) => punch)]));
}

import type { SheetDay } from '@cadre/contract/calls/hours';
import type { DayResult } from '@cadre/rules/attendance/facts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { countedOvertime, overtimeRequest } from '../days/counted-overtime.ts';
import type { DaySpan } from '../days/spans.ts';
import { type WrittenDay, writtenDay } from '../days/written-day.ts';

/** A day with its story. */
export type StoryDay = Omit<WrittenDay, 'shift_id' | 'zone' | 'revisit_at'> & Pick<SheetDay, 'overtime'>;

/** The same of a day that is not stored. */
export function storyOf(day: DayResult): StoryDay {
  const { shift_id: _shift, zone: _zone, revisit_at: _revisit, ...story } = writtenDay(day);
  return { ...story, overtime: null };
}

/** The settled days of one person with everything that is noted about them, as rows of a statement. */
export const storedStory = (employee_id: number, { from, to }: DaySpan): Sql => sql`
  select date, status, origin, ${written('scheduled_in')}, ${written('scheduled_out')}, ${written('first_in')}, ${written('last_out')},
    ${written('open_since')}, intervals, expected_minutes, worked_minutes, break_minutes, late_minutes, early_minutes,
    ${countedOvertime('d')} as overtime_minutes, ${overtimeRequest('d')} as overtime,
    excused_minutes, leave_minutes, holiday_minutes, flags, ${aboutDay} || ${aboutOvertime} as explanation
  from attendance_days d where employee_id = ${employee_id} and date between ${from}::date and ${to}::date order by date`;

const measured = ['overtime', 'overtime_below_block', 'overtime_capped', 'overtime_on_free_day'];

/** Where rules classify the overtime, the measured minutes would be a second number, so they are left out. */
const aboutDay: Sql = sql`(
  select coalesce(jsonb_agg(e.line order by e.place), '[]') from jsonb_array_elements(d.explanation::jsonb) with ordinality e (line, place)
  where e.line ->> 'code' <> all(${measured}::text[])
    or not exists (select from overtime_days o where o.employee_id = d.employee_id and o.date = d.date))`;

/** Explains how the hours of the day are classified, and the decision on their overtime. */
const aboutOvertime: Sql = sql`
  coalesce((select o.explanation from overtime_days o where o.employee_id = d.employee_id and o.date = d.date), '[]')
  || coalesce((
    select jsonb_build_array(jsonb_build_object(
      'code', case when o.status = 'approved' and o.approved_minutes < o.minutes then 'overtime_partly_approved' else 'overtime_' || o.status end,
      'args', jsonb_build_object('minutes', o.approved_minutes, 'found', o.minutes, 'note', coalesce(o.decision_note, ''))))
    from overtime o where o.employee_id = d.employee_id and o.date = d.date and o.status <> 'withdrawn'), '[]')`;

const written = (column: string): Sql => sql`${momentJson(sql.ref(column))} as ${sql.ref(column)}`;

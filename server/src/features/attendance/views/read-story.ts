import type { DayResult } from '@cadre/rules/attendance/facts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';
import { type WrittenDay, writtenDay } from '../days/written-day.ts';

/** A day with its story. */
export type StoryDay = Omit<WrittenDay, 'shift_id' | 'zone' | 'revisit_at'>;

/** The same of a day that is not stored. */
export function storyOf(day: DayResult): StoryDay {
  const { shift_id: _shift, zone: _zone, revisit_at: _revisit, ...story } = writtenDay(day);
  return story;
}

/** The settled days of one person with everything that is noted about them. */
export async function readStory(db: Runner, employee_id: number, { from, to }: DaySpan): Promise<StoryDay[]> {
  const { rows } = await sql<StoryDay>`
    select date, status, origin, ${written('scheduled_in')}, ${written('scheduled_out')}, ${written('first_in')}, ${written('last_out')},
      ${written('open_since')}, intervals, expected_minutes, worked_minutes, break_minutes, late_minutes, early_minutes, overtime_minutes,
      excused_minutes, leave_minutes, holiday_minutes, flags, explanation
    from attendance_days where employee_id = ${employee_id} and date between ${from}::date and ${to}::date order by date`.execute(db);
  return rows;
}

const written = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`;

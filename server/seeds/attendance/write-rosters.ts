import { addDays, type Day, daysInMonth } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { insertRows } from '../write/insert-rows.ts';
import { reserveIds } from '../write/reserve-ids.ts';

type Input = { team: number[]; planner: number; department: number; night: number; late: number; split: number; today: Day };

/** Two months that were worked, this one, and a draft of the next with something left to solve. */
export async function writeRosters(tx: Transaction, { team, planner, department, night, late, split, today }: Input): Promise<void> {
  const months = [-2, -1, 0, 1].map((offset) => monthAt(today, offset));
  const ids = await reserveIds(tx, 'month_schedules', months.length);
  await insertRows(
    tx,
    'month_schedules',
    {
      id: 'int',
      name: 'text',
      month: 'text',
      department_id: 'int',
      planner_id: 'int',
      coverage: 'jsonb',
      status: 'text',
      published_at: 'timestamptz',
    },
    months.map((month, at) => ({
      id: ids[at],
      name: 'Night operations',
      month,
      department_id: department,
      planner_id: planner,
      coverage: { rules: [{ shift_id: night, min: 2 }] },
      status: at === 3 ? 'draft' : 'published',
      published_at: at === 3 ? null : `${addDays(`${month}-01`, -9)}T10:00:00Z`,
    })),
  );
  await insertRows(
    tx,
    'roster_entries',
    { month_schedule_id: 'int', employee_id: 'int', date: 'date', shift_id: 'int', note: 'text' },
    months.flatMap((month, at) =>
      daysOf(month).flatMap((date) =>
        team.map((employee_id, number) => ({
          month_schedule_id: ids[at],
          employee_id,
          date,
          // In the draft, one late shift right after a night shift leaves too short a rest, so that the planner sees a warning.
          shift_id:
            at === 3 && number === 0 && date.endsWith('-12')
              ? late
              : shiftOn(date, number, night, number === team.length - 1 ? split : null),
          note: null,
        })),
      ),
    ),
  );
}

/** Four nights, three days off; two begin their nights on the same day. The last of them comes in between for the morning and the evening. */
function shiftOn(date: Day, number: number, night: number, between: number | null): number | null {
  const turn = (Math.floor(Date.parse(date) / 86_400_000) + Math.floor(number / 2) * 2) % 7;
  if (turn < 4) return night;
  return turn === 5 ? between : null;
}

export function monthAt(today: Day, offset: number): string {
  const moved = new Date(`${today.slice(0, 7)}-15T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + offset);
  return moved.toISOString().slice(0, 7);
}

export const daysOf = (month: string): Day[] =>
  Array.from(
    { length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) },
    (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`,
  );

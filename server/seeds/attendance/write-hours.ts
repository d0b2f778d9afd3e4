import type { Transaction } from '../../src/platform/database/database.ts';
import { insertRows } from '../write/insert-rows.ts';
import { reserveIds } from '../write/reserve-ids.ts';
import { shifts, weekSchedules } from './hours.ts';

/** Ids of shifts by code and of week schedules by name. */
export type Hours = { shiftIds: ReadonlyMap<string, number>; scheduleIds: ReadonlyMap<string, number> };

export async function writeHours(tx: Transaction): Promise<Hours> {
  const shiftIds = new Map<string, number>();
  for (const [at, id] of (await reserveIds(tx, 'shifts', shifts.length)).entries()) shiftIds.set(shifts[at]?.code as string, id);
  await insertRows(
    tx,
    'shifts',
    {
      id: 'int',
      name: 'text',
      code: 'text',
      color: 'text',
      kind: 'text',
      start_time: 'text',
      end_time: 'text',
      pause_start: 'text',
      pause_end: 'text',
      break_minutes: 'int',
      required_minutes: 'int',
      core_start: 'text',
      core_end: 'text',
    },
    shifts.map((shift) => ({ ...shift, id: shiftIds.get(shift.code) })),
  );
  const ids = await reserveIds(tx, 'week_schedules', weekSchedules.length);
  await insertRows(
    tx,
    'week_schedules',
    { id: 'int', name: 'text', description: 'text', cycle_weeks: 'int', anchor_date: 'date', days: 'jsonb', is_default: 'boolean' },
    weekSchedules.map(({ weeks, ...schedule }, at) => ({
      ...schedule,
      id: ids[at],
      cycle_weeks: weeks.length,
      anchor_date: '2024-01-01',
      days: { weeks: weeks.map((week) => [...week].map((code) => shiftIds.get(code) ?? null)) },
    })),
  );
  return { shiftIds, scheduleIds: new Map(weekSchedules.map(({ name }, at) => [name, ids[at] as number])) };
}

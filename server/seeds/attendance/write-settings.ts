import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { tokyo, valencia } from '../company/places.ts';
import { insertRows } from '../write/insert-rows.ts';

/** How the branches count: Valencia became more patient during the year, Tokyo counts overtime by itself. */
export async function writeAttendanceSettings(tx: Transaction, branchIds: number[], today: Day): Promise<void> {
  await insertRows(
    tx,
    'attendance_configs',
    {
      name: 'text',
      branch_id: 'int',
      valid_from: 'date',
      grace_in_minutes: 'int',
      overtime: 'text',
      overtime_min_block_minutes: 'int',
      half_day_below_minutes: 'int',
      auto_break_after_minutes: 'int',
      missing_out: 'text',
      rounding_step_minutes: 'text',
      rounding_mode: 'text',
      late_from: 'text',
      web_check_in: 'text',
    },
    [
      { ...usual, name: 'Valencia', branch_id: branchIds[valencia], valid_from: addDays(today, -380), grace_in_minutes: 5 },
      {
        ...usual,
        name: 'Valencia, with more grace',
        branch_id: branchIds[valencia],
        valid_from: addDays(today, -150),
        grace_in_minutes: 15,
      },
      {
        ...usual,
        name: '東京',
        branch_id: branchIds[tokyo],
        valid_from: addDays(today, -380),
        grace_in_minutes: 10,
        overtime: 'automatic',
        overtime_min_block_minutes: 15,
      },
    ],
  );
}

const usual = {
  overtime: 'after_approval',
  overtime_min_block_minutes: 30,
  half_day_below_minutes: 240,
  auto_break_after_minutes: 360,
  missing_out: 'none',
  rounding_step_minutes: '1',
  rounding_mode: 'nearest',
  late_from: 'start',
  web_check_in: 'allowed',
};

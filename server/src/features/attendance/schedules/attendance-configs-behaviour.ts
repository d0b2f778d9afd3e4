import { attendanceConfigs } from '@cadre/contract/resources/attendance-configs';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { emptyAsDefault } from './empty-as-default.ts';

/** For these fields empty means no limit; for all others it means the default. */
const unlimited = [
  'branch_id',
  'half_day_below_minutes',
  'absent_below_minutes',
  'auto_break_after_minutes',
  'overtime_max_minutes',
  'min_rest_minutes',
  'max_day_minutes',
  'max_average_week_minutes',
  'excuse_minutes_per_month',
  'excuse_count_per_month',
  'excuse_max_minutes',
  'excuse_leave_category_id',
  'lock_day_of_month',
  'office_networks',
];
/** Limits that have a default; clearing one means no limit. */
const watched = ['auto_break_after_minutes', 'min_rest_minutes', 'max_day_minutes', 'max_average_week_minutes', 'excuse_minutes_per_month'];
const usual = Object.keys(attendanceConfigs.fields).filter((name) => !unlimited.includes(name));

export const attendanceConfigsBehaviour: Behaviour = {
  can: { delete: () => sql`not (r.branch_id is null and r.valid_from = '2000-01-01')` },
  async beforeWrite(write) {
    const { values } = write;
    emptyAsDefault(write, usual);
    // These columns have a default, which applies if they are not written; an explicit null clears the limit.
    for (const name of watched) if (values[name] === null) values[name] = sql`null`;
  },
};

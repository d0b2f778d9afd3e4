import type { AttendanceSettings } from '@cadre/rules/attendance/facts';
import type {
  Assignment,
  CalendarHoliday,
  SettingsVersion,
  SharedPlans,
  ShiftVersion,
  WeekSchedule,
} from '@cadre/rules/attendance/plan/plan-sources';
import type { Day } from '@cadre/rules/calendar';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Parents } from './load-people.ts';

type StoredSettings = Omit<SettingsVersion, 'settings'> &
  Omit<AttendanceSettings, 'rounding_step_minutes'> & { rounding_step_minutes: string };
export type StoredShared = {
  schedules: (WeekSchedule & { id: number })[];
  shifts: ShiftVersion[];
  assignments: Assignment[];
  settings: StoredSettings[];
  holidays: (CalendarHoliday & { calendar_id: number })[];
  /** The department above each that has one. */
  parents: Record<string, number>;
};

/**
 * All parts of a plan except the people, as columns of a statement. These tables are small, except for assignments to individual employees.
 */
export const storedShared = (employeeIds: readonly number[], from: Day, to: Day): Sql => sql`
  ${listOf(sql`select id, cycle_weeks, anchor_date, days -> 'weeks' as weeks from week_schedules`)} as schedules,
  ${listOf(sql`select h.shift_id as id, s.name, s.code, h.* from shift_hours h join shifts s on s.id = h.shift_id`)} as shifts,
  ${listOf(assigned(employeeIds, from, to))} as assignments,
  ${listOf(sql`select * from attendance_configs`)} as settings,
  ${listOf(sql`
    select holiday_calendar_id as calendar_id, date, name, portion, recurring from holidays
    where recurring or date between ${from}::date and ${to}::date`)} as holidays,
  (select coalesce(json_object_agg(id, parent_id), '{}') from departments where parent_id is not null) as parents`;

/** The schedules assigned directly to employee `e`. */
export const storedOwn = ({ from, to }: { from: unknown; to: unknown }): Sql =>
  listOf(sql`
    select 'employee' as target, a.employee_id as target_id, a.from_date as from, a.to_date as to, a.week_schedule_id as schedule_id
    from schedule_assignments a
    where a.employee_id = e.id and a.from_date <= ${to}::date and coalesce(a.to_date, 'infinity') >= ${from}::date`);

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(row), '[]') from (${rows}) row)`;

/** The default schedule applies to all employees at any time where no closer assignment exists. */
const assigned = (employeeIds: readonly number[], from: Day, to: Day): Sql => {
  const holds = sql`from_date <= ${to}::date and coalesce(to_date, 'infinity') >= ${from}::date`;
  const when = sql`from_date as from, to_date as to, week_schedule_id as schedule_id`;
  return sql`
    select 'employee' as target, employee_id as target_id, ${when} from schedule_assignments
    where ${isOneOf(sql`employee_id`, employeeIds)} and ${holds}
    union all
    select case when department_id is null then 'branch' else 'department' end, coalesce(department_id, branch_id), ${when}
    from schedule_assignments where employee_id is null and ${holds}
    union all
    select 'company', null, '0001-01-01', null, id from week_schedules where is_default`;
};

export function sharedOf({
  schedules,
  shifts,
  assignments,
  settings,
  holidays,
  parents,
}: StoredShared): SharedPlans & { parents: Parents } {
  return {
    schedules: new Map(schedules.map((schedule) => [schedule.id, schedule])),
    shifts: Map.groupBy(shifts, ({ id }) => id),
    assignments,
    settings: settings.map(settingsOf),
    holidays: Map.groupBy(holidays, ({ calendar_id }) => calendar_id),
    parents: new Map(Object.entries(parents).map(([id, above]) => [Number(id), above])),
  };
}

const settingsOf = ({ branch_id, valid_from, rounding_step_minutes, ...settings }: StoredSettings): SettingsVersion => ({
  branch_id,
  valid_from,
  settings: { ...settings, rounding_step_minutes: Number(rounding_step_minutes) },
});

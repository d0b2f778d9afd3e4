import { call } from '../call.ts';
import { answers, date, text } from '../fields.ts';

/** Who works when, as a grid: people by days, with what the week schedules would say where the roster is silent. */
export const readRoster = call({
  method: 'GET',
  path: '/month-schedules/:id/roster',
  access: 'month-schedules.view',
  tag: 'month-schedules',
});

export type RosterCell = {
  date: string;
  shift_id: number | null;
  is_set: boolean;
  base_shift_id: number | null;
  is_employed: boolean;
  note: string | null;
};
export type RosterIssue = {
  severity: 'error' | 'warning';
  code: string;
  employee_id?: number;
  date?: string;
  shift_id?: number;
  args: Record<string, string | number>;
};
export type Roster = {
  schedule: Record<string, unknown>;
  days: { date: string; weekday: number; holidays: string[] }[];
  shifts: { id: number; name: string; code: string; color: string; start_time: string; end_time: string; expected_minutes: number }[];
  people: { employee: { id: number; name: string; pic: string | null; job: string }; cells: RosterCell[]; minutes: number }[];
  issues: RosterIssue[];
};

/** `entries: {list: [{employee_id, date, shift_id | null, note?} | {employee_id, date, clear: true}]}`, at most 2000 at a time. */
export const saveRosterEntries = call({
  method: 'PUT',
  path: '/month-schedules/:id/entries',
  access: 'month-schedules.update',
  tag: 'month-schedules',
  body: { entries: answers({ required: true }) },
});

/** The same people in another month, mapped by weekday, as a new draft. */
export const copyRoster = call({
  method: 'POST',
  path: '/month-schedules/:id/copy',
  access: 'month-schedules.create',
  tag: 'month-schedules',
  body: { month: text({ required: true, pattern: 'month' }), name: text({ min: 2, max: 80 }) },
});

/** What one person is to work, day by day. `:id` may be `self`. */
export const employeePlan = call({
  method: 'GET',
  path: '/employees/:id/plan',
  access: 'attendances.view',
  tag: 'attendances',
  query: { from: date({ required: true }), to: date({ required: true }) },
});

export type PlannedDay = {
  date: string;
  shift: { id: number; name: string; code: string; color: string; start_time: string; end_time: string; crosses_midnight: boolean } | null;
  origin: 'roster' | 'employee' | 'department' | 'branch' | 'company' | 'none';
  schedule: string | null;
  holiday: { name: string; portion: string } | null;
  is_employed: boolean;
  expected_minutes: number;
};

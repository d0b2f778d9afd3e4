import type { SetupRecord } from './setup-record.ts';

export type WeekDraft = {
  schedule_name: string;
  shift_name: string;
  start_time: string;
  end_time: string;
  break_minutes: number;
  weekdays: readonly number[];
};

const week = [1, 2, 3, 4, 5, 6, 7];
const calm = '#2563eb';

/** The shift of a day, and the week schedule with that shift on these days, for all employees. It begins on a Monday. */
export const scheduleRecords = (draft: WeekDraft, monday: string): SetupRecord[] => [
  {
    model: 'shifts',
    key: 'day',
    values: {
      name: draft.shift_name,
      code: 'STD',
      color: calm,
      start_time: draft.start_time,
      end_time: draft.end_time,
      break_minutes: draft.break_minutes,
    },
    label: draft.shift_name,
  },
  {
    model: 'week-schedules',
    values: {
      name: draft.schedule_name,
      cycle_weeks: 1,
      anchor_date: monday,
      is_default: true,
      days: { weeks: [week.map((day) => (draft.weekdays.includes(day) ? '@day' : null))] },
    },
    label: draft.schedule_name,
  },
];

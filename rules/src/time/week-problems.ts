import type { Day } from '../calendar.ts';

export type WeekDay = {
  date: Day;
  required_minutes: number;
  /** Minutes recorded by the terminals; zero for people who do not stamp. */
  attended_minutes: number;
  logged_minutes: number;
};

export type WeekRow = { date: Day; project: string; project_id: number; needs_note: boolean; needs_task: boolean };

/** Something to look at before a week is handed in; `blocks`: it cannot be before it is put right. */
export type WeekProblem = {
  code:
    | 'week_missing_day'
    | 'week_under'
    | 'week_over'
    | 'week_unlogged'
    | 'week_needs_note'
    | 'week_needs_task'
    | 'week_empty'
    | 'week_long_day'
    | 'week_not_over';
  blocks: boolean;
  date?: Day;
  project_id?: number;
  args: Record<string, string | number>;
};

/** A day with more minutes than this needs a second look. */
const longDay = 16 * 60;
/** A larger difference between logged and attended time, as a share of the attended time, is probably a typing error. */
const tolerance = 0.15;

export function problemsOfWeek(days: readonly WeekDay[], rows: readonly WeekRow[], { today }: { today: Day }): WeekProblem[] {
  const required = sum(days, 'required_minutes');
  const logged = sum(days, 'logged_minutes');
  return [
    ...rows.flatMap(missingWords),
    ...days.flatMap((day) => problemsOfDay(day)),
    ...(logged === 0 && required > 0 ? [{ code: 'week_empty', blocks: true, args: {} } as const] : []),
    ...(logged > 0 && logged < required ? [{ code: 'week_under', blocks: false, args: { minutes: required - logged } } as const] : []),
    ...(required > 0 && logged > required ? [{ code: 'week_over', blocks: false, args: { minutes: logged - required } } as const] : []),
    ...(days.some(({ date, required_minutes }) => date > today && required_minutes > 0)
      ? [{ code: 'week_not_over', blocks: false, args: {} } as const]
      : []),
  ];
}

const sum = (days: readonly WeekDay[], of: 'required_minutes' | 'logged_minutes'): number =>
  days.reduce((total, day) => total + day[of], 0);

const missingWords = ({ date, project, project_id, needs_note, needs_task }: WeekRow): WeekProblem[] => [
  ...(needs_note ? [{ code: 'week_needs_note', blocks: true, date, project_id, args: { project } } as const] : []),
  ...(needs_task ? [{ code: 'week_needs_task', blocks: true, date, project_id, args: { project } } as const] : []),
];

function problemsOfDay({ date, required_minutes, attended_minutes, logged_minutes }: WeekDay): WeekProblem[] {
  if (required_minutes > 0 && logged_minutes === 0)
    return [{ code: 'week_missing_day', blocks: false, date, args: { minutes: required_minutes } }];
  if (logged_minutes > longDay) return [{ code: 'week_long_day', blocks: false, date, args: { minutes: logged_minutes } }];
  if (attended_minutes === 0) return [];
  const difference = attended_minutes - logged_minutes;
  if (Math.abs(difference) <= attended_minutes * tolerance) return [];
  return [{ code: 'week_unlogged', blocks: false, date, args: { attended: attended_minutes, logged: logged_minutes } }];
}

import type { Remark } from '@cadre/contract/calls/tasks';
import { asHours } from '@cadre/rules/duration';
import { problemsOfWeek, type WeekProblem } from '@cadre/rules/time/week-problems';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { DueDay } from './load-due.ts';
import type { StoredWeek } from './load-week.ts';

type DayCheck = { date: string; required_minutes: number; attended_minutes: number; logged_minutes: number };

export const judgedDays = (due: readonly DueDay[], { cells, attended }: StoredWeek): DayCheck[] => {
  const attendedOn = new Map(attended.map(({ date, minutes }) => [date, minutes]));
  return due.map(({ plan: { date }, required_minutes }) => ({
    date,
    required_minutes,
    attended_minutes: attendedOn.get(date) ?? 0,
    logged_minutes: cells.reduce((sum, cell) => sum + (cell.date === date ? cell.minutes : 0), 0),
  }));
};

/** The reasons against submitting a week, by the rules. */
export function judgeWeek(days: readonly DayCheck[], { cells, projects }: StoredWeek, today: string): WeekProblem[] {
  const projectOf = new Map(projects.map((one) => [one.id, one]));
  const rows = cells.map(({ date, project_id, project_task_id, description }) => {
    const project = projectOf.get(project_id);
    return {
      date,
      project_id,
      project: project?.name ?? '',
      needs_note: project?.require_note === true && !description,
      needs_task: project?.require_task === true && project_task_id === null,
    };
  });
  return problemsOfWeek(days, rows, { today });
}

/** Minutes as people read them, and the day as the sentence names it. */
export const argumentsOf = ({ date, args }: WeekProblem): Record<string, string> => ({
  ...(date && { day: date }),
  ...Object.fromEntries(
    Object.entries(args).map(([name, value]) =>
      typeof value === 'number' ? [name === 'minutes' ? 'hours' : name, asHours(value)] : [name, value],
    ),
  ),
});

export function remarkOf(t: Translate, problem: WeekProblem): Remark & { blocks: boolean } {
  const args = argumentsOf(problem);
  const sentence = t(`checks.${problem.code}` as 'checks.terms', args as never);
  const { code, date, project_id, blocks } = problem;
  return { code, sentence, blocks, ...(date && { date }), ...(project_id && { project_id }), args };
}

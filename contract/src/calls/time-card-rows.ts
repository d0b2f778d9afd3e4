import { call, type DataOf } from '../call.ts';
import { boolean, choice, date, group, integer, list, minutes, named, required } from '../fields.ts';
import { tasks } from '../resources/tasks.ts';
import { remark } from './tasks.ts';
import { bookedProject, employee, thisWeek, touchedByCards, weekParams, workType } from './time-cards.ts';

const tag = 'time-cards';
const { work_type } = tasks.fields;

export const copyWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/copy',
  params: weekParams,
  access: 'tasks.create',
  tag,
  summary: 'Copy the rows of another week, with or without its hours',
  body: {
    from: group({ year: integer({ required: true, min: 1970, max: 9999 }), week: integer({ required: true, min: 1, max: 53 }) }, required),
    with_hours: boolean(),
    employee,
  },
  example: { ...thisWeek, body: { from: { year: 2026, week: 45 }, with_hours: true } },
  answer: {
    /** The rows now in the week, and the hours booked with them. */
    rows: integer(required),
    booked: integer(required),
    /** The rows left out, with the reason. */
    warnings: list(remark, required),
  },
  touches: touchedByCards,
});

/** Pins the row: it is shown even without hours. */
export const keepRow = call({
  method: 'PUT',
  path: '/time-cards/:year/:week/pins',
  params: weekParams,
  access: 'tasks.create',
  tag,
  summary: 'Pin a row to a week and all later weeks, or unpin it',
  body: {
    project_id: integer({ required: true, min: 1 }),
    project_task_id: integer({ min: 1 }),
    work_type: choice({ options: work_type.options }),
    kept: boolean(required),
    employee,
  },
  example: { ...thisWeek, body: { project_id: 1, kept: true } },
  touches: [tag],
});

const suggested = {
  project: group(bookedProject, required),
  project_task: group(named),
  work_type: workType,
  billable: boolean(required),
  cells: list({ date: date(required), minutes: minutes(required) }, required),
} as const;

/** Read-only: suggestions are not saved. */
export const suggestWeek = call({
  method: 'GET',
  path: '/time-cards/:year/:week/suggestions',
  params: weekParams,
  access: 'tasks.create',
  tag,
  summary: 'Suggest hours for a week, from the plan or from attendance',
  query: { from: choice({ options: ['plan', 'attendance'], required: true }), employee },
  example: thisWeek,
  answer: { rows: list(suggested, required) },
});
export type SuggestedRow = DataOf<typeof suggestWeek>['rows'][number];

import { call, type DataOf } from '../call.ts';
import { exampleDay } from '../example-day.ts';
import {
  boolean,
  choice,
  date,
  either,
  group,
  integer,
  list,
  longText,
  map,
  minutes,
  moment,
  named,
  optionally,
  record,
  reference,
  required,
  scalar,
  text,
} from '../fields.ts';
import { tasks } from '../resources/tasks.ts';
import type { ResponseOf } from '../values.ts';

const { employee_id, date: day, project_id, project_task_id, description, billable, work_type } = tasks.fields;

/** The tags affected when time entries are saved. */
export const touchedByTasks = ['tasks', 'time-cards', 'projects', 'weekly-hours', 'not-submitted'] as const;

/** A cell of the grid as it is sent: without an id it is new, and with no minutes it is to go. */
export const taskToSave = {
  id: integer({ min: 1 }),
  version: integer({ min: 1 }),
  date: day,
  project_id,
  project_task_id,
  minutes: minutes({ required: true, min: 0, max: 1440 }),
  description,
  billable,
  work_type,
  source: choice({ options: ['manual', 'copied', 'suggested', 'timer'] }),
  /** The client's idempotency key: a repeated request with the same key is applied only once. */
  key: text({ min: 1, max: 80 }),
} as const;

/** An error or a warning, in the caller's language. */
export const remark = {
  code: text(required),
  sentence: text(required),
  ...optionally({ date: date(required), project_id: integer(required), args: map(scalar(required), required) }),
} as const;
export type Remark = ResponseOf<typeof remark>;

const savedTask = optionally({
  key: text(required),
  id: integer(required),
  version: integer(required),
  /** It had no minutes left and is gone. */
  deleted: boolean(required),
  /** Why it was not saved; the others are. */
  error: text(required),
  code: text(required),
  fields: map(list(text(required), required), required),
  /** In a conflict: the row as another user has saved it. */
  current: record(tasks, { required: true, partly: true }),
});

/** In the order in which they were sent. */
const saved = { results: list(savedTask, required), warnings: list(remark, required) } as const;

/** Valid rows are saved; each invalid one returns its reason. */
export const saveTasks = call({
  method: 'POST',
  path: '/tasks/bulk',
  access: 'tasks.create',
  tag: 'tasks',
  summary: 'Save many time card rows; each refused row returns its reason',
  body: { employee_id, tasks: list(group(taskToSave, required), { required: true, max: 1000 }) },
  example: { body: { tasks: [{ date: exampleDay(0, 1), project_id: 1, minutes: 90, description: 'Interviews', key: 'tuesday' }] } },
  answer: saved,
  touches: touchedByTasks,
});
export type SavedTasks = DataOf<typeof saveTasks>;
export type SavedTask = SavedTasks['results'][number];

/** One row; or several, in a list or under `tasks`, which are saved as `/tasks/bulk` does. */
export const createTask = call({
  method: 'POST',
  path: '/tasks',
  access: 'tasks.create',
  tag: 'tasks',
  summary: 'Create a time card row, or save several',
  body: {
    employee_id,
    date: date(),
    project_id: reference('projects'),
    project_task_id,
    minutes: minutes({ min: 1, max: 1440 }),
    description,
    billable,
    work_type,
    tasks: list(group(taskToSave, required), { max: 1000 }),
  },
  listAs: 'tasks',
  example: { body: { ...tasks.form.example } },
  answer: either(record(tasks, { required: true, partly: true }), group(saved, required)),
  touches: touchedByTasks,
});

const timer = group({
  project: group({ ...named, number: text(required) }, required),
  project_task: group(named),
  description: text(),
  billable: boolean(required),
  work_type: choice({ options: work_type.options, required: true }),
  started_at: moment(required),
  /** The day it will be booked on. */
  date: date(required),
});

/** At most one runs for anybody. */
export const runningTimer = call({
  method: 'GET',
  path: '/tasks/timer',
  access: 'tasks.create',
  tag: 'tasks',
  summary: 'Get your running timer',
  answer: { timer },
});

/** Another one that ran is stopped and booked first. */
export const startTimer = call({
  method: 'PUT',
  path: '/tasks/timer',
  access: 'tasks.create',
  tag: 'tasks',
  summary: 'Start your timer; one already running is stopped and booked',
  body: {
    project_id,
    project_task_id,
    description: longText({ max: 500 }),
    billable: boolean(),
    work_type: choice({ options: work_type.options }),
  },
  example: { body: { project_id: 1 } },
  answer: { timer, booked: record(tasks, { partly: true }) },
  touches: touchedByTasks,
});

export const stopTimer = call({
  method: 'DELETE',
  path: '/tasks/timer',
  access: 'tasks.create',
  tag: 'tasks',
  summary: 'Stop your timer and book its minutes, or discard them',
  body: { discard: boolean() },
  answer: { booked: record(tasks, { partly: true }) },
  touches: touchedByTasks,
});

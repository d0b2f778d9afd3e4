import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  longText,
  minutes,
  moment,
  named,
  reference,
  required,
  text,
} from '../fields.ts';
import { projects } from '../resources/projects.ts';

const { health } = projects.fields;

const count = minutes({ min: 0, max: 60_000_000, required: true });

/** The projects that a person can book time on, for the row picker of a time card. */
export const bookableProjects = call({
  method: 'GET',
  path: '/projects/bookable',
  access: 'signed_in',
  tag: 'projects',
  summary: 'List the projects that time can be booked on for a date, recently used first',
  query: {
    search: text({ max: 100 }),
    /** `self`, or the number of another employee; only projects that the reader can see are returned. */
    employee: text({ max: 20 }),
    /** Today by default. */
    date: date(),
  },
  answer: list(
    {
      id: integer(required),
      number: text(required),
      name: text(required),
      client: text(),
      color: color(),
      billable: boolean(required),
      require_task: boolean(required),
      require_note: boolean(required),
      is_recent: boolean(required),
      tasks: list({ ...named, is_mine: boolean(required) }, required),
    },
    required,
  ),
});
export type BookableProject = DataOf<typeof bookableProjects>[number];

const departmentLine = { department_id: reference('departments', required), minutes: count } as const;

export const projectOverview = call({
  method: 'GET',
  path: '/projects/:id/overview',
  access: 'projects.view',
  tag: 'projects',
  summary: 'Get the estimated and spent time of a project by department, week and person, and when the estimate runs out',
  answer: {
    estimated: count,
    spent: count,
    spent_approved: count,
    percent: integer(required),
    /** Empty once it is over. */
    health: choice({ options: health.options }),
    departments: list(
      {
        department: group(named),
        estimated: count,
        spent: count,
        spent_approved: count,
        percent: integer(required),
        /** Time without an estimate. */
        is_unplanned: boolean(required),
      },
      required,
    ),
    /** Every week from the first entry to the last. */
    weeks: list({ week_start: date(required), minutes: count, total: count }, required),
    forecast: group(
      {
        /** Of an average week, by the last four. */
        weekly: count,
        state: choice({ options: ['none', 'idle', 'ahead', 'exhausted'], required: true }),
        on: date(),
      },
      required,
    ),
    people: list({ employee: group(named, required), role: text(), minutes: count, last_four_weeks: count }, required),
    /** Of a retainer, the latest month first. */
    periods: list(
      {
        month: date(required),
        agreed: count,
        carried_in: count,
        /** Billable hours. */
        spent: count,
        left: count,
        overage: count,
        /** Unused hours that no later month can use. */
        lapsed: count,
        /** Missing without the right to see amounts. */
        fee: decimal({ optional: true }),
        overage_amount: decimal({ optional: true }),
      },
      required,
    ),
    currency: currency(required),
  },
});
export type ProjectOverview = DataOf<typeof projectOverview>;

export const projectEstimates = call({
  method: 'GET',
  path: '/projects/:id/estimates',
  access: 'projects.view',
  tag: 'projects',
  summary: 'List all baselines of a project, the current one first',
  answer: list(
    {
      baseline: integer(required),
      source: choice({ options: ['proposal', 'manual', 'change_request'], required: true }),
      note: longText(),
      made_at: moment(required),
      made_by: text(),
      minutes: count,
      departments: list({ department: group(named, required), minutes: count, change: integer(required) }, required),
    },
    required,
  ),
});
export type ProjectBaseline = DataOf<typeof projectEstimates>[number];

export const addBaseline = call({
  method: 'POST',
  path: '/projects/:id/baselines',
  access: 'projects.update',
  tag: 'projects',
  summary: 'Add a baseline to a project, for all departments at once; earlier baselines are kept',
  body: {
    departments: list(departmentLine, { required: true, max: 50 }),
    source: choice({ options: ['manual', 'change_request'], initial: 'change_request' }),
    note: longText({ required: true, min: 2, max: 500 }),
  },
  example: { body: { departments: [{ department_id: 1, minutes: 4800 }], note: 'The client wants a second workshop' } },
  answer: { baseline: integer(required) },
  touches: ['projects'],
});

export const orderTasks = call({
  method: 'POST',
  path: '/projects/:id/task-order',
  access: 'projects.update',
  tag: 'project-tasks',
  summary: 'Set the order of a project’s tasks; omitted tasks come last',
  body: { ids: list(reference('project-tasks', required), { required: true, max: 1000 }) },
  touches: ['project-tasks'],
});

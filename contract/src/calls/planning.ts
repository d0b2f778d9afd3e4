import { call, type DataOf } from '../call.ts';
import { exampleDay } from '../example-day.ts';
import { boolean, choice, date, group, integer, list, minutes, named, record, reference, required, share, text } from '../fields.ts';
import { bookings } from '../resources/bookings.ts';

const tag = bookings.name;

const who = {
  department_id: reference('departments'),
  job_id: reference('jobs'),
  /** Several, separated by commas: a person must have all of them. */
  skills: text({ max: 200 }),
} as const;

const planner = {
  ...named,
  department: group(named, required),
  job: text(required),
  /** Only for people the reader may plan. */
  skills: list(text(required), required),
} as const;

const status = choice({ options: ['tentative', 'confirmed'], required: true });

/** Everything a planning board shows for its window in one response: bookings and free capacity. */
export const planningBoard = call({
  method: 'GET',
  path: '/planning/board',
  access: 'bookings.view',
  tag,
  summary: 'Get the planning board between two dates, with bookings and available capacity',
  query: {
    from: date(required),
    to: date(required),
    by: choice({ options: ['person', 'project'] }),
    ...who,
    project_id: reference('projects'),
    search: text({ max: 100 }),
    /** Only people with so much left between the two days. */
    free: integer({ min: 1, max: 200_000 }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: {
    from: date(required),
    to: date(required),
    by: choice({ options: ['person', 'project'], required: true }),
    /** Of people, or of projects. */
    total: integer(required),
    page: integer(required),
    per_page: integer(required),
    people: list(
      {
        ...planner,
        is_self: boolean(required),
        /** Whether the reader may book them. */
        may_plan: boolean(required),
        /** Which of the patterns below they work by. */
        pattern: integer(required),
        /** Absence within the person's plan: approved, or pending if the reader may see it. */
        away: list({ date: date(required), minutes: integer(required), is_pending: boolean(required) }, required),
      },
      required,
    ),
    /** Planned minutes from the first day to the last, without holidays; people with the same plan share them. */
    patterns: list(list(integer(required), required), required),
    /** In the order of the board, if it is by project; otherwise the projects with bookings. */
    projects: list(
      {
        ...named,
        number: text(required),
        client: text(),
        status: text(required),
        start_date: date(),
        end_date: date(),
        is_listed: boolean(required),
      },
      required,
    ),
    bookings: list(
      {
        id: integer(required),
        version: integer(required),
        employee_id: integer(),
        department: group(named),
        job: group(named),
        skills: list(text(required), required),
        /** Null if the reader may not see the project; the time is booked nevertheless. */
        project_id: integer(),
        project_task: group(named),
        from_date: date(required),
        to_date: date(required),
        minutes_per_day: minutes(),
        share_bp: share(),
        weekdays: list(integer(required), required),
        status,
        note: text(),
        may_change: boolean(required),
        may_delete: boolean(required),
      },
      required,
    ),
  },
});
export type Board = DataOf<typeof planningBoard>;
export type BoardPerson = Board['people'][number];
export type BoardBooking = Board['bookings'][number];

/** Finds people with free time and skills, e.g. three free days in March and SAP. */
export const planningFree = call({
  method: 'GET',
  path: '/planning/free',
  access: 'bookings.view',
  tag,
  summary: 'List people with free time between two dates, most free time first',
  query: { from: date(required), to: date(required), ...who, free: integer({ min: 1, max: 200_000 }) },
  answer: {
    total: integer(required),
    people: list(
      {
        ...planner,
        capacity_minutes: integer(required),
        booked_minutes: integer(required),
        free_minutes: integer(required),
        /** The time that pending leave would take if it were approved. */
        pending_minutes: integer(required),
        /** Days without any booking. */
        free_days: integer(required),
      },
      required,
    ),
  },
});
export type FreePeople = DataOf<typeof planningFree>;

/** The effects of a booking on the days of its person, before it is saved. */
export const previewBooking = call({
  method: 'POST',
  path: '/bookings/preview',
  access: 'bookings.view',
  tag,
  summary: 'Preview a person’s workload between two dates with an unsaved booking, and any conflicts',
  repeats: true,
  body: {
    /** The booking that is changed; its old days are left out. */
    id: integer({ min: 1 }),
    employee_id: reference('employees', required),
    project_id: reference('projects'),
    from_date: date(required),
    to_date: date(required),
    minutes_per_day: minutes({ min: 1, max: 1440 }),
    share_bp: share({ min: 1, max: 10_000 }),
    weekdays: list(integer({ required: true, min: 1, max: 7 }), { min: 1, max: 7 }),
  },
  example: { body: { employee_id: 2, from_date: exampleDay(2, 1), to_date: exampleDay(3, 5), minutes_per_day: 240 } },
  answer: {
    capacity_minutes: integer(required),
    /** By other bookings. */
    booked_minutes: integer(required),
    /** By this one. */
    wanted_minutes: integer(required),
    over_minutes: integer(required),
    /** Days with more work than time, the first of them first. */
    over_days: list(date(required), required),
    /** Days on which the person does not work; they get no booking. */
    idle_days: integer(required),
    /** The end of the project, where the booking goes beyond it. */
    project_end: date(),
  },
  touches: [],
});
export type BookingPreview = DataOf<typeof previewBooking>;

export const splitBooking = call({
  method: 'POST',
  path: '/bookings/:id/split',
  access: 'bookings.update',
  tag,
  summary: 'Split a booking in two, with the second starting on a date',
  body: { date: date(required), version: integer() },
  answer: { first: record(bookings, required), second: record(bookings, required) },
  touches: [tag, 'projects'],
});

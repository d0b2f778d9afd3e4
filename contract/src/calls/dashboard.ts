import { call, type DataOf } from '../call.ts';
import { choice, date, decimal, group, integer, list, map, minutes, moment, required, text } from '../fields.ts';

const response = {
  method: 'GET',
  access: 'dashboard.view',
  tag: 'dashboard',
  summary: 'Get your pending approvals, weeks not submitted, and project progress',
  answer: {
    pending_approvals: integer(required),
    /** The time of the oldest pending request. */
    oldest_pending_at: moment(),
    /** Time cards that are due but not handed in, of the people the reader is responsible for. */
    not_submitted_tasks_count: integer(required),
    not_submitted: group(
      {
        employees: integer(required),
        weeks: integer(required),
        missing_hours: decimal(required),
        /** `2026-W45` */
        oldest_week: text(),
        draft_tasks: integer(required),
      },
      required,
    ),
    projects: list(
      {
        id: integer(required),
        number: text(required),
        name: text(required),
        /** Hours by department name; if two departments share a name, the branch is appended. */
        timespent: map(
          group({ estimated: decimal(required), spent: decimal(required), spent_approved: decimal(required) }, required),
          required,
        ),
      },
      required,
    ),
  },
} as const;

export const dashboard = call({ ...response, path: '/dashboard' });
/** The same, where others look for it. */
export const employeesDashboard = call({
  ...response,
  path: '/employees/dashboard',
  summary: 'Get the same dashboard data, under employees',
});
export type Dashboard = DataOf<typeof dashboard>;
export type DashboardProject = Dashboard['projects'][number];

export const absencePeriods = ['month', 'quarter', 'year'] as const;
export type AbsencePeriod = (typeof absencePeriods)[number];

/** Readers without the right to other people's days see their own; company-wide readers see departments, where small ones are merged. */
export const absenceRate = call({
  method: 'GET',
  path: '/dashboard/absence',
  access: 'dashboard.view',
  tag: 'dashboard',
  summary: 'Get the planned time that was not worked, by department and reason',
  query: { period: choice({ options: absencePeriods }) },
  answer: {
    from: date(required),
    to: date(required),
    as_of: moment(required),
    /** The people whose days are counted: the reader, the people the reader may open, or the whole company without links to people. */
    of: choice({ options: ['self', 'reach', 'everybody'], required: true }),
    departments: list(
      {
        /** Absent for small departments together. */
        department_id: integer(),
        name: text(),
        people: integer(required),
        scheduled_minutes: minutes(required),
        leave_minutes: minutes(required),
        excuse_minutes: minutes(required),
        unexplained_minutes: minutes(required),
      },
      required,
    ),
  },
});
export type AbsenceRate = DataOf<typeof absenceRate>;

import { call, type DataOf } from '../call.ts';
import { decimal, group, integer, list, map, required, text } from '../fields.ts';

const told = {
  method: 'GET',
  access: 'dashboard.view',
  tag: 'dashboard',
  summary: 'What waits for you, which weeks were not handed in, and how far projects are',
  answer: {
    pending_approvals: integer(required),
    /** Time cards that are due and were not handed in, of whom the reader answers for. */
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
        /** Hours by the name of the department; of two with one name, with the branch behind it. */
        timespent: map(
          group({ estimated: decimal(required), spent: decimal(required), spent_approved: decimal(required) }, required),
          required,
        ),
      },
      required,
    ),
  },
} as const;

export const dashboard = call({ ...told, path: '/dashboard' });
/** The same, where others look for it. */
export const employeesDashboard = call({ ...told, path: '/employees/dashboard', summary: 'What the dashboard tells, below employees' });
export type Dashboard = DataOf<typeof dashboard>;
export type DashboardProject = Dashboard['projects'][number];

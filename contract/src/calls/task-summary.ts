import { call, type DataOf } from '../call.ts';
import {
  answers,
  choice,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  map,
  named,
  required,
  type Shape,
  scalar,
  shape,
  text,
} from '../fields.ts';
import type { Report } from '../reports/report.ts';
import { reportFilters } from '../reports/report-filters.ts';
import { exported, exportFields } from './generic.ts';

/** The groups and filters of the hours summary. */
export const summaryGroups = {
  groups: [
    'employee',
    'department',
    'project',
    'client',
    'project_task',
    'day',
    'week',
    'month',
    'billable',
    'work_type',
    'status',
    'branch',
    'manager',
  ],
  filters: ['employee', 'department', 'branch', 'project', 'client', 'project_task', 'manager', 'status', 'billable', 'work_type'],
  hasSearch: true,
} as const satisfies Pick<Report, 'groups' | 'filters' | 'hasSearch'>;

export type SummaryGroup = {
  key: Record<string, string | number | null>;
  label: string;
  hours: number;
  billable_hours: number;
  /** Of all hours, from 0 to 1. */
  share: number;
  /** For the requested days; cost and amount require the right to see them, and are empty if an exchange rate is missing. */
  period_minutes: number;
  period_cost: number | null;
  period_amount: number | null;
  /** For the whole project, regardless of the requested days; only for groups of a project, or of a department within one. */
  spent_hours: number | null;
  estimated_hours: number | null;
  remaining_hours: number | null;
  percent: number | null;
  groups: SummaryGroup[];
};
const summaryGroup: Shape<SummaryGroup> = shape('summary-group', () => ({
  key: map(scalar(), required),
  label: text(required),
  hours: decimal(required),
  billable_hours: decimal(required),
  share: decimal(required),
  period_minutes: integer(required),
  period_cost: decimal(),
  period_amount: decimal(),
  spent_hours: decimal(),
  estimated_hours: decimal(),
  remaining_hours: decimal(),
  percent: integer(),
  groups: list(summaryGroup, required),
}));

const response = {
  method: 'GET',
  access: 'tasks.view',
  tag: 'tasks',
  summary: 'Get the hours of time cards, summarized and grouped',
  query: { filters: text({ max: 4000 }) },
  filters: reportFilters(summaryGroups),
  answer: {
    filters: group(
      { date: group({ from: date(required), to: date(required) }, required), group_by: list(text(required), required) },
      required,
    ),
    totals: group(
      {
        hours: decimal(required),
        billable_hours: decimal(required),
        non_billable_hours: decimal(required),
        leave_hours: decimal(required),
        required_hours: decimal(required),
        /** Billable hours as a share of the available hours, from 0 to 1. */
        utilization: decimal(),
        entries: integer(required),
        employees: integer(required),
        projects: integer(required),
        draft_hours: decimal(required),
        submitted_hours: decimal(required),
        approved_hours: decimal(required),
        /** Cost and billed amount, each with the right to see it, in `currency`. */
        cost: decimal(),
        amount: decimal(),
        currency: text(),
        /** Why `cost` or `amount` is empty: the first day and currency without an exchange rate. */
        no_rate: map(group({ currency: currency(required), day: date(required) }, required), { required: true, min: 0 }),
      },
      required,
    ),
    groups: list(summaryGroup, required),
    by_day: list({ date: date(required), hours: decimal(required), billable_hours: decimal(required) }, required),
    not_submitted: list(
      {
        employee: group(named, required),
        weeks: list({ iso_year: integer(required), iso_week: integer(required), missing_hours: decimal(required) }, required),
      },
      required,
    ),
  },
} as const;

/** The path as clients spell it. */
export const taskSummery = call({ ...response, path: '/tasks/summery' });
export const taskSummary = call({
  ...response,
  path: '/tasks/summary',
  summary: 'Get the hours of time cards, summarized, at the correctly spelled path',
});
export type TaskSummary = DataOf<typeof taskSummary>;

export const exportTaskSummary = call({
  method: 'POST',
  path: '/exports/tasks-summery',
  repeats: true,
  access: 'tasks.view',
  tag: 'exports',
  summary: 'Export the summarized hours of time cards to a file with a short-lived link',
  body: { format: choice({ options: exportFields.format.options, required: true }), filters: answers() },
  answer: exported,
  touches: ['exports'],
});

import type { Adding } from '@cadre/rules/reports/group-rows';
import type { Exact } from '../exact.ts';
import type { Tone } from '../fields.ts';
import type { ResourceName, resources } from '../resources/index.ts';
import type { Permission } from '../rights.ts';

/** The keys for grouping and filtering rows. Each is a column of a report's facts; their texts are in `texts.reports.groups`. */
export const groupKeys = [
  'employee',
  'department',
  'job',
  'branch',
  'manager',
  'project',
  'client',
  'project_task',
  'day',
  'week',
  'month',
  'billable',
  'work_type',
  'status',
  'billing_type',
  'entry',
] as const;
export type GroupKey = (typeof groupKeys)[number];

/** Groups that are records of a resource; the others are days, weeks, months and words. */
export const groupResources = {
  employee: 'employees',
  department: 'departments',
  job: 'jobs',
  branch: 'branches',
  manager: 'employees',
  project: 'projects',
  client: 'clients',
  project_task: 'project-tasks',
} as const satisfies Partial<Record<GroupKey, string>>;
export type GroupOfRecords = keyof typeof groupResources;
export const isOfRecords = (key: string): key is GroupOfRecords => Object.hasOwn(groupResources, key);

export const columnKinds = ['minutes', 'money', 'share', 'number', 'date', 'moment', 'text', 'choice', 'group', 'day'] as const;

/** The status of a day in a column of the kind `day`; the letters are in `texts.reports.options.day`. */
export const dayTones = {
  present: 'green',
  remote: 'green',
  travel: 'teal',
  half_day: 'amber',
  leave: 'blue',
  half_leave: 'blue',
  holiday: 'neutral',
  missing: 'amber',
  absent: 'pink',
} as const satisfies Record<string, Tone>;

/** A field of a resource: `tasks.cost_rate`. */
export type FieldPath = { [N in ResourceName]: `${N}.${keyof (typeof resources)[N]['fields'] & string}` }[ResourceName];

export type ReportColumn = {
  kind: (typeof columnKinds)[number];
  /** Missing where it follows from others. */
  adding?: Adding;
  /** The closed fields that it shows or is calculated from: their declarations determine the right it needs. */
  shows?: readonly FieldPath[];
  /** Where no text of ours names it: a category of the company, a day. */
  label?: string;
  /** Hidden columns that name the first day and currency without an exchange rate: if one is set, the value is unknown. */
  lackedBy?: readonly string[];
  /** Added up for others, and not shown. */
  isHidden?: true;
  /** Steps aside where a screen has no room for all columns, the last ones first. Files have it always. */
  isMinor?: true;
  /** The target of other columns: a mark across the bar of the column before it in the chart. */
  isTarget?: true;
  /** About the days to come, regardless of the report's days. */
  isAhead?: true;
  /** A share that is too much beyond 100 %. */
  isLimited?: true;
  tones?: Readonly<Record<string, Tone>>;
};
export type ReportColumns = { readonly [name: string]: ReportColumn };

export type Report = {
  /** The right required for the report; its scope limits the rows. */
  access: Permission;
  /** `past` ends today at the latest, `ahead` begins this week, `ever` knows no days. */
  span: 'past' | 'ahead' | 'ever';
  /** The maximum number of days; if more are requested, the last ones. */
  mostDays?: number;
  groups: readonly GroupKey[];
  /** The default grouping. */
  by: readonly GroupKey[];
  filters: readonly GroupKey[];
  /** Notes are searched. */
  hasSearch?: true;
  columns: ReportColumns;
  /** Columns of the chart, the first before the others. */
  chart: readonly string[];
};

export const report = <const R extends Report>(declared: R & Exact<R, Report>): R => declared;

const numbers: readonly ReportColumn['kind'][] = ['minutes', 'money', 'share', 'number'];

/** Numbers about the report's days, which can be compared with the days before. */
export const isCompared = ({ kind, adding, isAhead }: ReportColumn): boolean =>
  numbers.includes(kind) && !isAhead && (adding === undefined || adding === 'sum' || adding === 'median');

/** Whether the report has columns that can be compared with earlier days. */
export const isComparable = ({ span, columns = {} }: Partial<Pick<Report, 'span' | 'columns'>>): boolean =>
  span === 'past' && Object.values(columns).some(isCompared);

export const mostGroups = 3;

export const sum = (kind: ReportColumn['kind'], more: Omit<ReportColumn, 'kind' | 'adding'> = {}): ReportColumn => ({
  kind,
  adding: 'sum',
  ...more,
});
export const same = (kind: ReportColumn['kind'], more: Omit<ReportColumn, 'kind' | 'adding'> = {}): ReportColumn => ({
  kind,
  adding: 'same',
  ...more,
});
export const follows = (kind: ReportColumn['kind'], more: Omit<ReportColumn, 'kind' | 'adding'> = {}): ReportColumn => ({ kind, ...more });
export const hidden = { isHidden: true } as const;
export const minor = { isMinor: true } as const;

/** The first day and currency that lack a rate, as `2026-03-04 JPY`. */
export const lack = { kind: 'text', adding: 'earliest', isHidden: true } as const satisfies ReportColumn;

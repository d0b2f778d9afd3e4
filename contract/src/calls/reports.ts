import { reportPeriods } from '@cadre/rules/reports/report-periods';
import { call, type DataOf } from '../call.ts';
import {
  answers,
  boolean,
  choice,
  currency,
  date,
  email,
  group,
  integer,
  list,
  map,
  moment,
  required,
  type Shape,
  scalar,
  shape,
  text,
} from '../fields.ts';
import { reportNames } from '../reports/index.ts';
import { columnKinds, groupKeys, sum } from '../reports/report.ts';
import { reportFilters } from '../reports/report-filters.ts';
import { exported, exportFields } from './generic.ts';

const tag = 'reports';
const touches = ['saved-reports'] as const;
/**
 * JSON of filters and grouping: the days, employees and records, `group_by`, `currency`, and `compare` with `days` (as many right before), or the
 * same days a `week`, `month`, `quarter` or `year` earlier.
 */
const filters = text({ max: 4000 });
/** The union of the parameters of all reports; each report refuses the ones it does not have. */
const everything = { groups: groupKeys, filters: groupKeys, hasSearch: true, span: 'past', columns: { worked: sum('minutes') } } as const;
const groupKey = choice({ options: groupKeys, required: true });
const values = map(scalar(), required);

const noRates = map(group({ currency: currency(required), day: date(required) }, required), { required: true, min: 0 });
type NoRate = { currency: string; day: string };

/** A group with its sums, and the groups below it. */
export type ReportRow = {
  /** The key of the group: the id of a record, a day, or a word; null if it has none. */
  key: number | string | null;
  label: string;
  values: Record<string, number | string | null>;
  /** Columns without a value because an exchange rate is missing: the first day and currency that lack one. */
  no_rate: Record<string, NoRate>;
  /** The numbers of the days compared with, without those that lack a rate; null without a comparison. */
  before: Record<string, number | string | null> | null;
  rows: ReportRow[];
};
const before = map(scalar());
const row: Shape<ReportRow> = shape('report-row', () => ({
  key: scalar(),
  label: text(required),
  values,
  no_rate: noRates,
  before,
  rows: list(row, required),
}));

/** Minutes, minor units of `currency` and basis points; columns that the reader may not see are missing. */
export const readReport = call({
  method: 'GET',
  path: '/reports/:name',
  params: { name: choice({ options: reportNames }) },
  access: 'tasks.view',
  tag,
  summary: 'Get a report, grouped and with totals',
  query: { filters },
  filters: reportFilters(everything),
  example: { params: { name: 'compliance' } },
  answer: {
    report: choice({ options: reportNames, required: true }),
    /** Empty where the report knows no days. */
    from: date(),
    to: date(),
    group_by: list(groupKey, required),
    columns: list({ name: text(required), kind: choice({ options: columnKinds, required: true }), label: text() }, required),
    rows: list(row, required),
    totals: values,
    no_rate: noRates,
    totals_before: before,
    /** The days compared with. */
    compared: group({ from: date(required), to: date(required) }),
    /** Which columns a chart draws, by the outermost group. */
    chart: list(text(required), required),
    currency: currency(),
    /** The company's and those of its projects; any other can be chosen, too. Each amount is exchanged by the rate of its day. */
    currencies: list(text(required), required),
    as_of: moment(required),
  },
});
export type ReportTable = DataOf<typeof readReport>;

export const exportReport = call({
  method: 'POST',
  path: '/exports/report-:name',
  params: { name: choice({ options: reportNames }) },
  repeats: true,
  access: 'tasks.view',
  tag: 'exports',
  summary: 'Export a report as displayed to a file with a short-lived link',
  body: { format: exportFields.format, filters: answers() },
  example: { params: { name: 'compliance' }, body: { format: 'csv' } },
  answer: exported,
  touches: ['exports'],
});

const schedules = ['weekly', 'monthly'] as const;

const saved = {
  name: text({ required: true, min: 1, max: 80 }),
  report: choice({ options: reportNames, required: true }),
  /** The `filters` of the report. Days may be omitted: the report then covers the period before the day it is opened or sent. */
  filters: answers(),
  /** Which days, from the day on which it is opened or sent. */
  period: choice({ options: reportPeriods }),
  is_shared: boolean(),
  /** On Mondays, or on the first of a month. */
  schedule: choice({ options: schedules }),
  /** By mail; colleagues alone. */
  recipients: list(email(), { max: 20 }),
  format: choice({ options: exportFields.format.options }),
} as const;

export const savedReports = call({
  method: 'GET',
  path: '/saved-reports',
  access: 'tasks.view',
  tag: 'saved-reports',
  summary: 'List your saved reports and those shared by others',
  answer: list({
    id: integer(required),
    name: text(required),
    report: choice({ options: reportNames, required: true }),
    filters: answers({ required: true }),
    period: saved.period,
    is_shared: boolean(required),
    schedule: saved.schedule,
    recipients: list(text(required), required),
    format: saved.format,
    /** The owner's name; users may change only their own reports. */
    owner: text(required),
    is_own: boolean(required),
    last_sent_at: moment(),
  }),
});
export type SavedReport = DataOf<typeof savedReports>[number];

export const saveReport = call({
  method: 'POST',
  path: '/saved-reports',
  access: 'tasks.view',
  tag: 'saved-reports',
  summary: 'Save a report under a name',
  body: saved,
  example: { body: { name: 'Weeks of last month', report: 'compliance', period: 'last_month', filters: {} } },
  answer: { id: integer(required) },
  touches,
});

export const changeReport = call({
  method: 'PUT',
  path: '/saved-reports/:id',
  access: 'tasks.view',
  tag: 'saved-reports',
  summary: 'Update one of your saved reports',
  body: saved,
  example: { body: { name: 'Weeks of last month', report: 'compliance', period: 'last_month', filters: {} } },
  answer: { id: integer(required) },
  touches,
});

export const deleteReport = call({
  method: 'DELETE',
  path: '/saved-reports/:id',
  access: 'tasks.view',
  tag: 'saved-reports',
  summary: 'Delete one of your saved reports',
  touches,
});

import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { ReportRow, ReportTable } from '@cadre/contract/calls/reports';
import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { differenceOf } from '@cadre/rules/reports/difference-of';
import type { Reader } from '../../crud/exports/export-table.ts';
import { type Cell, type TableColumn, type TableDocument, tableFile } from '../../platform/documents/tables/table-file.ts';
import { momentText } from '../../platform/texts/texts.ts';
import { optionWord } from './option-word.ts';

/** The report as a file: a row per innermost group with the names of all groups before it, and the totals below. */
export const reportFile = (reader: Reader, format: ExportFormat, table: ReportTable) => tableFile(format, documentOf(reader, table));

function documentOf(reader: Reader, table: ReportTable): TableDocument {
  const { t, language, zone } = reader;
  const { from, to, as_of, currency, group_by, columns, rows, totals } = table;
  const days = from === null || to === null ? [] : [t('reports.from_to', { from, to })];
  const { compared, totals_before } = table;
  const versus = compared ? [t('reports.compared_with', compared)] : [];
  const cells = ({ values, no_rate, before }: Sums): Cell[] =>
    columns.flatMap(({ name, kind }) => {
      const cell = (value: number | string | null | undefined) => cellOf(reader, table, name, kind, value ?? null);
      const missing = no_rate[name];
      const now = missing ? t('reports.no_rate', missing) : cell(values[name]);
      if (!isComparedIn(table, name)) return [now];
      const difference = missing || !before || !(name in before) ? null : differenceOf(kind, values[name], before[name]);
      return [now, cell(before?.[name]), cell(difference)];
    });
  const lines = linesOf(rows, []).map(({ labels, row }) => [...group_by.map((_key, at) => labels[at] ?? null), ...cells(row)]);
  const heads = group_by.map((key): TableColumn => ({ heading: t(`reports.groups.${key}`), kind: key === 'day' ? 'date' : 'text' }));
  const total: Cell[] = [
    ...group_by.map((_key, at) => (at === 0 ? t('reports.total') : null)),
    ...cells({ values: totals, no_rate: table.no_rate, before: totals_before }),
  ];
  return {
    title: t(`reports.names.${table.report}`),
    subtitle: [
      ...days,
      ...versus,
      ...(currency ? [currency, t('reports.by_day_rate')] : []),
      t('reports.as_of', { when: momentText(language, new Date(as_of), zone) }),
    ].join(' · '),
    language,
    columns: [
      ...heads,
      ...columns.flatMap(({ name, kind, label }) => {
        const head = headOf(reader, table, name, kind, label);
        if (!isComparedIn(table, name)) return [head];
        const named = (key: 'before_column' | 'difference_column') => ({ ...head, heading: t(`reports.${key}`, { name: head.heading }) });
        return [head, named('before_column'), named('difference_column')];
      }),
    ],
    rows: [...lines, total],
  };
}

type Kind = ReportTable['columns'][number]['kind'];

const columnKinds: Record<Kind, TableColumn['kind']> = {
  minutes: 'duration',
  money: 'number',
  share: 'number',
  number: 'number',
  date: 'date',
  moment: 'text',
  text: 'text',
  choice: 'text',
  group: 'text',
  day: 'text',
};

function headOf({ t, zone }: Reader, { currency }: ReportTable, name: string, kind: Kind, label: string | null): TableColumn {
  const word = label ?? t(`reports.columns.${name as 'worked'}`);
  const unit = kind === 'share' ? ' (%)' : kind === 'money' && currency ? ` (${currency})` : kind === 'moment' ? ` (${zone})` : '';
  return {
    heading: `${word}${unit}`,
    kind: columnKinds[kind],
    ...(kind === 'money' && currency && { decimals: currencyDigits(currency) ?? 2 }),
  };
}

function cellOf({ t, zone }: Reader, { currency }: ReportTable, name: string, kind: Kind, value: number | string | null): Cell {
  if (value === null) return null;
  if (kind === 'money') return toMajor(Number(value), currency ?? '');
  if (kind === 'share') return Number(value) / 100;
  if (kind === 'choice') return optionWord(t, name, String(value));
  if (kind === 'day') return optionWord(t, 'day', String(value));
  if (kind === 'moment') return localTextAt(zone, Date.parse(String(value))).slice(0, 16);
  return value;
}

type Sums = Pick<ReportRow, 'values' | 'no_rate' | 'before'>;
type Line = { labels: readonly string[]; row: Sums };

/** Columns that have a number before, in a report that compares. */
const isComparedIn = ({ totals_before }: ReportTable, name: string): boolean => totals_before !== null && name in totals_before;

const linesOf = (rows: readonly ReportRow[], above: readonly string[]): Line[] =>
  rows.flatMap((row) => {
    const labels = [...above, row.label];
    return row.rows.length === 0 ? [{ labels, row }] : linesOf(row.rows, labels);
  });

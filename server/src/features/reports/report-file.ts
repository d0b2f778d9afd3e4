import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { ReportRow, ReportTable } from '@cadre/contract/calls/reports';
import { localTextAt } from '@cadre/rules/attendance/zone';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import type { Reader } from '../../crud/export-table.ts';
import { type Cell, type TableColumn, type TableDocument, tableFile } from '../../platform/documents/table-file.ts';
import { momentText } from '../../platform/texts/texts.ts';
import { optionWord } from './option-word.ts';

/** The report as a file: a row per innermost group with the names of all groups before it, and the totals below. */
export const reportFile = (reader: Reader, format: ExportFormat, table: ReportTable) => tableFile(format, documentOf(reader, table));

function documentOf(reader: Reader, table: ReportTable): TableDocument {
  const { t, language, zone } = reader;
  const { from, to, as_of, currency, group_by, columns, rows, totals } = table;
  const days = from === null || to === null ? [] : [t('reports.from_to', { from, to })];
  const cells = ({ values, no_rate }: Sums): Cell[] =>
    columns.map(({ name, kind }) => {
      const lacks = no_rate[name];
      return lacks ? t('reports.no_rate', lacks) : cellOf(reader, table, name, kind, values[name] ?? null);
    });
  const lines = linesOf(rows, []).map(({ labels, row }) => [...group_by.map((_key, at) => labels[at] ?? null), ...cells(row)]);
  const heads = group_by.map((key): TableColumn => ({ heading: t(`reports.groups.${key}`), kind: key === 'day' ? 'date' : 'text' }));
  const total: Cell[] = [
    ...group_by.map((_key, at) => (at === 0 ? t('reports.total') : null)),
    ...cells({ values: totals, no_rate: table.no_rate }),
  ];
  return {
    title: t(`reports.names.${table.report}`),
    subtitle: [
      ...days,
      ...(currency ? [currency, t('reports.by_day_rate')] : []),
      t('reports.as_of', { when: momentText(language, new Date(as_of), zone) }),
    ].join(' · '),
    language,
    columns: [...heads, ...columns.map(({ name, kind, label }) => headOf(reader, table, name, kind, label))],
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

type Sums = Pick<ReportRow, 'values' | 'no_rate'>;
type Line = { labels: readonly string[]; row: Sums };

const linesOf = (rows: readonly ReportRow[], above: readonly string[]): Line[] =>
  rows.flatMap((row) => {
    const labels = [...above, row.label];
    return row.rows.length === 0 ? [{ labels, row }] : linesOf(row.rows, labels);
  });

import type { ReportTable } from '@cadre/contract/calls/reports';
import type { Tone } from '@cadre/contract/fields';
import { reportNamed } from '@cadre/contract/reports/index';
import { dayTones } from '@cadre/contract/reports/report';
import { toMajor } from '@cadre/rules/money';
import { differenceOf } from '@cadre/rules/reports/difference-of';
import { EmptyValue } from '../../fields/empty-value.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useHours } from '../../platform/format/use-hours.ts';
import { inWords, useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/people/badge.tsx';

type Column = ReportTable['columns'][number];
type Value = number | string | null | undefined;
type ReportValues = Pick<ReportTable, 'report' | 'currency' | 'totals'>;

const numbers: ReadonlySet<Column['kind']> = new Set(['minutes', 'money', 'share', 'number']);
export const isNumber = ({ kind }: Column): boolean => numbers.has(kind);

/** A value of a column in words: hours as `8:05` or all like their sum, shares in percent, amounts in the currency of the report. */
function useValueText({ currency, totals }: ReportValues): (column: Column, value: Value) => string | undefined {
  const t = useTexts();
  const format = useFormat();
  const hours = useHours();
  return ({ name, kind }, value) => {
    if (value === null || value === undefined) return undefined;
    if (kind === 'minutes') return hours(Number(value), Number(totals[name] ?? 0));
    if (kind === 'share') return format.share(Number(value));
    if (kind === 'money') return currency ? format.money(toMajor(Number(value), currency), currency) : String(value);
    if (kind === 'number') return format.number(Number(value));
    if (kind === 'moment') return format.moment(String(value));
    if (kind === 'date' || kind === 'group' || name === 'week') return inWords(String(value));
    const key = `reports.options.${kind === 'day' ? 'day' : name}.${value}` as 'reports.options.billable.true';
    return (kind === 'choice' || kind === 'day') && t.has(key) ? t(key) : String(value);
  };
}

type ValueProps = { table: ReportValues; column: Column; of: Pick<ReportTable, 'no_rate'> & { values: Record<string, Value> } };

/** A difference with its sign; of shares in points. */
function useDifferenceText(table: ReportValues): (column: Column, difference: number) => string {
  const t = useTexts();
  const format = useFormat();
  const text = useValueText(table);
  return (column, difference) => {
    const size = Math.abs(difference);
    const sign = difference < 0 ? '−' : difference > 0 ? '+' : '±';
    return `${sign}${column.kind === 'share' ? t('reports.points', { value: format.number(size / 100) }) : text(column, size)}`;
  };
}

/** A number and below it how it differs from the one before. */
export function ComparedValue({ table, column, of, before }: ValueProps & { before: Value }) {
  const t = useTexts();
  const text = useValueText(table);
  const written = useDifferenceText(table);
  const difference = of.no_rate[column.name] ? null : differenceOf(column.kind, of.values[column.name], before);
  return (
    <span className="report-compared" title={t('reports.before_value', { value: text(column, before) ?? t('common.empty_value') })}>
      <ReportValue table={table} column={column} of={of} />
      <span className="note">{difference === null ? t('common.empty_value') : written(column, difference)}</span>
    </span>
  );
}

export function ReportValue({ table, column, of }: ValueProps) {
  const t = useTexts();
  const value = of.values[column.name];
  const text = useValueText(table)(column, value);
  const missing = of.no_rate[column.name];
  if (missing) return <span className="muted">{t('reports.no_rate', missing)}</span>;
  if (text === undefined) return <EmptyValue />;
  const tone = toneOf(table, column, String(value));
  return tone ? <Badge tone={tone}>{text}</Badge> : <span className={isNumber(column) ? 'digits whole' : undefined}>{text}</span>;
}

function toneOf({ report }: ReportValues, { name, kind }: Column, value: string): Tone | undefined {
  const tones: Readonly<Record<string, Tone>> | undefined = kind === 'day' ? dayTones : reportNamed(report)?.columns[name]?.tones;
  return tones && (tones[value] ?? 'neutral');
}

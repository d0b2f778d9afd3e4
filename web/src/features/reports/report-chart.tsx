import type { ReportRow, ReportTable } from '@cadre/contract/calls/reports';
import { reportNamed } from '@cadre/contract/reports/index';
import { isDate } from '@cadre/rules/calendar';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { inWords, useTexts } from '../../platform/texts.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { ChartPoint, Series } from '../../ui/charts/chart.ts';
import type { AxisUnit } from '../../ui/charts/ticks.ts';
import { TimeChart } from '../../ui/charts/time-chart.tsx';
import { useMeasure } from '../../ui/charts/use-measure.ts';
import { Card } from '../../ui/layout/card.tsx';
import { largestFirst } from './largest-first.ts';

const mostBars = 12;
const tones = ['green', 'blue', 'violet', 'amber'] as const;
const timeGroups: readonly string[] = ['day', 'week', 'month'];
const units: Partial<Record<ReportTable['columns'][number]['kind'], AxisUnit>> = {
  minutes: 'minutes',
  share: 'share',
  money: 'money',
  number: 'number',
};

/** Days, weeks and months as lines over time; of all other groups the largest as bars. */
export function ReportChart({ table }: { table: ReportTable }) {
  const t = useTexts();
  const { numbers } = useDayWords();
  const columns = table.chart.flatMap((name) => table.columns.filter((column) => column.name === name));
  const [first] = columns;
  const unit = first && units[first.kind];
  const measure = useMeasure(unit ?? 'number', table.currency);
  if (!unit || table.rows.length < 2) return null;
  const declared = reportNamed(table.report)?.columns ?? {};
  const isOverTime = timeGroups.includes(table.group_by[0] ?? '');
  const series = columns.flatMap(({ name }, at): Series[] => {
    const isTarget = declared[name]?.isTarget === true;
    const label = t(`reports.columns.${name as 'worked'}`);
    const one: Series = {
      name,
      label,
      tone: isTarget ? 'neutral' : (tones[at] ?? 'neutral'),
      draw: isOverTime ? 'line' : isTarget ? 'mark' : 'bar',
    };
    if (isTarget || !table.totals_before || !(name in table.totals_before)) return [one];
    return [one, { ...one, name: beforeName(name), label: t('reports.before_column', { name: label }), isBefore: true }];
  });
  const target =
    unit === 'share' ? { value: 10_000, label: measure.tick(10_000), isLimit: declared[first.name]?.isLimited === true } : undefined;
  const frame = {
    label: t(`reports.names.${table.report}`),
    pointsLabel: t(`reports.groups.${table.group_by[0] ?? 'employee'}`),
    series,
    measure,
    target,
  };
  const shown = isOverTime ? table.rows : largestFirst(table.rows, table.chart).slice(0, mostBars);
  /** Days and weeks are labelled by their first day, because there is little room. */
  const tickOf = ({ key, label }: ChartPoint): string => (isDate(key) && table.group_by[0] !== 'month' ? numbers(key) : label);
  const points = shown.map((row) => pointOf(row, table.chart));
  return (
    <Card
      title={t('reports.chart')}
      hint={shown.length < table.rows.length ? t('reports.largest', { count: shown.length, of: table.rows.length }) : undefined}
    >
      {isOverTime ? (
        <TimeChart {...frame} points={points.map((point) => ({ ...point, tick: tickOf(point) }))} />
      ) : (
        <BarChart {...frame} points={points} />
      )}
    </Card>
  );
}

const beforeName = (name: string): string => `${name}_before`;

const pointOf = ({ key, label, values, before }: ReportRow, names: readonly string[]): ChartPoint => ({
  key: String(key),
  label: inWords(label),
  values: Object.fromEntries(
    names.flatMap((name) => [
      [name, numberIn(values[name])],
      [beforeName(name), numberIn(before?.[name])],
    ]),
  ),
});

const numberIn = (value: number | string | null | undefined): number | null => (typeof value === 'number' ? value : null);

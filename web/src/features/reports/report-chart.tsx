import type { ReportTable } from '@cadre/contract/calls/reports';
import type { CSSProperties } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { RowItem, Rows } from '../../ui/rows.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { useValueText } from './report-value.tsx';

const mostBars = 10;
const tones = ['blue', 'green'] as const;

/** The largest groups as bars; the numbers stand beside them. */
export function ReportChart({ table }: { table: ReportTable }) {
  const t = useTexts();
  const text = useValueText(table);
  const series = table.chart.flatMap((name) => table.columns.filter((column) => column.name === name));
  const [first] = series;
  if (!first || table.rows.length < 2) return null;
  const sizeOf = (values: Record<string, number | string | null>): number =>
    Math.max(0, ...series.map(({ name }) => Number(values[name] ?? 0)));
  const shown = table.rows.toSorted((a, b) => sizeOf(b.values) - sizeOf(a.values)).slice(0, mostBars);
  const whole = Math.max(...shown.map(({ values }) => sizeOf(values)), first.kind === 'share' ? 10_000 : 1);
  const told = shown.map(({ values }) => series.map((column) => text(column, values[column.name]) ?? t('common.empty_value')).join(' · '));
  const longest = Math.max(...told.map(({ length }) => length));
  return (
    <Card title={t('reports.chart')} hint={series.map(({ name }) => t(`reports.columns.${name as 'worked'}`)).join(' · ')}>
      <Rows>
        {shown.map(({ key, label, values }, place) => (
          <RowItem
            key={String(key)}
            end={
              <span className="report-figures number" style={{ '--figures': longest } as CSSProperties}>
                {told[place]}
              </span>
            }
            note={series.map(({ name }, at) => (
              <ShareBar
                key={name}
                size="small"
                whole={whole}
                parts={[{ name, value: Number(values[name] ?? 0), tone: tones[at % tones.length] ?? 'blue' }]}
              />
            ))}
          >
            {label}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

import type { ReportTable } from '@cadre/contract/calls/reports';
import { useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Figure } from '../../ui/figure.tsx';
import { RowItem, Rows } from '../../ui/rows.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { Cluster } from '../../ui/stack.tsx';
import { useValueText } from './report-value.tsx';

const mostBars = 10;
const toneAt = (place: number) => (place % 2 === 0 ? 'blue' : 'green');

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
  return (
    <Card
      title={t('reports.chart')}
      actions={
        <Cluster>
          {series.map(({ name }, at) => (
            <Badge key={name} tone={toneAt(at)} hasDot>
              {t(`reports.columns.${name as 'worked'}`)}
            </Badge>
          ))}
        </Cluster>
      }
    >
      <Rows>
        {shown.map(({ key, label, values }, place) => (
          <RowItem
            key={String(key)}
            end={<Figure text={told[place] ?? ''} all={told} />}
            note={series.map(({ name }, at) => (
              <ShareBar key={name} size="small" whole={whole} parts={[{ name, value: Number(values[name] ?? 0), tone: toneAt(at) }]} />
            ))}
          >
            {label}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

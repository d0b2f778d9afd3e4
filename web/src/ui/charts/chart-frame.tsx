import { Link } from '@tanstack/react-router';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Table } from '../table/table.tsx';
import { type ChartPoint, isDrawn, type Measure, type Series, textOf } from './chart.ts';
import './charts.css';
import { LegendSign } from './legend-sign.tsx';

type Props = {
  /** The name of the chart. */
  label: string;
  /** The kind of its points: departments, weeks. */
  pointsLabel: string;
  points: readonly ChartPoint[];
  series: readonly Series[];
  measure: Measure;
  /** A single series is named too, where no title names it. */
  hasLegend?: boolean | undefined;
  /** Adds padding inside a card with content that reaches its edges. */
  isInset?: boolean | undefined;
  /** The page shows the same numbers in a table. */
  hasTable?: boolean | undefined;
  children: (hintId: string) => ReactNode;
};

/** The frame of all charts: a legend that is printed too, and a switch to the same numbers as a table. */
export function ChartFrame({ label, pointsLabel, points, series, measure, hasLegend, isInset, hasTable, children }: Props) {
  const t = useTexts();
  const hintId = useId();
  const [isTable, setTable] = useState(false);
  const drawn = series.filter(isDrawn);
  return (
    <figure className={classNames('stacked gap-2 ui-chart', isInset && 'ui-chart--inset')} aria-label={label}>
      <div className="line wraps quiet small ui-chart__head">
        {(hasLegend || drawn.length > 1) && <Legend series={drawn} />}
        {!hasTable && (
          <IconButton
            size="small"
            className="ui-chart__switch not-printed"
            icon={isTable ? ChartColumn : Table2}
            label={t(isTable ? 'charts.as_chart' : 'charts.as_table')}
            onClick={() => setTable(!isTable)}
          />
        )}
      </div>
      {isTable ? (
        <Table
          label={label}
          columns={columnsOf(pointsLabel, series, measure, t('common.empty_value'))}
          rows={points}
          keyOf={({ key }) => key}
        />
      ) : (
        <>
          <p id={hintId} className="visually-hidden">
            {t('charts.keys_hint')}
          </p>
          {children(hintId)}
        </>
      )}
    </figure>
  );
}

const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="flex wraps ui-chart__legend">
    {series.map((one) => (
      <li className="line gap-1-5" key={one.name}>
        <LegendSign of={one} />
        {one.label}
      </li>
    ))}
  </ul>
);

const columnsOf = (pointsLabel: string, series: readonly Series[], measure: Measure, nothing: string) => [
  {
    name: 'point',
    head: pointsLabel,
    isHeading: true,
    cell: ({ label, link }: ChartPoint) => (link ? <Link {...link}>{label}</Link> : label),
  },
  ...series.map((one) => ({
    name: one.name,
    head: one.label,
    isNumber: true,
    cell: ({ values }: ChartPoint) => textOf(one, measure, values[one.name], nothing),
  })),
];

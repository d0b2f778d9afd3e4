import { classNames } from '../class-names.ts';
import { isLine, isMark, type Series } from './chart.ts';

/** A sample of the drawing: a field, a line or a mark. */
export const LegendSign = ({ of }: { of: Series }) => (
  <svg className={classNames('', lookOf(of))} width={14} height={12} aria-hidden>
    {isLine(of) || isMark(of) ? (
      <line className={isMark(of) ? 'ui-chart__mark' : 'ui-chart__line'} x1={0} x2={14} y1={6} y2={6} />
    ) : (
      <rect className="ui-chart__bar" width={12} height={12} rx={2} />
    )}
  </svg>
);

export const lookOf = ({ tone, isBefore, isForecast }: Pick<Series, 'tone' | 'isBefore' | 'isForecast'>): string =>
  classNames(`tone--${tone}`, isBefore && 'ui-chart--before', isForecast && 'ui-chart--forecast');

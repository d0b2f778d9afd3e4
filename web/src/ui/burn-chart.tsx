import type { CSSProperties } from 'react';
import './burn-chart.css';

type Props = {
  /** What it shows, for readers; the numbers stand in a table beside it. */
  label: string;
  /** Columns from left to right, and what they add up to. */
  steps: readonly { name: string; value: number; total: number }[];
  /** The height at which nothing is left, and what stands beside its line. */
  limit: number;
  limitText: string;
  /** What stands beside the line of the sum. */
  totalText: string;
  /** Further steps, as they are expected. */
  ahead: readonly number[];
};

const height = 100;

/** What is used up step by step: columns, a line of their sum, the limit, and where it is heading. */
export function BurnChart({ label, steps, limit, limitText, totalText, ahead }: Props) {
  const highest = Math.max(limit, ...steps.map(({ total }) => total), ...ahead, 1);
  const places = Math.max(steps.length + ahead.length, 1);
  const x = (at: number) => ((at + 0.5) / places) * 100;
  const y = (value: number) => height - (value / highest) * height;
  const line = (points: readonly [number, number][]) => points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
  const last = steps.length - 1;
  const now: [number, number] = [last, steps[last]?.total ?? 0];
  const tail: [number, number][] = ahead.map((value, at) => [steps.length + at, value]);
  return (
    <div className="ui-burn-chart" style={{ '--now': `${x(last)}%` } as CSSProperties}>
      <div className="ui-burn-chart__plot">
        <svg role="img" aria-label={label} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {steps.map(({ name, value }, at) => (
            <rect
              key={name}
              className="ui-burn-chart__bar"
              x={x(at) - 30 / places}
              y={y(value)}
              width={60 / places}
              height={height - y(value)}
            />
          ))}
          {limit > 0 && <line className="ui-burn-chart__limit" x1={0} x2={100} y1={y(limit)} y2={y(limit)} />}
          <polyline className="ui-burn-chart__line" points={line(steps.map(({ total }, at) => [at, total]))} />
          {tail.length > 0 && last >= 0 && <polyline className="ui-burn-chart__ahead" points={line([now, ...tail])} />}
        </svg>
        {limit > 0 && (
          <span aria-hidden className="ui-burn-chart__text" data-of="limit" style={{ '--at': y(limit) / height } as CSSProperties}>
            {limitText}
          </span>
        )}
      </div>
      <div aria-hidden className="ui-burn-chart__names">
        <span>{steps[0]?.name}</span>
        {last > 0 && (
          <span data-at={x(last) > 80 ? 'end' : 'now'}>
            {steps[last]?.name} · {totalText}
          </span>
        )}
      </div>
    </div>
  );
}

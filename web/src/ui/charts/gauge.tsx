import { classNames } from '../class-names.ts';
import type { SeriesTone } from './chart.ts';
import { gaugeArcs } from './gauge-arcs.ts';
import { lookOf } from './legend-sign.tsx';
import './gauge.css';

type Props = {
  /** At least 0; the scale ends at 100, or further for larger values. */
  percent: number;
  tone?: SeriesTone | undefined;
  /** The name of the measure, for screen readers. */
  label: string;
  /** The number in its middle. */
  text: string;
  /** The text of the scale at 100. */
  full: string;
};

const radius = 42;

/**
 * A dial: `<Gauge percent={149} label="Spent of estimated" text="149 %" full="100 %" />`. Values over 100 continue past the mark, in the
 * color of an error.
 */
export function Gauge({ percent, tone = 'green', label, text, full }: Props) {
  const { within, beyond, mark } = gaugeArcs(percent);
  return (
    <svg className={classNames('rigid ui-gauge', lookOf({ tone }))} viewBox="0 0 120 108" role="img" aria-label={label}>
      <Arc name="track" from={0} to={1} />
      <Arc name="filled" from={0} to={within} />
      <Arc name="over" from={mark} to={beyond} />
      <line className="ui-gauge__mark" {...spoke(mark)} />
      <text className="ui-gauge__full" {...beside(mark)}>
        {full}
      </text>
      <text className={classNames('digits strong ui-gauge__text', text.length > 5 && 'ui-gauge__text--long')} x={60} y={62}>
        {text}
      </text>
    </svg>
  );
}

/** The dial is open below: three quarters of a circle. */
const turn = 270;
const angleOf = (share: number): number => ((135 + share * turn) * Math.PI) / 180;
const pointAt = (share: number, away: number) => ({ x: 60 + Math.cos(angleOf(share)) * away, y: 58 + Math.sin(angleOf(share)) * away });

function Arc({ name, from, to }: { name: 'track' | 'filled' | 'over'; from: number; to: number }) {
  if (to <= from) return null;
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const isLong = (to - from) * turn > 180 ? 1 : 0;
  return <path className={`ui-gauge__${name}`} d={`M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong} 1 ${end.x} ${end.y}`} />;
}

function spoke(share: number) {
  const [inner, outer] = [pointAt(share, radius - 8), pointAt(share, radius + 8)];
  return { x1: inner.x, y1: inner.y, x2: outer.x, y2: outer.y };
}

/** At the end of the dial its words are below the opening, else outside of the ring. */
function beside(share: number) {
  if (share === 1) return { x: 90, y: 104 };
  const { x, y } = pointAt(share, radius + 11);
  return { x, y, textAnchor: x > 60 ? ('start' as const) : ('end' as const) };
}

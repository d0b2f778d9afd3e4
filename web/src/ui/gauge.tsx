import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './gauge.css';

type Props = {
  /** Of the whole ring, from 0 to 100; what is more goes round a second time. */
  percent: number;
  tone?: 'green' | 'amber' | 'pink' | 'blue' | undefined;
  /** What it measures, for readers. */
  label: string;
  /** What stands in its middle. */
  children: ReactNode;
};

/** A ring that fills: `<Gauge percent={45} label="Spent of estimated">45%</Gauge>` */
export const Gauge = ({ percent, tone = 'green', label, children }: Props) => (
  <span
    className={classNames('ui-gauge', `ui-gauge--${tone}`, isLong(children) && 'ui-gauge--long')}
    style={{ '--filled': `${within(percent)}%`, '--over': `${within(percent - 100)}%` } as CSSProperties}
  >
    <span className="visually-hidden">{label}</span>
    <strong>{children}</strong>
  </span>
);

/** “100 %” must not reach the ring. */
const isLong = (words: ReactNode): boolean => typeof words === 'string' && words.length > 3;

const within = (percent: number): number => Math.max(0, Math.min(100, percent));

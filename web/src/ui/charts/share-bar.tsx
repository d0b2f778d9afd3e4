import type { Tone } from '@cadre/contract/fields';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import './share-bar.css';

type Props = {
  parts: readonly { name: string; value: number; tone: Exclude<Tone, 'ended'> }[];
  whole: number;
  size?: 'small' | 'medium' | undefined;
};

/** Parts of a whole as a picture; the numbers are next to it in words. Where the parts are more than the whole, a mark shows the whole. */
export function ShareBar({ parts, whole, size = 'medium' }: Props) {
  const sum = parts.reduce((all, { value }) => all + Math.max(0, value), 0);
  const end = Math.max(whole, sum) || 1;
  const isOver = whole > 0 && sum > whole;
  return (
    <span
      className={classNames('flex clip ui-share-bar', `ui-share-bar--${size}`, isOver && 'ui-share-bar--over')}
      style={isOver ? ({ '--whole': `${(whole / end) * 100}%` } as CSSProperties) : undefined}
      aria-hidden
    >
      {parts.map(({ name, value, tone }) => (
        <span key={name} className={`tone--${tone}`} style={{ width: `${(Math.max(0, value) / end) * 100}%` }} />
      ))}
    </span>
  );
}

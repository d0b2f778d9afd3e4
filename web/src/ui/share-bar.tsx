import type { Tone } from '@cadre/contract/fields';
import './share-bar.css';

type Props = {
  parts: readonly { name: string; value: number; tone: Exclude<Tone, 'ended'> }[];
  whole: number;
  size?: 'small' | 'medium' | undefined;
};

/** Parts of a whole as a picture; the numbers stand beside it in words. */
export const ShareBar = ({ parts, whole, size = 'medium' }: Props) => (
  <span className={`ui-share-bar ui-share-bar--${size}`} aria-hidden>
    {parts.map(({ name, value, tone }) => (
      <span key={name} className={`ui-share-bar__${tone}`} style={{ width: `${Math.min(1, value / (whole || 1)) * 100}%` }} />
    ))}
  </span>
);

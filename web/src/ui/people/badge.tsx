import type { Tone } from '@cadre/contract/fields';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './badge.css';

type Props = { tone?: Tone | undefined; hasDot?: boolean | undefined; children: ReactNode };

/** A state in one word. The word carries the meaning; the color only helps the eye. */
export function Badge({ tone = 'neutral', hasDot = false, children }: Props) {
  return (
    <span
      className={classNames(
        'line line--inline medium gap-1-5 whole rounded-small smaller ui-badge',
        tone === 'ended' ? 'tone--neutral ui-badge--ended' : `tone--${tone}`,
      )}
    >
      {hasDot && <span className="rigid round ui-badge__dot" aria-hidden />}
      {children}
    </span>
  );
}

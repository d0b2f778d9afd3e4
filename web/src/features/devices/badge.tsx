import type { Tone } from '@cadre/contract/fields';
import type { ReactNode } from 'react';

/** Dot and word, for states that are no field of a record. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`status-badge status-badge--${tone}`}>
    <span className="status-badge__dot" aria-hidden />
    {children}
  </span>
);

import type { ReactNode } from 'react';
import './light.css';

/** A lamp beside a sentence: it breathes as long as something is waited for, and is steady once it came. */
export const Light = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <p className="light" data-on={isOn || undefined} role="status">
    <span className="light__lamp" aria-hidden />
    <span>{children}</span>
  </p>
);

import type { ReactNode } from 'react';
import { useMe } from '../platform/session.ts';
import './print-title.css';

/** Whose paper it is, on paper alone: the shell, which says it on the screen, is not printed. */
export function PrintTitle({ children }: { children: ReactNode }) {
  const { company } = useMe();
  return (
    <p className="print-title">
      {company} · {children}
    </p>
  );
}

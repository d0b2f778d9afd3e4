import type { ReactNode } from 'react';
import { useMe } from '../platform/session/session.ts';
import './print-title.css';

/** The company and the title on a printed page; the shell, which shows them on the screen, is not printed. */
export function PrintTitle({ children }: { children: ReactNode }) {
  const { company } = useMe();
  return (
    <p className="print-title">
      {company} · {children}
    </p>
  );
}

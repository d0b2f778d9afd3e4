import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './banner.css';

type Props = { tone: 'warning' | 'info'; icon: LucideIcon; children: ReactNode };

/** One line at the top of the page, for messages about the whole application. */
export const Banner = ({ tone, icon: Icon, children }: Props) => (
  <div className={`line center ui-banner tone--${tone === 'info' ? 'blue' : 'amber'}`} role="status">
    <Icon size={16} aria-hidden />
    {children}
  </div>
);

import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { ScrollingRow } from './scrolling-row.tsx';
import './tab-links.css';

/** Tabs with one address each: `<TabLinks label="Device" current={tab}><TabLink to="…">Overview</TabLink></TabLinks>` */
export function TabLinks({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  return (
    <ScrollingRow as="nav" current={current} className="ui-tab-links" aria-label={label}>
      <ul>{children}</ul>
    </ScrollingRow>
  );
}

type LinkProps = ComponentProps<'a'> & {
  /** The number of records that wait there. */
  count?: ReactNode;
};

const TabAnchor = ({ count, children, ...link }: LinkProps) => (
  <li>
    <a {...link}>
      {children}
      {count !== undefined && <span className="digits smaller ui-tab-links__count">{count}</span>}
    </a>
  </li>
);

export const TabLink = createLink(TabAnchor);

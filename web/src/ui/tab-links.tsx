import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import './tab-links.css';

/** The parts of a thing that have an address each: `<TabLinks label="Device" current={tab}><TabLink to="…">Overview</TabLink></TabLinks>` */
export function TabLinks({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone not all of them fit; the one that is open must be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is opened
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} className="ui-tab-links" aria-label={label}>
      <ul>{children}</ul>
    </nav>
  );
}

type LinkProps = ComponentProps<'a'> & {
  /** How many things wait there. */
  count?: ReactNode;
};

const TabAnchor = ({ count, children, ...link }: LinkProps) => (
  <li>
    <a {...link}>
      {children}
      {count !== undefined && <span className="ui-tab-links__count">{count}</span>}
    </a>
  </li>
);

export const TabLink = createLink(TabAnchor);

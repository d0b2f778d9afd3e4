import { Link } from '@tanstack/react-router';
import { ScrollingRow } from '../ui/scrolling-row.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import { useMenuName } from './menu/menu-name.ts';
import { WaitingCount } from './waiting-count.tsx';

type Props = { pages: MenuEntry[]; active: string | undefined };

/** The pages inside one menu entry. */
export function SectionTabs({ pages, active }: Props) {
  const nameOf = useMenuName();
  return (
    <ScrollingRow as="ul" current={active} className="section-tabs">
      {pages.map((page) => (
        <li key={page.path}>
          <Link
            to={page.path ?? '/'}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={page.path === active ? 'page' : undefined}
          >
            {nameOf(page.text)}
            {page.waiting && <WaitingCount {...page.waiting} />}
          </Link>
        </li>
      ))}
    </ScrollingRow>
  );
}

import { Link } from '@tanstack/react-router';
import { useTexts } from '../platform/texts.ts';
import type { MenuEntry } from './menu/menu-entry.ts';
import { WaitingCount } from './waiting-count.tsx';

type Props = { pages: MenuEntry[]; active: string | undefined };

/** The pages inside one menu entry. */
export function SectionTabs({ pages, active }: Props) {
  const t = useTexts();
  return (
    <ul className="section-tabs">
      {pages.map((page) => (
        <li key={page.path}>
          <Link
            to={page.path ?? '/'}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={page.path === active ? 'page' : undefined}
          >
            {t(`menu.${page.text}`)}
            {page.waiting && <WaitingCount {...page.waiting} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

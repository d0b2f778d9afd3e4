import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../platform/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { ScrollingRow } from '../ui/layout/scrolling-row.tsx';
import { MenuButton } from '../ui/overlays/menu-button.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import { useMenuName } from './menu/menu-name.ts';
import { useTabsInRoom } from './use-tabs-in-room.ts';
import { WaitingCount } from './waiting-count.tsx';

type Props = { pages: MenuEntry[]; active: string | undefined };

/** The pages inside one menu entry; those without room are in a menu at the end, and on phones the row scrolls. */
export function SectionTabs({ pages, active }: Props) {
  const t = useTexts();
  const nameOf = useMenuName();
  const navigate = useNavigate();
  const { box, away } = useTabsInRoom(pages.filter(({ path, waiting }) => path === active || waiting).map(({ path }) => path));
  const rest = pages.filter(({ path }) => path && away.includes(path));
  return (
    <div ref={box} className="shrinkable flex ruled section-tabs not-printed">
      <ScrollingRow as="ul" current={active}>
        {pages.map((page) => (
          <li key={page.path} data-tab={page.path} className={classNames(rest.includes(page) && 'absolute section-tabs__away')}>
            <Link
              className="block"
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
      {rest.length > 0 && (
        <MenuButton
          isBare
          className="section-tabs__more"
          label={t('common.more')}
          button={
            <>
              {t('common.more')} <ChevronDown size={16} aria-hidden />
            </>
          }
          items={rest.map(({ path = '/', text }) => ({ key: path, label: nameOf(text), onSelect: () => void navigate({ to: path }) }))}
        />
      )}
    </div>
  );
}

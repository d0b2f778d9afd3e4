import { Link, useRouter } from '@tanstack/react-router';
import { Ellipsis, IdCard } from 'lucide-react';
import { useMessages } from 'use-intl';
import { isEmployee, useMe } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts.ts';
import './bottom-bar.css';
import type { MenuEntry } from './menu/menu-entry.ts';
import { useMenuName } from './menu/menu-name.ts';
import { useShell } from './shell-context.ts';

/** The pages that employees reach with a thumb, in this order; those that are not available are left out. */
const wanted = ['/employee-home', '/my-leaves', '/my-tasks', '/my-approvals', '/user-profile'];
const profile: MenuEntry = { text: 'profile', icon: IdCard, path: '/user-profile' };

export function BottomBar({ menu, trail }: { menu: MenuEntry[]; trail: MenuEntry[] }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const { thumb } = useMessages().shell;
  const { open } = useShell();
  const { routesByPath } = useRouter();
  if (!isEmployee(useMe().user)) return null;

  const reachable = [...menu.flatMap((entry) => [entry, ...(entry.children ?? []).map((child) => ({ ...entry, ...child }))]), profile];
  const items = wanted.flatMap((path) => reachable.find((entry) => entry.path === path && path in routesByPath) ?? []).slice(0, 4);
  return (
    <nav className="bottom-bar" aria-label={t('shell.quick_navigation')}>
      {items.map(({ text, path, icon: Icon }) => (
        <Link key={path} to={path ?? '/'} aria-current={trail.at(-1)?.path === path ? 'page' : undefined}>
          {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
          <span>{text in thumb ? thumb[text as keyof typeof thumb] : nameOf(text)}</span>
        </Link>
      ))}
      <button type="button" onClick={() => open('menu')}>
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('common.more')}</span>
      </button>
    </nav>
  );
}

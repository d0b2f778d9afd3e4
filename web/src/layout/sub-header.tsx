import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnPageTitle } from '../platform/page-title.ts';
import { isEmployee, useMe } from '../platform/session.ts';
import { useTexts } from '../platform/texts.ts';
import type { MenuEntry } from './menu/menu-entry.ts';
import { useMenuName } from './menu/menu-name.ts';
import { SectionTabs } from './section-tabs.tsx';
import './sub-header.css';

/** Title and breadcrumbs of the active menu entry. For employees the title is only spoken. */
export function SubHeader({ trail }: { trail: MenuEntry[] }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const ownTitle = useOwnPageTitle();
  const isTitleHidden = isEmployee(useMe().user);
  const page = trail.at(-1);
  const title = ownTitle ?? (page && nameOf(page.text)) ?? t('common.product');
  // The employees' own home is called like the first crumb; one of the two is enough.
  const crumbs = trail.filter(({ text }) => text !== 'home');
  const tabs = trail.findLast((entry) => entry.pages)?.pages ?? [];

  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);

  return (
    <div className="sub-header">
      <h1 className={isTitleHidden ? 'visually-hidden' : undefined} tabIndex={-1}>
        {title}
      </h1>
      <nav aria-label={t('shell.breadcrumb')} className="sub-header__crumbs">
        <ol>
          <li>
            <Link to="/dashboard">{t('common.home')}</Link>
          </li>
          {crumbs.map((entry, index) => (
            <li key={`${entry.text}${entry.path}`} aria-current={!ownTitle && index === crumbs.length - 1 ? 'page' : undefined}>
              {entry.path && (ownTitle || index < crumbs.length - 1) ? (
                <Link to={entry.path}>{nameOf(entry.text)}</Link>
              ) : (
                nameOf(entry.text)
              )}
            </li>
          ))}
          {ownTitle && <li aria-current="page">{ownTitle}</li>}
        </ol>
      </nav>
      {tabs.length > 1 && <SectionTabs pages={tabs} active={page?.path} />}
    </div>
  );
}

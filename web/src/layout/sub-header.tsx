import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnPageTitle } from '../platform/page-title.ts';
import { isEmployee, useMe } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts.ts';
import type { MenuEntry } from './menu/menu-entry.ts';
import { useMenuName } from './menu/menu-name.ts';
import { SectionTabs } from './section-tabs.tsx';
import './sub-header.css';

/**
 * Title and breadcrumbs of the active menu entry. A record's page is below its list and has its own tabs. For employees only screen readers read the
 * title.
 */
export function SubHeader({ trail }: { trail: MenuEntry[] }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const own = useOwnPageTitle();
  const isTitleHidden = isEmployee(useMe().user) || own?.isShown === false;
  const page = trail.at(-1);
  const title = own?.name ?? (page && nameOf(page.text)) ?? t('common.product');
  // The employees' own home is called like the first crumb, and a group may be called like its first page: one of the two is enough.
  const crumbs = trail.filter(({ text }, index) => text !== 'home' && trail[index + 1]?.text !== text);
  const tabs = (!own && trail.findLast((entry) => entry.pages)?.pages) || [];

  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);

  return (
    <div className={`line wraps sub-header ${isTitleHidden ? 'sub-header--slim' : ''}`}>
      <h1 className={isTitleHidden ? 'visually-hidden' : undefined} tabIndex={-1}>
        {title}
      </h1>
      <nav aria-label={t('shell.breadcrumb')} className="sub-header__crumbs">
        <ol className="flex wraps quiet">
          <li>
            <Link to="/dashboard" className="quiet">
              {t('common.home')}
            </Link>
          </li>
          {crumbs.map((entry, index) => (
            <li key={`${entry.text}${entry.path}`} aria-current={!own && index === crumbs.length - 1 ? 'page' : undefined}>
              {entry.path && (own || index < crumbs.length - 1) ? (
                <Link to={entry.path} className="quiet">
                  {nameOf(entry.text)}
                </Link>
              ) : (
                nameOf(entry.text)
              )}
            </li>
          ))}
        </ol>
      </nav>
      {tabs.length > 1 && <SectionTabs pages={tabs} active={page?.path} />}
    </div>
  );
}

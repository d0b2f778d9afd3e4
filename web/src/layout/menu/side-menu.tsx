import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { Brand } from './brand.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';
import { toggleMinimised, useMinimised } from './menu-width.ts';
import './side-menu.css';

type Props = { menu: MenuEntry[]; trail: MenuEntry[] };

export function SideMenu({ menu, trail }: Props) {
  const t = useTexts();
  const isMinimised = useMinimised();
  const Toggle = isMinimised ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className="column sticky side-menu">
      <div className="rigid between flex middle side-menu__head">
        <Brand />
        <button
          type="button"
          className="stacked rounded centered side-menu__toggle"
          aria-label={isMinimised ? t('shell.widen_menu') : t('shell.minimise_menu')}
          aria-expanded={!isMinimised}
          onClick={toggleMinimised}
        >
          <Toggle size={18} aria-hidden />
        </button>
      </div>
      <nav aria-label={t('shell.menu')} className="fills side-menu__scroll">
        <MenuList menu={menu} trail={trail} isMinimised={isMinimised} />
      </nav>
    </aside>
  );
}

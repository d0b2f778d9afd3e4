import { X } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { useShell } from '../shell-context.ts';
import { Brand } from './brand.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

type Props = { menu: MenuEntry[]; trail: MenuEntry[] };

/** The side menu of narrow windows. */
export function MenuDrawer({ menu, trail }: Props) {
  const t = useTexts();
  const { layer, close } = useShell();
  return (
    <SidePanel label={t('shell.menu')} side="left" className="menu-drawer" isOpen={layer === 'menu'} onClose={close}>
      <div className="column sticky side-menu">
        <div className="rigid between flex middle side-menu__head">
          <Brand />
          <button type="button" className="stacked rounded centered side-menu__toggle" aria-label={t('shell.close_menu')} onClick={close}>
            <X size={18} aria-hidden />
          </button>
        </div>
        <nav aria-label={t('shell.menu')} className="fills side-menu__scroll">
          <MenuList menu={menu} trail={trail} isMinimised={false} />
        </nav>
      </div>
    </SidePanel>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import { useLive } from '../platform/use-live.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { MenuContext } from './menu/menu-context.ts';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { QuickPanel } from './panels/quick-panel.tsx';
import { UserPanel } from './panels/user-panel.tsx';
import './print.css';
import { ScrollToTop } from './scroll-to-top.tsx';
import { QuickSearch, type ShowPalette } from './search/quick-search.tsx';
import './shell.css';
import { OpenWarning } from './open-warning.tsx';
import { ShellContext } from './shell-context.ts';
import { SubHeader } from './sub-header.tsx';
import { useLayers } from './use-layers.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }));

type Props = {
  menu: MenuEntry[];
  trail: MenuEntry[];
  /** The content of the palette once it is open. */
  palette: ShowPalette;
  /** The content of the quick panel above notifications. */
  waiting: ReactNode;
  /** A page that names itself, for example the one for a missing page, needs no title above it. */
  hasTitle: boolean;
  children: ReactNode;
};

export function Shell({ menu, trail, palette, waiting, hasTitle, children }: Props) {
  const t = useTexts();
  const layers = useLayers();
  const isBusy = useRouterState({ select: (state) => state.isLoading });
  useShortcuts(menu, layers.open);
  useLive();
  // Loaded when it is first opened; closing leaves it in place, to close as the other panels do.
  const [showsShortcuts, showShortcuts] = useState(false);
  if (layers.layer === 'shortcuts' && !showsShortcuts) showShortcuts(true);
  return (
    <ShellContext value={layers}>
      <MenuContext value={menu}>
        <div className="stacked tall shell">
          <a className="rounded fixed skip-link not-printed" href="#content">
            {t('shell.skip_to_content')}
          </a>
          <SideMenu menu={menu} trail={trail} />
          <div className="column shrinkable shell__right">
            <Header />
            <main id="content" className="full fills shell__content" tabIndex={-1} aria-busy={isBusy}>
              {hasTitle && <SubHeader trail={trail} />}
              {children}
            </main>
            <Footer />
            <BottomBar menu={menu} trail={trail} />
          </div>
          <ScrollToTop />
        </div>
        <MenuDrawer menu={menu} trail={trail} />
        <QuickPanel waiting={waiting} />
        <UserPanel />
        <Suspense>{showsShortcuts && <ShortcutsSheet menu={menu} />}</Suspense>
        <OpenWarning />
        {layers.layer === 'palette' && <QuickSearch palette={palette} />}
      </MenuContext>
    </ShellContext>
  );
}

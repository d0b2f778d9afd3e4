import { useFeatures } from '../platform/features.ts';
import { useTexts } from '../platform/texts.ts';
import { modifierKey } from './header/search-field.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import { menuKeys } from './menu/menu-keys.ts';
import { useMenuName } from './menu/menu-name.ts';
import { useShell } from './shell-context.ts';
import './shortcuts-sheet.css';
import { SidePanel } from '../ui/side-panel.tsx';

type Shortcut = [keys: string[], text: string];

export function ShortcutsSheet({ menu }: { menu: MenuEntry[] }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const { layer, close } = useShell();
  const { quick_search } = useFeatures();
  const rows: Shortcut[] = [
    ...(quick_search ? [[[modifierKey, 'K'], t('shell.shortcut_search')] satisfies Shortcut] : []),
    [['?'], t('shell.shortcut_help')],
    [['['], t('shell.shortcut_menu')],
    [['/'], t('shell.shortcut_find')],
    [['n'], t('shell.shortcut_new')],
    [[modifierKey, '↵'], t('shell.shortcut_save')],
    [['Esc'], t('shell.shortcut_close')],
    ...menuKeys(menu).map(({ key, text }): Shortcut => [['g', key], t('shell.shortcut_go', { page: nameOf(text) })]),
  ];
  return (
    <SidePanel label={t('shell.help')} title={t('shell.shortcuts')} side="right" isOpen={layer === 'shortcuts'} onClose={close}>
      <dl className="shortcuts">
        {rows.map(([keys, text]) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  );
}

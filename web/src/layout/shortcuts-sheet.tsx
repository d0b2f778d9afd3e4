import { useRouterState } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useFeatures } from '../platform/features.ts';
import { isEmployee, useMe } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Heading } from '../ui/layout/heading.tsx';
import { SidePanel } from '../ui/overlays/side-panel.tsx';
import { isApple } from './header/search-field.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import { menuKeys } from './menu/menu-keys.ts';
import { useMenuName } from './menu/menu-name.ts';
import { useShell } from './shell-context.ts';
import { isNamedKey } from './shortcut-keys.ts';
import { shortcutGroups, worksOn } from './shortcuts.ts';
import './shortcuts-sheet.css';

/** Every keyboard shortcut: those of this page first, then those that work everywhere, then all others. */
export function ShortcutsSheet({ menu }: { menu: MenuEntry[] }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const { user } = useMe();
  const { layer, close } = useShell();
  const { quick_search } = useFeatures();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const groups = shortcutGroups.filter(({ isForStaff }) => !(isForStaff && isEmployee(user)));
  const here = groups.filter((group) => worksOn(group, path)).toSorted((one, other) => Number(!one.on) - Number(!other.on));
  const elsewhere = groups.filter((group) => !worksOn(group, path));
  const shown = ({ title, shortcuts }: (typeof groups)[number]) => (
    <Group key={title} title={t(`shell.${title}`)}>
      {shortcuts
        .filter(({ text }) => quick_search || text !== 'shortcut_search')
        .map(({ keys, text }) => (
          <Row key={text} ways={keys} text={t(`shell.${text}`)} />
        ))}
    </Group>
  );
  return (
    <SidePanel label={t('shell.help')} title={t('shell.shortcuts')} side="right" isOpen={layer === 'shortcuts'} onClose={close}>
      {here.map(shown)}
      <Group title={t('shell.shortcuts_go')}>
        {menuKeys(menu).map(({ key, text }) => (
          <Row key={key} ways={[['g', key]]} text={t('shell.shortcut_go', { page: nameOf(text) })} />
        ))}
      </Group>
      <Disclosure head={t('shell.shortcuts_elsewhere')}>{elsewhere.map(shown)}</Disclosure>
    </SidePanel>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="shortcuts">
    <Heading level={3} size="body">
      {title}
    </Heading>
    <dl>{children}</dl>
  </section>
);

function Row({ ways, text }: { ways: readonly (readonly string[])[]; text: string }) {
  const t = useTexts();
  const nameOf = (key: string): string => {
    if (key === 'ctrl' && isApple) return '⌘';
    return isNamedKey(key) ? t(`shell.keys.${key}`) : key;
  };
  return (
    <div>
      <dt className="flex wraps gap-1">
        {ways.map((keys, index) => (
          <Fragment key={keys.join()}>
            {index > 0 && keys.length > 1 && <span aria-hidden>·</span>}
            {keys.map((key) => (
              <kbd key={key}>{nameOf(key)}</kbd>
            ))}
          </Fragment>
        ))}
      </dt>
      <dd className="rigid">{text}</dd>
    </div>
  );
}

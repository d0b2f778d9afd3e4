import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { type KeybindingsMap, tinykeys } from 'tinykeys';
import { useFeatures } from '../platform/features.ts';
import { usePreferences } from '../platform/session/preferences.ts';
import type { MenuEntry } from './menu/menu-entry.ts';
import { menuKeys } from './menu/menu-keys.ts';
import { toggleMinimised } from './menu/menu-width.ts';
import type { Layer } from './shell-context.ts';

/**
 * Keyboard shortcuts of the shell. Single letters are off while the user types, while a layer is open, and when the user switched them off.
 */
export function useShortcuts(menu: MenuEntry[], open: (layer: Layer) => void): void {
  const { single_key_shortcuts } = usePreferences();
  const { quick_search } = useFeatures();
  const navigate = useNavigate();

  // A layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const search: KeybindingsMap = quick_search ? { '$mod+k': handle(() => open('palette')) } : {};
    const always = tinykeys(window, search, { ignore: () => false });
    if (!single_key_shortcuts) return always;

    const letters: KeybindingsMap = {
      '[Shift]+?': handle(() => open('shortcuts')),
      '[': handle(toggleMinimised),
    };
    for (const { key, path } of menuKeys(menu)) letters[`g ${key}`] = handle(() => void navigate({ to: path }));
    const stop = tinykeys(window, letters, { ignore: isTyping });
    return () => {
      always();
      stop();
    };
  }, [menu, open, navigate, single_key_shortcuts, quick_search]);
}

const handle = (act: () => void) => (event: KeyboardEvent) => {
  event.preventDefault();
  act();
};

const isTyping = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') !== null;

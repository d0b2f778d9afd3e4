import { useEffect } from 'react';
import { isForPage } from '../../crud/list/use-list-keys.ts';
import { usePreferences } from '../../platform/session/preferences.ts';

/** Single-letter shortcuts, if enabled in the preferences and not used by a focused element. */
export function useInboxKeys(keys: Record<string, () => void>): void {
  const { single_key_shortcuts } = usePreferences();
  useEffect(() => {
    if (!single_key_shortcuts) return;
    const onKey = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      if (!act || !isForPage(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

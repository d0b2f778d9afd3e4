import { useEffect } from 'react';
import { usePreferences } from '../../../platform/preferences.ts';

/** The keys of the officer, as they are called in the list of keys. */
export const mendKeys = ['enter', 'next', 'previous', 'edit', 'absent', 'confirm', 'undo', 'help'] as const;
export type MendKey = (typeof mendKeys)[number];

const letters: Record<string, MendKey> = {
  n: 'next',
  j: 'next',
  p: 'previous',
  k: 'previous',
  e: 'edit',
  a: 'absent',
  c: 'confirm',
  u: 'undo',
  '?': 'help',
};

/** One key per day. They rest while somebody types or answers a question that lies above; letters are for those who want them. */
export function useMendKeys(acts: Partial<Record<MendKey, (() => void) | undefined>>): void {
  const { single_key_shortcuts } = usePreferences();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = event.key === 'Enter' ? 'enter' : single_key_shortcuts ? letters[event.key.toLowerCase()] : undefined;
      const act = name && acts[name];
      if (!act || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** The key belongs to what has the focus: a field, a list of choices; Enter also to a button or a link. Of two layers the upper one counts. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelectorAll('[role=dialog]').length > 1) return true;
  return (
    target.closest(
      key === 'Enter' ? 'input, textarea, select, [role=menu], a, button' : 'input:not([type=checkbox]), textarea, select, [role=menu]',
    ) !== null
  );
}

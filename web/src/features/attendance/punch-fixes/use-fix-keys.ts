import { useEffect } from 'react';
import { usePreferences } from '../../../platform/session/preferences.ts';

/** The keys of the officer, as they are called in the list of keys. */
export const fixKeys = ['enter', 'next', 'previous', 'edit', 'absent', 'confirm', 'undo', 'help'] as const;
export type FixKey = (typeof fixKeys)[number];

const letters: Record<string, FixKey> = {
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

/** One key per day. The keys are off while the user types or a dialog on top is open; letter keys follow the user's preference. */
export function useFixKeys(acts: Partial<Record<FixKey, (() => void) | undefined>>): void {
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

/** A focused field or list keeps its keys, and a focused button or link keeps Enter. With a second dialog open, the shortcuts are off. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelectorAll('[role=dialog]').length > 1) return true;
  return (
    target.closest(
      key === 'Enter' ? 'input, textarea, select, [role=menu], a, button' : 'input:not([type=checkbox]), textarea, select, [role=menu]',
    ) !== null
  );
}

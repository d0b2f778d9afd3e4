import { useEffect, useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import { usePreferences } from '../../platform/session/preferences.ts';
import type { Page } from '../page.ts';

/** `/` search, `n` new, `x` ticks, `j` `k` and the arrows move through the rows, Enter opens. Letters only for those who want them. */
export function useListKeys({ address, rights, open, create }: Page, rows: Row[], tick?: (row: Row) => void): number | undefined {
  const { single_key_shortcuts: letters } = usePreferences();
  const [active, setActive] = useState<number>();
  const isCovered = address.opened !== undefined;

  useEffect(() => {
    const step = (by: number) => setActive((at) => Math.max(0, Math.min(rows.length - 1, at === undefined ? 0 : at + by)));
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => active !== undefined && rows[active] && open(rows[active]),
      ...(letters && {
        j: () => step(1),
        k: () => step(-1),
        '/': () => document.querySelector<HTMLInputElement>('.search-box input')?.focus(),
        ...(rights.create && { n: create }),
        ...(tick && { x: () => active !== undefined && rows[active] && tick(rows[active]) }),
      }),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || isCovered || !isForPage(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    document.querySelector('.ui-table__active, .data-card--active')?.scrollIntoView({ block: 'nearest' });
  });
  return active !== undefined && active < rows.length ? active : undefined;
}

/** Whether no other element handles the key. */
export const isForPage = (event: KeyboardEvent): boolean => !event.defaultPrevented && !hasModifier(event) && !isBusy(event);

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (shiftKey && key !== '/');

/** The focused element takes the key if it is an input, a menu or a dialog; for Enter also a link or a button. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const owners = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]';
  return target.closest(key === 'Enter' ? `${owners}, a, button` : owners) !== null;
}

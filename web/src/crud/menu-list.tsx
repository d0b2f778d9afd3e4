import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

export type MenuItem = {
  key: string;
  label: string;
  icon?: LucideIcon;
  isDangerous?: boolean;
  /** Given: one of several, and whether it is the chosen one. */
  isChosen?: boolean;
  onSelect: () => void;
};

/** The entries of a menu: arrows, Home and End move, Enter chooses. */
export function MenuList({ label, items, onDone }: { label: string; items: readonly MenuItem[]; onDone: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('button')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };

  return (
    <div ref={list} role="menu" aria-label={label} tabIndex={-1} className="action-menu" onKeyDown={onKeyDown}>
      {items.map(({ key, label: text, icon: Icon, isDangerous, isChosen, onSelect }) => (
        <button
          key={key}
          type="button"
          role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChosen}
          tabIndex={-1}
          className={isDangerous ? 'action-menu__danger' : ''}
          onClick={() => {
            onDone();
            onSelect();
          }}
        >
          {Icon && <Icon size={16} aria-hidden />}
          {text}
          {isChosen && <Check className="action-menu__check" size={16} aria-hidden />}
        </button>
      ))}
    </div>
  );
}

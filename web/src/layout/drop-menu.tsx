import { Check, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import './drop-menu.css';

type Option<V extends string> = { value: V; text: string; lang?: string };
type Props<V extends string> = { label: string; icon: LucideIcon; options: Option<V>[]; value: V; onChoose: (value: V) => void };

/** A button with a short list, of which one is chosen. */
export function DropMenu<V extends string>({ label, icon, options, value, onChoose }: Props<V>) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const closeOutside = (event: PointerEvent) => !box.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    if (step === undefined) return;
    event.preventDefault();
    items.at((items.indexOf(document.activeElement as HTMLElement) + step) % items.length)?.focus();
  };

  return (
    <div ref={box} className="drop-menu drop-menu--optional">
      <IconButton icon={icon} label={label} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <div ref={list} className="drop-menu__list" role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === value}
              lang={option.lang}
              tabIndex={-1}
              onClick={() => {
                close();
                onChoose(option.value);
              }}
            >
              <Check size={16} aria-hidden />
              {option.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

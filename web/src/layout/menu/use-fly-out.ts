import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The delay in milliseconds before a fly-out closes after the pointer has left it. */
const hoverTimeout = 500;

/** A submenu next to its button: opens by pointer, focus and click; closes after half a second, by Escape or when the focus leaves. */
export function useFlyOut(isEnabled: boolean) {
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<CSSProperties>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isEnabled) setPlace(undefined);
  }, [isEnabled]);

  const open = (): void => {
    clearTimeout(timer.current);
    const box = anchor.current?.getBoundingClientRect();
    if (box) setPlace({ top: box.top, left: box.right + 8 });
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  const leave = (): void => {
    timer.current = setTimeout(close, hoverTimeout);
  };

  const area = {
    onMouseEnter: open,
    onMouseLeave: leave,
    onFocus: open,
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      event.stopPropagation();
    },
  };
  return { anchor, isOpen: place !== undefined, place, toggle: open, area: isEnabled ? area : {} };
}

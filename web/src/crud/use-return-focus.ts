import { useEffect, useRef } from 'react';

/** When the drawers are closed, the focus goes back to where it was outside of them. */
export function useReturnFocus(isOpen: boolean): void {
  const outside = useRef<HTMLElement>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role=dialog], [role=menu]')) outside.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (isOpen) return;
    if (document.activeElement === document.body) outside.current?.focus();
  }, [isOpen]);
}

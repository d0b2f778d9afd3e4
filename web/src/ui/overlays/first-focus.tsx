import { type RefObject, useEffect } from 'react';

type Props = { panel: RefObject<HTMLElement | null>; find: (panel: HTMLElement) => HTMLElement | null | undefined };

/** Used inside a panel. The panel has the focus until its content is there; then the found element gets it, once. */
export function FirstFocus({ panel, find }: Props) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const pass = () => {
      const found = document.activeElement === element && find(element);
      if (!found) return;
      stop();
      found.focus();
    };
    const observer = new MutationObserver(pass);
    const stop = () => {
      element.removeEventListener('focus', pass);
      observer.disconnect();
    };
    element.addEventListener('focus', pass);
    observer.observe(element, { childList: true, subtree: true });
    pass();
    return stop;
  }, [panel, find]);
  return null;
}

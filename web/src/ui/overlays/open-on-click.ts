import type { MouseEvent } from 'react';

/** A click on a row opens it, unless the click is on a control inside the row, selects text, or opens a new tab. */
export const openOnClick = (open: () => void) => (event: MouseEvent<HTMLElement>) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const inner = (event.target as HTMLElement).closest('a, button, input, label');
  if (inner && inner !== event.currentTarget) return;
  if (window.getSelection()?.type === 'Range') return;
  event.preventDefault();
  open();
};

import { useEffect, useRef } from 'react';

type Wishes = { onStep: (by: 1 | -1) => void; onAdd: () => void; onSubmit: () => void; onUndo: () => void; onRedo: () => void };

/** Keys of the whole page; they rest while a layer is open and while something else than hours is typed. */
export function useWeekKeys(wishes: Wishes): void {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wish = wishOf(event);
      if (!wish || event.defaultPrevented || isElsewhere(event.target as HTMLElement)) return;
      event.preventDefault();
      wish(latest.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function wishOf(event: KeyboardEvent): ((wishes: Wishes) => void) | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey && key === 'ArrowLeft') return ({ onStep }) => onStep(-1);
  if (altKey && key === 'ArrowRight') return ({ onStep }) => onStep(1);
  if ((ctrlKey || metaKey) && key === 'Enter') return ({ onSubmit }) => onSubmit();
  if ((ctrlKey || metaKey) && !altKey && !isTyping(event)) {
    if (key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)) return ({ onRedo }) => onRedo();
    if (key === 'z') return ({ onUndo }) => onUndo();
  }
  if (key === '/' && !altKey && !ctrlKey && !metaKey) return ({ onAdd }) => onAdd();
  return undefined;
}

/** While a cell is typed in, the browser takes back its key strokes. */
const isTyping = ({ target }: KeyboardEvent): boolean => (target as HTMLElement).dataset?.typing !== undefined;

const isElsewhere = (target: HTMLElement): boolean =>
  target.closest?.('[data-row]') === null &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;

import { useEffect, useRef } from 'react';

type KeyActions = { onStep: (by: 1 | -1) => void; onAdd: () => void; onSubmit: () => void; onUndo: () => void; onRedo: () => void };

/** Keys of the whole page; they rest while a layer is open and while something else than hours is typed. */
export function useWeekKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const params = paramsOf(event);
      if (!params || event.defaultPrevented || isElsewhere(event.target as HTMLElement)) return;
      event.preventDefault();
      params(latest.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function paramsOf(event: KeyboardEvent): ((actions: KeyActions) => void) | undefined {
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

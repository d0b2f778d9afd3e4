import type { KeyboardEvent, RefObject } from 'react';
import { type Size, type Spot, stepIn } from './edits/step-in.ts';

type KeyActions = {
  size: Size;
  onCopyLeft: (at: Spot) => void;
  onNote: (at: Spot, cell: HTMLInputElement) => void;
  onSubmit: () => void;
};

/** The keys that lead through the cells. A cell takes its value when it loses the focus. */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, { size, onCopyLeft, onNote, onSubmit }: KeyActions) {
  const focus = ({ row, column }: Spot): boolean => {
    const found = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    const cell = found?.tagName === 'TH' ? found.querySelector('button') : found;
    cell?.focus();
    return Boolean(cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement;
    const { row, column } = cell.closest<HTMLElement>('[data-row]')?.dataset ?? {};
    if (row === undefined || column === undefined || event.altKey || event.nativeEvent.isComposing) return;
    const at = { row: Number(row), column: Number(column) };
    const act = (what: () => void) => {
      event.preventDefault();
      what();
    };
    if ((event.ctrlKey || event.metaKey) && cell instanceof HTMLInputElement) {
      if (event.key === 'd') return act(() => leaveFor(cell, () => [onCopyLeft(at), cell.focus()]));
      if (event.key === ';') return act(() => onNote(at, cell));
      if (event.key === 'Enter') return act(() => leaveFor(cell, onSubmit));
      return;
    }
    const next = stepIn(size, at, event, caretOf(cell));
    if (next && focus(next)) event.preventDefault();
    else if (event.key === 'Enter' && cell instanceof HTMLInputElement) act(() => leaveFor(cell, () => cell.focus()));
  };

  return { onKeyDown, focus };
}

/** Blurs the cell first, so that its typed value is taken. */
function leaveFor(cell: HTMLInputElement, next: () => unknown): void {
  cell.blur();
  next();
}

/** Whether the caret is at the start or end of the cell; both if the whole text is selected or the cell has no input, so arrows leave it. */
function caretOf(cell: HTMLElement): { isAtStart: boolean; isAtEnd: boolean } {
  if (!(cell instanceof HTMLInputElement)) return { isAtStart: true, isAtEnd: true };
  const { selectionStart, selectionEnd, value } = cell;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return { isAtStart: isWhole || selectionEnd === 0, isAtEnd: isWhole || selectionStart === value.length };
}

/** A cell by the numbers of its row and its column, from 0. */
export type Place = { row: number; column: number };
export type Size = { rows: number; columns: number };

/** Marks a cell, so that `placeAt` finds it. */
export const placeMark = ({ row, column }: Place) => ({ 'data-place': `${row},${column}` });

/** The cell of an event or element. */
export function placeAt(target: EventTarget | null): Place | undefined {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [row, column] = mark?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

export const focusPlace = (box: HTMLElement | null, { row, column }: Place): void =>
  box?.querySelector<HTMLElement>(`[data-place="${row},${column}"]`)?.focus();

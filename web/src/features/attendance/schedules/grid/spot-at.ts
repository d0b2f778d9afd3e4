import type { Spot } from './selection.ts';

/** The cell of a grid that an event is about. */
export function spotAt(target: EventTarget): Spot | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

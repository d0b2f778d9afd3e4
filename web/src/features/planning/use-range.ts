import { useState } from 'react';
import { useDrag } from '../../ui/drag/use-drag.ts';

/** Columns of one row that are chosen for a new booking; `from` is where the choice began. */
export type Range = { row: number; from: number; to: number };

export const firstOf = ({ from, to }: Range): number => Math.min(from, to);
export const lastOf = ({ from, to }: Range): number => Math.max(from, to);

type Given = { columns: number; onChosen: (range: Range) => void };
type Held = { row: number; column: number; width: number };

/** Empty cells that a pointer is dragged over, or that keys have chosen; releasing the pointer begins a booking of their days. */
export function useRange({ columns, onChosen }: Given) {
  const [keyed, setKeyed] = useState<Range>();
  const { dragged, onPointerDown } = useDrag<Held, Range>({
    pick: (_press, element) => {
      const cell = element.closest<HTMLElement>('[data-place]');
      if (!cell || element.closest('[data-booking]')) return undefined;
      const [row = 0, column = 0] = (cell.dataset.place ?? '').split(',').map(Number);
      const track = cell.closest('tr')?.querySelector<HTMLElement>('[data-track]');
      return track?.clientWidth ? { row, column, width: track.clientWidth / columns } : undefined;
    },
    over: ({ row, column, width }, { byX }, before) => {
      const to = Math.min(columns - 1, Math.max(0, column + Math.round(byX / width)));
      return before || to !== column ? { row, from: column, to } : undefined;
    },
    drop: (_held, range) => onChosen(range),
  });
  return { range: dragged?.spot ?? keyed, set: setKeyed, onPointerDown };
}

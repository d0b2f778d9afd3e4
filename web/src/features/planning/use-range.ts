import { useState } from 'react';
import { type Place, placeAt } from '../../ui/day-grid/place.ts';
import { useDrag } from '../../ui/drag/use-drag.ts';

/** Columns of one row that are chosen for a new booking; `from` is where the choice began. */
export type Range = { row: number; from: number; to: number };

export const firstOf = ({ from, to }: Range): number => Math.min(from, to);
export const lastOf = ({ from, to }: Range): number => Math.max(from, to);

type Given = { columns: number; onChosen: (range: Range) => void };
type Held = Place & { width: number };

/** Empty cells that a pointer is dragged over, or that keys have chosen; releasing the pointer begins a booking of their days. */
export function useRange({ columns, onChosen }: Given) {
  const [keyed, setKeyed] = useState<Range>();
  const { dragged, onPointerDown } = useDrag<Held, Range>({
    pick: (_press, element) => {
      const place = element.closest('[data-booking]') ? undefined : placeAt(element);
      const track = element.closest('tr')?.querySelector<HTMLElement>('[data-track]');
      return place && track?.clientWidth ? { ...place, width: track.clientWidth / columns } : undefined;
    },
    over: ({ row, column, width }, { byX }, before) => {
      const to = Math.min(columns - 1, Math.max(0, column + Math.round(byX / width)));
      return before || to !== column ? { row, from: column, to } : undefined;
    },
    drop: (_held, range) => onChosen(range),
  });
  return { range: dragged?.spot ?? keyed, set: setKeyed, onPointerDown };
}

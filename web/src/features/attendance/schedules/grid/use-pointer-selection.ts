import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Place, placeAt } from '../../../../ui/day-grid/place.ts';
import { useDrag } from '../../../../ui/drag/use-drag.ts';
import { type Selection, startAt } from './selection.ts';

type Given = { selection: Selection; onSelect: (next: Selection) => void; onDone: (done: Selection) => void };

/** A rectangle drawn with the mouse or a pen. A finger scrolls, so it takes one cell at a time. */
export function usePointerSelection({ selection, onSelect, onDone }: Given) {
  const isFinger = useRef(false);
  const { onPointerDown } = useDrag<Place, Selection>({
    pick: ({ shiftKey }, element) => {
      const place = placeAt(element);
      return place && shiftKey ? selection.anchor : place;
    },
    over: (anchor, { element }, before) => {
      const active = placeAt(element);
      if (!active || (before && isSame(before.active, active))) return undefined;
      const next = { anchor, active };
      onSelect(next);
      return next;
    },
    drop: (_anchor, drawn) => onDone(drawn),
  });
  return {
    onPointerDown: (event: PointerEvent) => {
      isFinger.current = event.pointerType === 'touch';
      onPointerDown(event);
    },
    onClick: (event: MouseEvent) => {
      const place = isFinger.current ? placeAt(event.target) : undefined;
      if (!place) return;
      onSelect(startAt(place));
      onDone(startAt(place));
    },
  };
}

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

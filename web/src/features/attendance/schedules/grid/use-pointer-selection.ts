import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useDrag } from '../../../../ui/drag/use-drag.ts';
import { type Selection, type Spot, startAt } from './selection.ts';
import { spotAt } from './spot-at.ts';

type Given = { selection: Selection; onSelect: (next: Selection) => void; onDone: (done: Selection) => void };

/** A rectangle drawn with the mouse or a pen. A finger scrolls, so it takes one cell at a time. */
export function usePointerSelection({ selection, onSelect, onDone }: Given) {
  const isFinger = useRef(false);
  const { onPointerDown } = useDrag<Spot, Selection>({
    pick: ({ shiftKey }, element) => {
      const spot = spotAt(element);
      return spot && shiftKey ? selection.anchor : spot;
    },
    over: (anchor, { element }, before) => {
      const active = element && spotAt(element);
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
      const spot = isFinger.current ? spotAt(event.target) : undefined;
      if (!spot) return;
      onSelect(startAt(spot));
      onDone(startAt(spot));
    },
  };
}

const isSame = (one: Spot, other: Spot): boolean => one.row === other.row && one.column === other.column;

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Selection, startAt } from './selection.ts';
import { spotAt } from './spot-at.ts';

type Given = { selection: Selection; onSelect: (next: Selection) => void; onDone: (done: Selection) => void };

/** A rectangle drawn with the mouse or a pen. A finger scrolls, so it takes one cell at a time. */
export function usePointerSelection({ selection, onSelect, onDone }: Given) {
  const drawn = useRef<Selection>(undefined);
  const isFinger = useRef(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // The pointer may be released anywhere.
  useEffect(() => {
    const onUp = () => {
      const finished = drawn.current;
      drawn.current = undefined;
      if (finished) done.current(finished);
    };
    window.addEventListener('pointerup', onUp);
    return () => window.removeEventListener('pointerup', onUp);
  }, []);

  const draw = (next: Selection) => {
    drawn.current = next;
    onSelect(next);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      isFinger.current = event.pointerType === 'touch';
      const spot = spotAt(event.target);
      if (!spot || isFinger.current || event.button !== 0) return;
      draw(event.shiftKey ? { anchor: selection.anchor, active: spot } : startAt(spot));
    },
    onPointerOver: (event: PointerEvent) => {
      const spot = drawn.current && spotAt(event.target);
      if (drawn.current && spot) draw({ anchor: drawn.current.anchor, active: spot });
    },
    onClick: (event: MouseEvent) => {
      const spot = isFinger.current ? spotAt(event.target) : undefined;
      if (!spot) return;
      onSelect(startAt(spot));
      done.current(startAt(spot));
    },
  };
}

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { nextPoint } from './next-point.ts';

const selector = '[data-point]';

/** Which point is looked at: under the pointer or with the focus. One point is in the order of tabs; arrow keys lead to the others. */
export function usePoints(count: number) {
  const [shown, setShown] = useState<number>();
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const points = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const next = nextPoint(event.key, points.indexOf(document.activeElement as HTMLElement), count);
    if (next === undefined) return;
    event.preventDefault();
    points[next]?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setShown(undefined);
  };
  return {
    shown,
    list: { onKeyDown, onBlur, onPointerLeave: () => setShown(undefined) },
    pointProps: (index: number) => ({
      'data-point': index,
      tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setShown(index);
      },
      onPointerEnter: () => setShown(index),
    }),
  };
}

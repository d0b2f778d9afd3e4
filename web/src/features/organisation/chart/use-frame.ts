import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './org-chart-view.ts';

export const frameOf = (stage: HTMLElement | null): Size => ({ width: stage?.clientWidth || 1, height: stage?.clientHeight || 1 });

/** The size of the window onto the picture. */
export function useFrame(stage: RefObject<HTMLElement | null>): Size {
  const [frame, setFrame] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const measure = () => setFrame(frameOf(stage.current));
    measure();
    const observer = new ResizeObserver(measure);
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return frame;
}

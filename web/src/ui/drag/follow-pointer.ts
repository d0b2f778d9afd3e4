/** The way of the pointer since the press, in px of the page, and the element below it. */
export type Motion = { byX: number; byY: number; element: Element | null; altKey: boolean };

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'altKey' | 'target'>;
type Handlers = { onMove: (motion: Motion) => void; onRelease: () => void; onCancel: () => void };

/** A press that moves less than this, in px, is still a click. */
export const clickSlack = 4;

/** Follows a pressed pointer until it is released anywhere, or until Escape. Calling the result ends it without either. */
export function followPointer(press: Pointer, { onMove, onRelease, onCancel }: Handlers): () => void {
  const start = pointOf(press);
  const listeners = new AbortController();
  const { signal } = listeners;
  let hasMoved = false;
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void): void =>
    window.addEventListener(type, (event) => event.pointerId === press.pointerId && handle(event), { signal });
  on('pointermove', (event) => {
    const { x, y } = pointOf(event);
    const [byX, byY] = [x - start.x, y - start.y];
    hasMoved ||= Math.hypot(byX, byY) >= clickSlack;
    onMove({ byX, byY, element: elementAt(event), altKey: event.altKey });
  });
  on('pointerup', () => {
    listeners.abort();
    if (hasMoved) preventClick();
    onRelease();
  });
  const cancel = (): void => {
    listeners.abort();
    onCancel();
  };
  on('pointercancel', cancel);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
  // The browser would drag a link or select text instead.
  for (const type of ['dragstart', 'selectstart']) window.addEventListener(type, (event) => event.preventDefault(), { signal });
  return () => listeners.abort();
}

/** Releasing a dragged item is no click on it; the click follows within the same task. */
function preventClick(): void {
  const listener = new AbortController();
  const prevent = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', prevent, { capture: true, signal: listener.signal });
  setTimeout(() => listener.abort());
}

const pointOf = ({ clientX, clientY }: Pointer) => ({ x: clientX + window.scrollX, y: clientY + window.scrollY });

/** A pressed button, and every finger, capture the pointer, so that the event names the wrong element. */
function elementAt({ clientX, clientY, target }: Pointer): Element | null {
  return document.elementFromPoint?.(clientX, clientY) ?? (target instanceof Element ? target : null);
}

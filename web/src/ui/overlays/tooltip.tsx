import { type FocusEvent, type PointerEvent, type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './tooltip.css';

const showDelayMs = 400;
/** Long enough to move the pointer onto the words. */
const hideDelayMs = 150;
const gap = 6;

export type Handlers = {
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
};

/**
 * A label next to an element that shows none, under the pointer and at the keyboard focus. It repeats the element's name, so screen readers
 * hear it only once.
 */
export function useTooltip(text: string, own: Handlers): { over: Handlers; tip: ReactNode } {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const after = (ms: number, next: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const at = (next: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    setAnchor(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const leave = () => setAnchor(undefined);
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    addEventListener('keydown', leaveOnEscape, true);
    addEventListener('scroll', leave, true);
    return () => {
      removeEventListener('keydown', leaveOnEscape, true);
      removeEventListener('scroll', leave, true);
    };
  }, [anchor]);

  return {
    over: {
      onPointerEnter: (event) => {
        own.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') after(showDelayMs, event.currentTarget);
      },
      onPointerLeave: (event) => {
        own.onPointerLeave?.(event);
        after(hideDelayMs, undefined);
      },
      onPointerDown: (event) => {
        own.onPointerDown?.(event);
        isPressed.current = true;
        at(undefined);
      },
      onFocus: (event) => {
        own.onFocus?.(event);
        if (!isPressed.current && event.currentTarget.matches(':focus-visible')) at(event.currentTarget);
      },
      onBlur: (event) => {
        own.onBlur?.(event);
        isPressed.current = false;
        at(undefined);
      },
    },
    tip: anchor && (
      <Tip anchor={anchor} onPointerEnter={() => at(anchor)} onPointerLeave={() => at(undefined)}>
        {text}
      </Tip>
    ),
  };
}

type TipProps = { anchor: HTMLElement; onPointerEnter: () => void; onPointerLeave: () => void; children: string };

function Tip({ anchor, children, ...over }: TipProps) {
  const place: RefCallback<HTMLSpanElement> = (tip) => {
    if (!tip) return;
    tip.showPopover?.();
    const by = anchor.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const middle = by.left + (by.width - width) / 2;
    const below = by.bottom + gap;
    tip.style.left = `${Math.max(gap, Math.min(middle, innerWidth - width - gap))}px`;
    tip.style.top = `${below + height > innerHeight ? by.top - gap - height : below}px`;
  };
  return createPortal(
    <span ref={place} className="anywhere rounded smaller fixed ui-tooltip" popover="manual" aria-hidden {...over}>
      {children}
    </span>,
    document.body,
  );
}

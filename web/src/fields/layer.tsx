import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  align?: 'start' | 'end';
  /** A menu brings its own role and keys. */
  role?: 'dialog' | 'presentation';
  children: ReactNode;
};

/** A small panel beside a button: closes on Escape, on a click elsewhere and when the focus leaves; then the focus returns. */
export function Layer({ anchor, label, onClose, align = 'start', role = 'dialog', children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  // Portals bubble through React, so a click inside a layer above this one counts as inside.
  const wasInside = useRef(false);

  useLayoutEffect(() => {
    const put = () => panel.current && setPlace(placeBeside(anchor, panel.current, align));
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, true);
    const observer = new ResizeObserver(put);
    if (panel.current) observer.observe(panel.current);
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, true);
      observer.disconnect();
    };
  }, [anchor, align]);

  useEffect(() => {
    const element = panel.current;
    element?.querySelector<HTMLElement>('input, select, textarea, button:not([tabindex="-1"]), a[href]')?.focus();
    return () => {
      if (!element?.isConnected || element.contains(document.activeElement) || document.activeElement === document.body) anchor.focus();
    };
  }, [anchor]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const inside = wasInside.current || anchor.contains(event.target as Node);
      wasInside.current = false;
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is given; what is caught here are keys and presses of the content
    <div
      ref={panel}
      role={role}
      aria-label={role === 'dialog' ? label : undefined}
      className="layer"
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        wasInside.current = true;
      }}
    >
      {children}
    </div>,
    // A dialog keeps the focus within itself, so a layer of a dialog belongs inside it.
    anchor.closest('dialog, [role=dialog]') ?? document.body,
  );
}

const margin = 8;

function placeBeside(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): { left: number; top: number } {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = align === 'end' ? at.right - width : at.left;
  const fitsBelow = at.bottom + 4 + height <= window.innerHeight - margin;
  const top = fitsBelow || at.top < height ? at.bottom + 4 : at.top - height - 4;
  return {
    left: Math.max(margin, Math.min(left, window.innerWidth - width - margin)),
    top: Math.max(margin, Math.min(top, window.innerHeight - height - margin)),
  };
}

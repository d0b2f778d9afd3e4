import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import '../overlays/dialog-frame.css';
import { firstFieldIn } from '../overlays/first-field-in.ts';

type Props = { place: string; className: string; label: string; onKeyDown: (event: KeyboardEvent) => void; children: ReactNode };

/** A layer that looks like `DialogFrame` and takes its place until the dialog library is loaded, which no page begins with. */
export function ComingFrame({ place, className, label, onKeyDown, children }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  // Restores the focus, because the layer that follows gives it back to the element that has it then.
  useLayoutEffect(() => {
    const before = document.activeElement;
    firstFieldIn(layer.current, 'keyboard')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className="relative ui-dialog-layer">
      <div className="fixed ui-dialog-backdrop" />
      <div className={`flex clip fixed ui-dialog-viewport ${place}`}>
        <div ref={layer} className={className} role="dialog" aria-modal aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {children}
        </div>
      </div>
    </div>
  );
}

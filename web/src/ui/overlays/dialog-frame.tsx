import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { firstFieldIn } from './first-field-in.ts';
import './dialog-frame.css';

type Props = {
  open?: boolean;
  /** Of the box that places the layer: in the middle, or at an edge. */
  place: string;
  className: string;
  /** The name of a layer that shows no title. */
  label?: string | undefined;
  /** A layer with entries must not vanish under a stray click. */
  closesOutside?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A layer over the page: it traps the focus, closes on Escape and restores the focus. Its parts determine its look. */
export function DialogFrame({ open = true, place, className, label, closesOutside = true, onKeyDown, onClose, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} disablePointerDismissal={!closesOutside} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal className="relative ui-dialog-layer">
        <Dialog.Backdrop className="fixed ui-dialog-backdrop not-printed" forceRender />
        <Dialog.Viewport className={`flex clip fixed ui-dialog-viewport ${place}`}>
          <Dialog.Popup
            ref={popup}
            className={className}
            aria-label={label}
            onKeyDown={onKeyDown}
            initialFocus={(by) => firstFieldIn(popup.current, by)}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

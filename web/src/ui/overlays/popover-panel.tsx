import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import { closeUnlessOwn } from './close-unless-own.ts';
import { FirstFocus } from './first-focus.tsx';
import './popup.css';

type Props = { anchor: HTMLElement; label: string; align?: 'start' | 'end' | undefined; onClose: () => void; children: ReactNode };

/** A small panel next to a button: takes the focus, closes on Escape, on a press elsewhere and when the focus leaves, and gives it back. */
export function PopoverPanel({ anchor, label, align = 'start', onClose, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open onOpenChange={closeUnlessOwn(anchor, onClose)}>
      <Popover.Portal>
        <Popover.Positioner className="ui-popup-place" anchor={anchor} align={align} sideOffset={4} collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            className="floating ink rounded-large scrolls ui-popup"
            aria-label={label}
            initialFocus={popup}
            finalFocus={() => anchor}
          >
            <FirstFocus panel={popup} find={firstControl} />
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const controls =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled):not([tabindex="-1"]), a[href]';
const firstControl = (panel: HTMLElement) => panel.querySelector<HTMLElement>(controls);

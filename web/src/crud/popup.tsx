import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Layer } from '../fields/layer.tsx';
import { buttonClass } from '../ui/button-look.ts';

type Props = {
  /** What the button shows. */
  button: ReactNode;
  /** Name of button and panel; for a button with text it must begin with that text, so give it only where the button has none. */
  label: string;
  isIconOnly?: boolean;
  className?: string;
  align?: 'start' | 'end';
  kind?: 'dialog' | 'menu';
  disabled?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a small panel. */
export function Popup({
  button,
  label,
  isIconOnly = false,
  className = buttonClass({}),
  align = 'start',
  kind = 'dialog',
  disabled = false,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        disabled={disabled}
        aria-label={isIconOnly ? label : undefined}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && anchor.current && (
        <Layer anchor={anchor.current} label={label} align={align} onClose={close} role={kind === 'menu' ? 'presentation' : 'dialog'}>
          {children(close)}
        </Layer>
      )}
    </>
  );
}
